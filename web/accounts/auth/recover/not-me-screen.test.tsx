import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../../api/auth-actions.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import { NotMeScreen } from './not-me-screen.tsx';

const token = 'a'.repeat(43);
const text = (): string => document.body.textContent;

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  becomeAnonymous();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('accounts/auth/recover');
  api = new FakeApi().answers('GET /demo/accounts', []);
});

function open(search: string): void {
  const routes = [{ path: '/auth/not-me', Component: NotMeScreen }];
  const initialEntries = [`/auth/not-me${search}`];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
}

test('closes the account to others only after the button is pressed', async () => {
  api.answers('POST /auth/not-me', { email: 'anh@bac.example' });
  open(`?token=${token}`);
  await eventually(() => expect(heading()).toBe('Wasn’t this you?'));
  expect(api.requests).toEqual([]);
  button('It wasn’t me').click();
  await eventually(() => expect(heading()).toBe('Your account is secure'));
  expect(text()).toContain('anh@bac.example');
  expect(api.requests[0]?.body).toEqual({ token });
});

test('an unknown security link leads to a new password', async () => {
  api.refuses('POST /auth/not-me', 400, { code: 'NOT_ME_LINK_INVALID' });
  open(`?token=${token}`);
  await eventually(() => button('It wasn’t me').click());
  await eventually(() => expect(heading()).toBe('This link no longer works'));
});

test('a truncated security link is rejected without a request', async () => {
  open('?token=abc');
  await eventually(() => expect(heading()).toBe('This link no longer works'));
  expect(api.requests).toEqual([]);
});

test('a network failure keeps the button for another try', async () => {
  api.disconnect();
  open(`?token=${token}`);
  await eventually(() => button('It wasn’t me').click());
  await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(heading()).toBe('Wasn’t this you?');
});
