import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../../api/auth-actions.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import { ChangePasswordScreen } from './change-password-screen.tsx';

const checkKey = 'POST /auth/password/forget/check';
const changeKey = 'POST /auth/password/forget/change';
const page = (): string => document.body.textContent;
const alert = (): string | undefined => document.querySelector('[role=alert]')?.textContent;
const metRuleCount = (): number => document.querySelectorAll('li[data-state=met]').length;

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  becomeAnonymous();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('accounts/auth/recover');
  api = new FakeApi().answers(checkKey, { valid: true }).answers(changeKey, null);
});

const path = '/auth/forgot-password/change';

function open(): void {
  const routes = [
    { path, Component: ChangePasswordScreen },
    { path: '/auth/login', element: <h1>login</h1> },
  ];
  const entry = `${path}?token=t0ken&email=anh%40bac.example`;
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [entry] })} />);
}

async function choose(password: string, confirmation = password): Promise<void> {
  await eventually(() => typeIn(document.querySelector('input[name=password]'), password));
  typeIn(document.querySelector('input[name=confirmation]'), confirmation);
}

async function submit(password: string, confirmation?: string): Promise<void> {
  open();
  await choose(password, confirmation);
  button('Reset password').click();
}

test('an invalid reset link says so and offers a new one', async () => {
  api.answers(checkKey, { valid: false });
  open();
  await eventually(() => expect(heading()).toBe('Invalid Reset Link'));
  expect(api.requests[0]?.body).toEqual({ token: 't0ken' });
  expect(document.querySelector('a[href="/auth/forgot-password"]')?.textContent).toBe(
    'Request a new link',
  );
});

test('a reset link that could not be checked can be checked again', async () => {
  api.disconnect();
  open();
  await eventually(() => expect(alert()).toContain('Network error'));
  api.answers(checkKey, { valid: true });
  button('Try again').click();
  await eventually(() => expect(button('Reset password')).toBeDefined());
});

test('the five password rules are ticked while typing', async () => {
  open();
  await choose('bac', '');
  await eventually(() => expect(metRuleCount()).toBe(1));
  await choose('Bacthang#7', 'Bacthang#');
  await eventually(() => expect(metRuleCount()).toBe(4));
  await choose('Bacthang#7');
  await eventually(() => expect(metRuleCount()).toBe(5));
});

test.each([
  ['', '', 'Please enter a password'],
  ['Ba#1', 'Ba#1', 'The password must have at least 8 characters'],
  ['bacthang#7', 'bacthang#7', 'The password must have at least one uppercase letter'],
  ['Bacthang7', 'Bacthang7', 'The password must have at least one special character'],
  ['Bac thang#7', 'Bac thang#7', 'The password can’t contain spaces'],
  ['Bacthang#7', '', 'Please enter the password again'],
  ['Bacthang#7', 'Bacthang#8', 'The two passwords don’t match'],
])('the passwords "%s" and "%s" are not sent', async (password, confirmation, complaint) => {
  await submit(password, confirmation);
  await eventually(() => expect(page()).toContain(complaint));
  expect(api.requests.some(({ url }) => url.endsWith('/change'))).toBe(false);
});

test('sets a valid password, confirms it, and goes on to the login page', async () => {
  useAuthState.setState({ isAuthenticated: true });
  await submit('Bacthang#7');
  await eventually(() => expect(heading()).toBe('Password reset successfully'));
  const { isAuthenticated, resetPasswordSuccess } = useAuthState.getState();
  expect({ isAuthenticated, resetPasswordSuccess }).toEqual({
    isAuthenticated: false,
    resetPasswordSuccess: true,
  });
  const body = { token: 't0ken', newPassword: 'Bacthang#7', email: 'anh@bac.example' };
  expect(api.requests.find(({ url }) => url.endsWith('/change'))?.body).toEqual(body);
  await eventually(() => expect(heading()).toBe('login'));
  await eventually(() => expect(useAuthState.getState().resetPasswordSuccess).toBe(false));
});

test('disables the button and sets the loading state while the password is being set', async () => {
  const reply = Promise.withResolvers<Response>();
  api.responds(changeKey, () => reply.promise);
  await submit('Bacthang#7');
  await eventually(() => expect(button('Reset password').disabled).toBe(true));
  expect(useAuthState.getState().resetPasswordLoading).toBe(true);
  reply.resolve(Response.json({ result: 'OK', data: null }));
  await eventually(() => expect(heading()).toBe('Password reset successfully'));
  expect(useAuthState.getState().resetPasswordLoading).toBe(false);
});

test('offers a new reset link if this one expired meanwhile', async () => {
  const message = 'Invalid or expired reset token';
  api.refuses(changeKey, 400, { code: 'RESET_LINK_INVALID', message });
  await submit('Bacthang#7');
  await eventually(() => expect(heading()).toBe('Invalid Reset Link'));
  expect(alert()).toBe(message);
});

test('shows that a password is too common under its field until another is typed', async () => {
  const errors = [{ path: 'newPassword', message: 'is too common' }];
  api.refuses(changeKey, 400, { code: 'INVALID_REQUEST', message: 'no', errors });
  await submit('Password1!');
  await eventually(() => expect(page()).toContain('The password is too common'));
  expect(alert()).toBeUndefined();
  const field = document.querySelector('input[name=password]');
  await eventually(() => expect(document.activeElement).toBe(field));
  await choose('Bacthang#7');
  await eventually(() => expect(page()).not.toContain('too common'));
  api.answers(changeKey, null);
  button('Reset password').click();
  await eventually(() => expect(heading()).toBe('Password reset successfully'));
});

test('any other failure keeps the reset form and what was typed', async () => {
  api.refuses(changeKey, 500, { code: 'INTERNAL', message: 'Server error.' });
  await submit('Bacthang#7');
  await eventually(() => expect(alert()).toBe('Failed to reset passwordServer error.'));
  expect(document.querySelector('[role=alert] p')?.textContent).toBe('Server error.');
  expect(document.querySelector<HTMLInputElement>('input[name=password]')?.value).toBe(
    'Bacthang#7',
  );
});

test('shows our own message if something in front of the server replies', async () => {
  api.responds(changeKey, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await submit('Bacthang#7');
  await eventually(() => expect(alert()).toBe('Password reset failed'));
});
