import type { Window as HappyWindow } from 'happy-dom';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../../api/auth-actions.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { MenuButton } from './menu-button.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  becomeAnonymous();
  (window as unknown as HappyWindow).happyDOM.setViewport({ width: 390, height: 844 });
  await i18next.changeLanguage('en');
});

const drawer = (): Element | null => document.querySelector('[role=dialog]');

const targets = (): (string | null)[] =>
  [...document.querySelectorAll('[role=dialog] a')].map((link) => link.getAttribute('href'));

async function open(): Promise<ReturnType<typeof createMemoryRouter>> {
  const router = createMemoryRouter([{ path: '*', Component: MenuButton }]);
  render(<RouterProvider router={router} />);
  await eventually(() => button('Open the menu').click());
  await eventually(() => expect(drawer()).not.toBeNull());
  return router;
}

const siteTargets = ['/', '/courses', '/tests', '/practice', '/tickets'];

test('the menu of a visitor has all links, login, register and the switches', async () => {
  await open();
  expect(targets()).toEqual([
    ...siteTargets,
    '/huong-nghiep',
    '/support',
    '/auth/login',
    '/auth/register',
  ]);
  expect(drawer()?.querySelector('input[value=vi]')).not.toBeNull();
  expect(button('Switch to dark colors')).toBeDefined();
});

test('the menu of an admin has the account links and the panel', async () => {
  useAuthState.setState({ isAuthenticated: true });
  localStorage.setItem('isAdmin', 'true');
  await open();
  expect(targets()).toEqual([
    ...siteTargets,
    '/profile',
    '/error-log',
    '/notifications',
    '/settings',
    '/support',
    '/admin',
  ]);
  expect(button('Sign out')).toBeDefined();
});

test('any navigation closes the menu, and it stays closed after going back', async () => {
  const router = await open();
  await router.navigate('/tests');
  await eventually(() => expect(drawer()).toBeNull());
  await router.navigate(-1);
  await eventually(() => expect(router.state.location.pathname).toBe('/'));
  expect(button('Open the menu').getAttribute('aria-expanded')).toBe('false');
});
