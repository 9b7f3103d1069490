import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../api/auth-actions.ts';
import type { Reply } from '../../api/client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { fillStorage } from '../../testing/fill-storage.ts';
import { button, enter, eventually, heading, render } from '../../testing/render.tsx';
import { LoginScreen } from './login-screen.tsx';

const account: Reply<'POST /auth/login'> = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'anh@bac.example',
  username: 'anh',
  role: 'USER',
  accountRole: 'student',
  status: 'ACTIVE',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};
const demo = { email: account.email, password: 'Bacthang#1', fullName: account.fullName };
const alert = (): string | undefined => document.querySelector('[role=alert]')?.textContent;
const help = () => document.querySelector('[role=alert] a')?.getAttribute('href');

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  becomeAnonymous();
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces('accounts/auth');
  api = new FakeApi().answers('GET /demo/accounts', [{ ...demo, accountRole: 'student' }]);
});

const page = (name: string) => <h1>{name}</h1>;

/** Opens the login page as a route guard does: `from` is the page the person requested. */
async function open(from?: string): Promise<void> {
  const routes = [
    { path: '/auth/login', Component: LoginScreen },
    { path: '/', element: page('home') },
    { path: '/profile', element: page('profile') },
    { path: '/admin/dashboard', element: page('dashboard') },
    { path: '/family', element: page('family') },
    { path: '/classes', element: page('classes') },
    { path: '/auth/second-step', element: page('second step') },
  ];
  const entry = { pathname: '/auth/login', state: from ? { from } : null };
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [entry] })} />);
  await eventually(() => expect(heading()).toBe('Đăng nhập'));
}

test('one click on a demo account signs in and leads home', async () => {
  await open();
  api.answers('POST /auth/login', account);
  await eventually(() => button('Học sinh').click());
  await eventually(() => expect(heading()).toBe('home'));
  expect(api.requests.at(-1)?.body).toEqual({ email: demo.email, password: demo.password });
});

test('signing in leads to the page that was requested', async () => {
  await open('/profile');
  api.answers('POST /auth/login', account);
  await eventually(() => button('Học sinh').click());
  await eventually(() => expect(heading()).toBe('profile'));
});

test('an administrator is led to the console', async () => {
  await open();
  api.answers('POST /auth/login', { ...account, role: 'ADMIN', accountRole: 'admin' });
  await eventually(() => button('Học sinh').click());
  await eventually(() => expect(heading()).toBe('dashboard'));
});

test('a parent is led to the family page', async () => {
  await open();
  api.answers('POST /auth/login', { ...account, accountRole: 'parent' });
  await eventually(() => button('Học sinh').click());
  await eventually(() => expect(heading()).toBe('family'));
});

test.each(['tutor', 'teacher'] as const)('a %s is led to the classes', async (accountRole) => {
  await open();
  api.answers('POST /auth/login', { ...account, accountRole });
  await eventually(() => button('Học sinh').click());
  await eventually(() => expect(heading()).toBe('classes'));
});

test('an account with two-step verification is led to the second step', async () => {
  await open();
  api.refuses('POST /auth/login', 403, { code: 'SECOND_STEP_NEEDED' });
  await eventually(() => button('Học sinh').click());
  await eventually(() => expect(heading()).toBe('second step'));
});

test('a browser without passkey support is not offered one', async () => {
  await open();
  expect(() => button('khóa truy cập')).toThrow('no button');
  expect(api.requests.some(({ url }) => url.includes('passkey'))).toBe(false);
});

test('no demo accounts are offered while the demo is off', async () => {
  api.answers('GET /demo/accounts', []);
  await open();
  expect(() => button('Học sinh')).toThrow('no button');
});

test("shows the server's message above the sign-in form and keeps what was typed", async () => {
  const message = 'Email hoặc mật khẩu không đúng';
  api.refuses('POST /auth/login', 401, { code: 'WRONG_CREDENTIALS', message });
  await open();
  enter('email', 'anh@bac.example');
  enter('password', 'sai');
  button('Đăng nhập').click();
  await eventually(() => expect(alert()).toBe(message));
  expect(document.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe(
    'anh@bac.example',
  );
});

test('a closed account is shown a link to the team until the next try', async () => {
  const message = 'Tài khoản này đã bị cấm.';
  api.refuses('POST /auth/login', 403, { code: 'ACCOUNT_BANNED', message });
  await open();
  button('Đăng nhập').click();
  await eventually(() => expect(help()).toBe('/tickets/new'));
  api.refuses('POST /auth/login', 401, { code: 'WRONG_CREDENTIALS', message: 'Sai' });
  button('Đăng nhập').click();
  await eventually(() => expect(alert()).toBe('Sai'));
  expect(help()).toBeUndefined();
});

test('the sign-in form reports a network failure', async () => {
  await open();
  api.disconnect();
  button('Đăng nhập').click();
  await eventually(() => expect(alert()).toContain('mạng'));
  await i18next.changeLanguage('en');
  await eventually(() => button('Sign in').click());
  const message = 'Network error. Please check your connection and try again.';
  await eventually(() => expect(alert()).toBe(message));
});

test.each([
  [401, 'Invalid credentials'],
  [502, 'Login failed'],
])(
  'shows our own message if something in front of the server replies %i',
  async (status, message) => {
    await open();
    await i18next.changeLanguage('en');
    api.responds('POST /auth/login', () => new Response('<h1>No</h1>', { status }));
    await eventually(() => button('Sign in').click());
    await eventually(() => expect(alert()).toBe(message));
  },
);

test('asks to try again if the browser cannot store the session', async () => {
  await open();
  await i18next.changeLanguage('en');
  api.answers('POST /auth/login', account);
  fillStorage();
  await eventually(() => button('Sign in').click());
  await eventually(() => expect(alert()).toBe('Login failed. Please try again.'));
});
