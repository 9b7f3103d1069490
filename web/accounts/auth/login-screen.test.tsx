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

/** The login page as a guard opens it: with the page the person wanted in mind. */
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
  expect(api.seen.at(-1)?.body).toEqual({ email: demo.email, password: demo.password });
});

test('whoever was on the way somewhere gets there', async () => {
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

test('a parent is led to how the children are doing', async () => {
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

test('whoever has set up a second step is led to it', async () => {
  await open();
  api.refuses('POST /auth/login', 403, { code: 'SECOND_STEP_NEEDED' });
  await eventually(() => button('Học sinh').click());
  await eventually(() => expect(heading()).toBe('second step'));
});

test('where the browser knows no passkeys, none is asked for', async () => {
  await open();
  expect(() => button('khóa truy cập')).toThrow('no button');
  expect(api.seen.some(({ url }) => url.includes('passkey'))).toBe(false);
});

test('where the demo is off, no demo accounts are offered', async () => {
  api.answers('GET /demo/accounts', []);
  await open();
  expect(() => button('Học sinh')).toThrow('no button');
});

test('a refusal is said beside the form in the words of the server, and what was typed stays', async () => {
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

test('whose account the team has closed is shown the way to the team, until the next try', async () => {
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

test('without a network the form says so', async () => {
  await open();
  api.isUnreachable();
  button('Đăng nhập').click();
  await eventually(() => expect(alert()).toContain('mạng'));
  await i18next.changeLanguage('en');
  await eventually(() => button('Sign in').click());
  const words = 'Network error. Please check your connection and try again.';
  await eventually(() => expect(alert()).toBe(words));
});

test.each([
  [401, 'Invalid credentials'],
  [502, 'Login failed'],
])('where something before the server answers %i, the words are ours', async (status, words) => {
  await open();
  await i18next.changeLanguage('en');
  api.responds('POST /auth/login', () => new Response('<h1>No</h1>', { status }));
  await eventually(() => button('Sign in').click());
  await eventually(() => expect(alert()).toBe(words));
});

test('where the browser cannot keep who is signed in, one is asked to try again', async () => {
  await open();
  await i18next.changeLanguage('en');
  api.answers('POST /auth/login', account);
  fillStorage();
  await eventually(() => button('Sign in').click());
  await eventually(() => expect(alert()).toBe('Login failed. Please try again.'));
});
