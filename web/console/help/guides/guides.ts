import { foldAccents } from '@bac/exam/fold-accents.ts';

/** In the order of the page; each is a key of the messages, a place in the page and a screen it leads to. */
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

/** Those in which every word occurs, accents or none. */
export function findGuides(guides: readonly Guide[], search: string): Guide[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  return guides.filter(({ title, lead, steps }) => {
    const text = foldAccents([title, lead, ...steps].join(' '));
    return words.every((word) => text.includes(word));
  });
}
