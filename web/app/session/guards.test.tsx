import i18next from 'i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous, useAuthState } from '../../api/auth-state.ts';
import type { Reply } from '../../api/client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, heading, render } from '../../testing/render.tsx';
import { LoginGuard, RoleGuard } from './guards.tsx';
import { checkSession } from './session-check.ts';

const user: Reply<'GET /id/account/info'> = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'anh@bac.example',
  username: 'anh',
  role: 'USER',
  accountRole: 'student',
  status: 'ACTIVE',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};

function Login() {
  const { state } = useLocation() as { state: { from: string } };
  return <h1>{`login from ${state.from}`}</h1>;
}

const title = (text: string) => <h1>{text}</h1>;

function open(path: string): void {
  const routes = [
    { Component: LoginGuard, children: [{ path: '/profile', element: title('profile') }] },
    {
      element: <RoleGuard admits="ADMIN" />,
      children: [{ path: '/admin/users', element: title('users') }],
    },
    { path: '/auth/login', Component: Login },
    { path: '/unauthorized', element: title('unauthorized') },
    { path: '*', element: title('not found') },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
});

beforeEach(() => {
  useAuthState.setState(anonymous);
  localStorage.clear();
});

// Must run first: it needs a page whose session has not been checked yet.
test('a visitor sees that the login is being checked until the server has answered', async () => {
  open('/profile?tab=edit');
  await eventually(() => expect(document.body.textContent).toContain('Checking authentication...'));
  await checkSession();
  await eventually(() => expect(heading()).toBe('login from /profile?tab=edit'));
});

test('a visitor is redirected to the login page with the address they came from', async () => {
  open('/admin/users');
  await eventually(() => expect(heading()).toBe('login from /admin/users'));
});

test.each(['//profile', '//evil.example/profile', '/\\evil.example/profile'])(
  '%s, which a browser could read as another site, is never stored as a return address',
  async (path) => {
    open(path);
    await eventually(() => expect(heading()).toBe('not found'));
  },
);

test('a signed-in person passes the login guard', async () => {
  useAuthState.setState({ user, isAuthenticated: true });
  open('/profile');
  await eventually(() => expect(heading()).toBe('profile'));
});

test('a stored token alone counts as signed in', async () => {
  localStorage.setItem('token', 'cookie-auth');
  open('/profile');
  await eventually(() => expect(heading()).toBe('profile'));
});

test.each(['ADMIN', 'admin', 'Admin'])('the role %s passes the role guard', async (role) => {
  useAuthState.setState({ user: { ...user, role: role as 'ADMIN' }, isAuthenticated: true });
  open('/admin/users');
  await eventually(() => expect(heading()).toBe('users'));
});

test('another role is redirected to the unauthorized page', async () => {
  useAuthState.setState({ user, isAuthenticated: true });
  open('/admin/users');
  await eventually(() => expect(heading()).toBe('unauthorized'));
});

test('the stored admin flag passes the role guard', async () => {
  localStorage.setItem('isAdmin', 'true');
  useAuthState.setState({ user, isAuthenticated: true });
  open('/admin/users');
  await eventually(() => expect(heading()).toBe('users'));
});
