import { adminLinks, type AdminLink } from '../admin-links.ts';

const leadsTo = ({ path }: AdminLink, address: string): boolean =>
  address === path || address.startsWith(`${path}/`);

/** The entry a page belongs to. The longest address wins: creating a question is not also the question bank. */
export const currentLink = (address: string): AdminLink | undefined =>
  adminLinks
    .filter((link) => leadsTo(link, address))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
