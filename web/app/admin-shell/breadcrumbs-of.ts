import { adminLinks, dashboardLink, type AdminLink } from './admin-links.ts';

/** A known page by its message key, or a segment of the address as text. */
export type Breadcrumb =
  | { name: AdminLink['name'] | 'console'; path: string }
  | { text: string; path: string };

const maxLength = 20;

/** `/admin/users/42` as Console, Users, 42. */
export function breadcrumbsOf(address: string): Breadcrumb[] {
  const segments = address.split('/').filter(Boolean).slice(1);
  const rest = segments.map((segment, index): Breadcrumb => {
    const path = ['/admin', ...segments.slice(0, index + 1)].join('/');
    const link = adminLinks.find((candidate) => candidate.path === path);
    return link ? { name: link.name, path } : { text: shorten(decode(segment)), path };
  });
  return [{ name: 'console', path: dashboardLink.path }, ...rest];
}

/** Returns an invalid escape sequence unchanged, because an address may be typed by hand. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Keeps the beginning of an id, which is enough to recognize it. */
function shorten(text: string): string {
  const letters = [...text.normalize('NFC')];
  return letters.length > maxLength ? `${letters.slice(0, 12).join('')}…` : text;
}
