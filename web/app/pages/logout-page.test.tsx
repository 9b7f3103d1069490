import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../api/auth-actions.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { account } from '../../testing/open-profile.tsx';
import { eventually, heading, render } from '../../testing/render.tsx';
import { LogoutPage } from './logout-page.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
});

async function open(): Promise<void> {
  const routes = [
    { path: '/logout', Component: LogoutPage },
    { path: '/auth/login', element: <h1>login</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/logout'] })} />);
  await eventually(() => expect(heading()).toBe('login'));
}

test('logging out removes the token and the admin flag before the login page opens', async () => {
  new FakeApi()
    .answers('POST /auth/login', { ...account, role: 'ADMIN', accountRole: 'admin' })
    .answers('POST /auth/logout', null);
  await signIn({ email: account.email, password: 'Bacthang#1' });
  expect(localStorage.getItem('isAdmin')).toBe('true');
  await open();
  expect(localStorage.getItem('isAdmin')).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

test('without the server the message says only that the logout is completed', async () => {
  new FakeApi().disconnect();
  await open();
  await eventually(() => expect(document.body.textContent).toContain('Logout completed'));
});
