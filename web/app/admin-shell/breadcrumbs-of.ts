import { adminLinks, dashboardLink, type AdminLink } from './admin-links.ts';

/** A place the console knows, by the name of its words, or a piece of the address as it reads. */
export type Breadcrumb =
  | { name: AdminLink['name'] | 'console'; path: string }
  | { text: string; path: string };

const longest = 20;

/** `/admin/users/42` as Console, Users, 42. */
export function breadcrumbsOf(address: string): Breadcrumb[] {
  const segments = address.split('/').filter(Boolean).slice(1);
  const rest = segments.map((segment, index): Breadcrumb => {
    const path = ['/admin', ...segments.slice(0, index + 1)].join('/');
    const link = adminLinks.find((known) => known.path === path);
    return link ? { name: link.name, path } : { text: shorten(decode(segment)), path };
  });
  return [{ name: 'console', path: dashboardLink.path }, ...rest];
}

/** An address may be typed by hand, so a broken escape is shown as it stands. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An id is recognised by its beginning. */
function shorten(text: string): string {
  const letters = [...text.normalize('NFC')];
  return letters.length > longest ? `${letters.slice(0, 12).join('')}…` : text;
}
