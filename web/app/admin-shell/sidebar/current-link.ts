import { adminLinks, type AdminLink } from '../admin-links.ts';

const isPrefix = ({ path }: AdminLink, address: string): boolean =>
  address === path || address.startsWith(`${path}/`);

/** The entry a page belongs to. The longest matching path wins: creating a question is not also the question bank. */
export const currentLink = (address: string): AdminLink | undefined =>
  adminLinks
    .filter((link) => isPrefix(link, address))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
