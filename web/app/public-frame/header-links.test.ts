import { expect, test } from 'vitest';
import { headerLinks } from './header-links.ts';

const places = (pathname: string): string[] => headerLinks(pathname).map(({ to }) => to);

test.each(['/', '/tests', '/profile', '/no-such-page'])(
  '%s offers the places of the site',
  (path) => {
    expect(places(path)).toEqual(['/', '/courses', '/tests', '/practice', '/tickets']);
  },
);

test.each(['/admin', '/admin/users', '/vi/admin/x'])(
  '%s offers the console and the way back',
  (path) => {
    expect(places(path)).toEqual(['/admin/dashboard', '/admin/users', '/admin/questions', '/']);
  },
);
