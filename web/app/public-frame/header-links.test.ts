import { expect, test } from 'vitest';
import { headerLinks } from './header-links.ts';

const targets = (pathname: string): string[] => headerLinks(pathname).map(({ to }) => to);

test.each(['/', '/tests', '/profile', '/no-such-page'])('%s has the links of the site', (path) => {
  expect(targets(path)).toEqual(['/', '/courses', '/tests', '/practice', '/tickets']);
});

test.each(['/admin', '/admin/users', '/vi/admin/x'])(
  '%s has the links of the console and back to the site',
  (path) => {
    expect(targets(path)).toEqual(['/admin/dashboard', '/admin/users', '/admin/questions', '/']);
  },
);
