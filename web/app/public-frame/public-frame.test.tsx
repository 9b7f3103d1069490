import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../api/auth-actions.ts';
import { useAuthState } from '../../api/auth-state.ts';
import { cookieToken } from '../../api/stored-session.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { PublicFrame } from './public-frame.tsx';

const anh: SessionUser = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'anh@bac.example',
  username: 'anh',
  role: 'USER',
  accountRole: 'student',
  status: 'ACTIVE',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  becomeAnonymous();
  api = new FakeApi();
  await i18next.changeLanguage('en');
});

function signIn(user: Partial<SessionUser> = {}): void {
  useAuthState.setState({ user: { ...anh, ...user }, token: cookieToken, isAuthenticated: true });
}

async function open(path = '/'): Promise<ReturnType<typeof createMemoryRouter>> {
  const router = createMemoryRouter(
    [
      { path: '/auth/login', element: <h1>{path}</h1> },
      { path: '/', Component: PublicFrame, children: [{ path: '*', element: <p>{path}</p> }] },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  await eventually(() => expect(document.querySelector('footer')).not.toBeNull());
  return router;
}

/** The targets of the links in a part of the page, in order. */
const targetsIn = (part: string): (string | null)[] =>
  [...document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href'));

async function openAccountMenu(): Promise<void> {
  button('Nguyễn Minh Ánh').click();
  await eventually(() => expect(document.querySelector('[role=menuitem]')).not.toBeNull());
}

test('the header links to the main pages and marks the current one', async () => {
  await open('/tests');
  expect(targetsIn('header nav')).toEqual(['/', '/courses', '/tests', '/practice', '/tickets']);
  expect(document.querySelector('header nav a[href="/tickets"]')?.textContent).toBe('Tickets');
  const current = document.querySelectorAll('header nav [aria-current=page]');
  expect([...current].map((link) => link.textContent)).toEqual(['Tests']);
});

test('on a path of the console, the header links to the console and back to the site', async () => {
  await open('/admin/nowhere');
  expect(targetsIn('header nav')).toEqual([
    '/admin/dashboard',
    '/admin/users',
    '/admin/questions',
    '/',
  ]);
  expect(document.querySelector('header nav')?.textContent).toContain('Back to site');
});

test('a visitor sees login and register and no account menu', async () => {
  await open();
  const targets = targetsIn('header');
  expect(targets).toContain('/auth/login');
  expect(targets).toContain('/auth/register');
  expect(document.querySelector('[aria-haspopup=menu]')).toBeNull();
});

test('the menu of a student has all of their own pages, orientation, help and logout', async () => {
  signIn();
  await open();
  expect(targetsIn('header')).not.toContain('/auth/login');
  await openAccountMenu();
  expect(targetsIn('[role=menu]')).toEqual([
    '/profile',
    '/profile?tab=overview#history',
    '/error-log',
    '/classes',
    '/family',
    '/huong-nghiep',
    '/notifications',
    '/settings',
    '/support',
  ]);
  expect(document.querySelector('[role=menu]')?.textContent).toContain('Sign out');
});

test.each(['ADMIN', 'admin'])('the role %s gets a link to the admin panel', async (role) => {
  signIn({ role: role as 'ADMIN' });
  await open();
  await openAccountMenu();
  expect(targetsIn('[role=menu]')).toContain('/admin');
});

test.each([
  ['true', true],
  ['false', false],
  ['1', false],
])('a stored isAdmin of %s shows the admin panel: %s', async (flag, isVisible) => {
  signIn();
  localStorage.setItem('isAdmin', flag);
  await open();
  await openAccountMenu();
  expect(targetsIn('[role=menu]').includes('/admin')).toBe(isVisible);
});

test('logout ends the session on the server and here, and goes to the login page', async () => {
  signIn();
  api.answers('POST /auth/logout', null);
  const router = await open();
  await openAccountMenu();
  const items = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  items.find((item) => item.textContent === 'Sign out')!.click();
  await eventually(() => expect(router.state.location.pathname).toBe('/auth/login'));
  expect(api.requests.map(({ url }) => url)).toContainEqual(
    expect.stringContaining('/auth/logout'),
  );
  expect(useAuthState.getState().isAuthenticated).toBe(false);
});

test('the footer links to the four pages about us, and to other sites without a referrer', async () => {
  await open();
  expect(targetsIn('footer nav')).toEqual([
    '/dich-vu',
    '/cau-hoi-thuong-gap',
    '/chinh-sach-bao-mat',
    '/dieu-khoan-su-dung',
  ]);
  const externalLinks = [
    ...document.querySelectorAll<HTMLAnchorElement>('footer a[target=_blank]'),
  ];
  expect(externalLinks.map((link) => link.getAttribute('aria-label')?.split(' (')[0])).toEqual([
    'Facebook',
    'Twitter',
    'Reddit',
    'LinkedIn',
    'Open in OpenStreetMap',
  ]);
  expect(externalLinks.every((link) => link.rel === 'noopener noreferrer')).toBe(true);
});

test.each(['en', 'vi'])('the page names the SAT trademark once, in %s', async (language) => {
  await i18next.changeLanguage(language);
  await open();
  expect(document.body.textContent.match(/SAT®/g)).toHaveLength(1);
});

test('the first link skips the header', async () => {
  await open();
  const [first] = document.querySelectorAll('a');
  expect(first?.getAttribute('href')).toBe('#content');
  expect(document.querySelector('main#content')?.getAttribute('tabindex')).toBe('-1');
});
