export interface HeaderLink {
  to: string;
  /** The key of its label under `links` in the messages of this folder. */
  name: SiteLink | ConsoleLink;
}

type SiteLink = 'home' | 'courses' | 'tests' | 'practice' | 'tickets';
type ConsoleLink = 'dashboard' | 'users' | 'questions' | 'backToSite';

const siteLinks: HeaderLink[] = [
  { to: '/', name: 'home' },
  { to: '/courses', name: 'courses' },
  { to: '/tests', name: 'tests' },
  { to: '/practice', name: 'practice' },
  { to: '/tickets', name: 'tickets' },
];

const consoleLinks: HeaderLink[] = [
  { to: '/admin/dashboard', name: 'dashboard' },
  { to: '/admin/users', name: 'users' },
  { to: '/admin/questions', name: 'questions' },
  { to: '/', name: 'backToSite' },
];

/** The links of the header: the console's for a path in the console, otherwise the site's. */
export const headerLinks = (pathname: string): HeaderLink[] =>
  pathname.includes('/admin') ? consoleLinks : siteLinks;
