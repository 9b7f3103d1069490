import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../api/auth-actions.ts';
import { register } from '../../accounts/auth/register/register.ts';
import { anonymous, useAuthState } from '../../api/auth-state.ts';
import { call } from '../../api/client.ts';
import { requestResetLink, resetPassword } from '../../accounts/auth/recover/password-reset.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { account } from '../../testing/open-profile.tsx';
import { eventually } from '../../testing/render.tsx';
import { handleFailures } from './expire-session.ts';

const { toasts, record } = vi.hoisted(() => {
  const messages: string[] = [];
  return { toasts: messages, record: (message: string) => void messages.push(message) };
});
vi.mock('sonner', () => ({
  Toaster: () => null,
  toast: { info: () => {}, error: record, dismiss: () => {} },
}));

const credentials = { email: account.email, password: 'Bacthang#1' };
const state = { location: { pathname: '/admin/users', search: '?page=2' } };
const navigate = vi.fn<() => Promise<void>>(() => Promise.resolve());

let api: FakeApi;

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  handleFailures({ state, navigate });
});

beforeEach(async () => {
  toasts.length = 0;
  navigate.mockClear();
  localStorage.clear();
  api = new FakeApi().answers('POST /auth/login', { ...account, role: 'ADMIN' });
  await signIn(credentials);
});

test('a 401 on any call clears the stored session, shows a toast and opens the login page', async () => {
  const message = 'Session expired. Please login again.';
  api.refuses('GET /id/profile', 401, { code: 'NOT_SIGNED_IN', message });
  expect(Object.keys(localStorage)).toEqual(
    expect.arrayContaining(['auth', 'isAdmin', 'token', 'userEmail', 'userFullName']),
  );
  await expect(call('GET /id/profile')).rejects.toThrow(message);
  expect(localStorage.length).toBe(0);
  expect(useAuthState.getState()).toEqual(anonymous);
  await eventually(() => expect(toasts).toEqual([message]));
  const from = '/admin/users?page=2';
  expect(navigate).toHaveBeenCalledWith('/auth/login', { state: { from } });
});

test('a 401 is ignored while the logout page ends the session', async () => {
  const { location } = state;
  state.location = { pathname: '/logout', search: '' };
  api.refuses('GET /id/profile', 401, { code: 'NOT_SIGNED_IN', message: 'Session expired.' });
  await expect(call('GET /id/profile')).rejects.toThrow('Session expired.');
  state.location = location;
  expect(navigate).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test('any other failure only shows a toast', async () => {
  api.refuses('GET /id/profile', 500, { code: 'INTERNAL', message: 'Server error.' });
  await expect(call('GET /id/profile')).rejects.toThrow('Server error.');
  await eventually(() => expect(toasts).toEqual(['Server error.']));
  expect(useAuthState.getState().isAuthenticated).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('failures of login, registration and reset show no toast', async () => {
  api.disconnect().refuses('GET /id/profile', 500, { message: 'Server error.' });
  const tries = await Promise.allSettled([
    signIn(credentials),
    register({} as Parameters<typeof register>[0]),
    requestResetLink(account.email),
    resetPassword({ token: 't0ken', newPassword: 'Bacthang#7' }),
  ]);
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(call('GET /id/profile')).rejects.toThrow('Server error.');
  // Only the toast of the last call.
  await eventually(() => expect(toasts).toEqual(['Server error.']));
});
