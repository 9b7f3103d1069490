import { foldAccents } from '@bac/exam/fold-accents.ts';

/** The guides in page order; each name is a message key and an anchor, each path the screen that the guide links to. */
export const guidePaths = {
  first: '/admin/system-settings',
  accounts: '/admin/users',
  roles: '/admin/roles',
  content: '/admin/content',
  settings: '/admin/system-settings',
  reports: '/admin/analytics',
  audit: '/admin/audit',
  backups: '/admin/dashboard',
} as const;

export type GuideName = keyof typeof guidePaths;
export const guideNames = Object.keys(guidePaths) as GuideName[];

export interface Guide {
  name: GuideName;
  title: string;
  lead: string;
  steps: readonly string[];
  link: string;
}

/** Guides that contain every word of the search, ignoring accents. */
export function findGuides(guides: readonly Guide[], search: string): Guide[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  return guides.filter(({ title, lead, steps }) => {
    const text = foldAccents([title, lead, ...steps].join(' '));
    return words.every((word) => text.includes(word));
  });
}
