import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { becomeAnonymous } from '../../../api/auth-actions.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import type { Reply } from '../../../api/client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import { VerifyModal } from './verify-modal.tsx';

const { toasts, record } = vi.hoisted(() => {
  const messages: string[] = [];
  return { toasts: messages, record: (message: string) => void messages.push(message) };
});
vi.mock('sonner', () => ({
  Toaster: () => null,
  toast: { success: record, info: () => {}, warning: record, error: record, dismiss: () => {} },
}));

const account: Reply<'GET /id/account/info'> = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'anh@bac.example',
  username: 'anh',
  role: 'USER',
  accountRole: 'student',
  status: 'UNVERIFIED',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};
const verifyKey = 'POST /auth/account/email/otp/verify';
const dialog = (): string | undefined => document.querySelector('[role=dialog]')?.textContent;
const boxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=tel]'),
];
const link = () => document.querySelector('[role=dialog] a');
const digits = (): string =>
  boxes()
    .map(({ value }) => value)
    .join('');

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  toasts.length = 0;
  becomeAnonymous();
  useAuthState.setState({ user: account, isAuthenticated: true });
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('accounts/auth/verify');
  api = new FakeApi()
    .answers('GET /demo/accounts', [])
    .answers(verifyKey, { verified: false, resendInSeconds: 60 });
});

const page = (name: string) => (
  <>
    <h1>{name}</h1>
    <VerifyModal />
  </>
);

async function open(path = '/tests'): Promise<void> {
  const routes = ['/tests', '/auth/login', '/demo/mailbox'].map((route) => ({
    path: route,
    element: page(route),
  }));
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  await eventually(() => expect(heading()).toBe(path));
}

/** Opens the dialog and waits until the code is sent and the boxes are ready. */
async function openDialog(): Promise<void> {
  await open();
  await eventually(() => expect(dialog()).toContain('We’ve sent a 6-digit code'));
}

async function enterCode(code: string): Promise<void> {
  typeIn(boxes()[0] ?? null, code);
  await eventually(() => expect(digits()).toBe(code));
}

async function submit(code: string): Promise<void> {
  await enterCode(code);
  await eventually(() => expect(button('Verify').disabled).toBe(false));
  button('Verify').click();
}

test("opening the modal sends a code to the account's address and counts down", async () => {
  await openDialog();
  expect(api.requests.filter(({ url }) => url.includes('/otp/'))).toHaveLength(1);
  expect(api.requests.find(({ url }) => url.includes('/otp/'))?.body).toEqual({
    email: account.email,
  });
  expect(dialog()).toContain(account.email);
  await eventually(() => expect(toasts).toEqual(['We have sent you a verification code']));
  expect(button('Resend in').disabled).toBe(true);
});

test('a modal reopened within the minute continues the countdown and announces no new email', async () => {
  api.answers(verifyKey, { verified: false, resendInSeconds: 42 });
  await openDialog();
  expect(dialog()).toMatch(/Resend in 4[12] seconds/);
  expect(toasts).toEqual([]);
});

test.each(['/auth/login', '/demo/mailbox'])('shows no modal on %s', async (path) => {
  await open(path);
  expect(dialog()).toBeUndefined();
});

test('an active account is not asked to verify its email', async () => {
  useAuthState.setState({ user: { ...account, status: 'ACTIVE' } });
  await open();
  expect(dialog()).toBeUndefined();
});

test('the button stays disabled until six digits are typed, and the form says how many are missing', async () => {
  await openDialog();
  await enterCode('4072');
  await eventually(() => expect(dialog()).toContain('2 digits to go'));
  expect(button('Verify').disabled).toBe(true);
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  boxes()[4]?.dispatchEvent(press);
  await eventually(() => expect(toasts).toContain('Please enter the complete verification code'));
});

test('Backspace moves to the previous box and letters are ignored', async () => {
  await openDialog();
  await enterCode('407');
  typeIn(boxes()[3] ?? null, 'x');
  expect(digits()).toBe('407');
  boxes()[3]?.focus();
  boxes()[3]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true }));
  await eventually(() => expect(document.activeElement).toBe(boxes()[2]));
});

test('Escape does not close the modal', async () => {
  await openDialog();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(dialog()).toBeDefined();
});

test('a correct code shows success, stores the new status and closes the modal', async () => {
  await openDialog();
  api.answers(verifyKey, { verified: true, resendInSeconds: 0 });
  api.answers('GET /id/account/info', { ...account, status: 'ACTIVE' });
  await submit('407219');
  await eventually(() => expect(dialog()).toContain('Your email is verified'));
  await eventually(() => expect(dialog()).toBeUndefined());
  expect(useAuthState.getState().user?.status).toBe('ACTIVE');
  expect(localStorage.getItem('auth')).toContain('"ACTIVE"');
  await eventually(() => expect(toasts).toContain('Your account has been verified successfully!'));
});

test('shows success for a second and a half before reloading the account', async () => {
  await openDialog();
  api.answers(verifyKey, { verified: true, resendInSeconds: 0 });
  const infoRequest = Promise.withResolvers<number>();
  api.responds('GET /id/account/info', () => {
    infoRequest.resolve(performance.now());
    return Response.json({ result: 'OK', data: { ...account, status: 'ACTIVE' } });
  });
  await submit('407219');
  await eventually(() => expect(dialog()).toContain('Your email is verified'));
  const visibleAt = performance.now();
  const milliseconds = (await infoRequest.promise) - visibleAt;
  // `eventually` polls every 50 ms, so the message may have been visible a little longer.
  expect(milliseconds).toBeGreaterThan(1300);
  expect(milliseconds).toBeLessThan(2500);
});

test('a wrong code shows an error, empties the boxes and focuses the first', async () => {
  await openDialog();
  api.refuses(verifyKey, 400, { code: 'WRONG_CODE', message: 'Invalid verification code' });
  await submit('111111');
  await eventually(() => expect(dialog()).toContain('Invalid verification code'));
  await eventually(() => expect(digits()).toBe(''));
  expect(document.activeElement).toBe(boxes()[0]);
  await eventually(() => expect(toasts).toContain('Invalid verification code'));
});

test('a network failure keeps the typed digits', async () => {
  await openDialog();
  api.disconnect();
  await submit('407219');
  await eventually(() => expect(toasts).toContain('Verification failed'));
  expect(dialog()).toContain('Network error');
  expect(digits()).toBe('407219');
});

test('a code that could not be sent can be requested again at once', async () => {
  api.refuses(verifyKey, 500, { code: 'INTERNAL', message: 'Server error.' });
  api.answers('POST /auth/account/email/otp/resend', { verified: false, resendInSeconds: 60 });
  await open();
  await eventually(() => expect(dialog()).toContain('We couldn’t send a code'));
  await eventually(() => expect(toasts).toEqual(['Failed to send verification code']));
  button('Resend code').click();
  await eventually(() => expect(dialog()).toContain('We’ve sent a 6-digit code'));
});

test('logging out leaves the modal', async () => {
  await openDialog();
  api.answers('POST /auth/logout', null);
  button('sign out').click();
  await eventually(() => expect(heading()).toBe('/auth/login'));
  expect(useAuthState.getState().user).toBeNull();
});

test('links to the mailbox in the demo', async () => {
  api.answers('GET /demo/accounts', [{ ...account, password: 'Bacthang#1' }]);
  await openDialog();
  await eventually(() => expect(link()?.getAttribute('href')).toBe('/demo/mailbox'));
  expect(link()?.getAttribute('target')).toBe('_blank');
});

test('corrects a mistyped address and sends a code to the new one', async () => {
  const email = 'le.anh@bac.example';
  await openDialog();
  button('Correct it').click();
  await eventually(() => expect(document.querySelector('input[type=email]')).not.toBeNull());
  const field = document.querySelector<HTMLInputElement>('input[type=email]');
  expect(field?.value).toBe(account.email);
  button('Send the code').click();
  await eventually(() => expect(dialog()).toContain('This is the same address as before'));
  typeIn(field, 'lê.anh@bac.example');
  button('Send the code').click();
  await eventually(() => expect(dialog()).toContain('le.anh, not lê.anh'));

  typeIn(field, email);
  button('Send the code').click();
  await eventually(() => expect(dialog()).toContain('Please enter your password'));
  typeIn(document.querySelector('input[type=password]'), 'Bacthang#7');

  const message = 'There is already an account with this email address.';
  api.refuses('POST /auth/account/email/correct', 409, { code: 'EMAIL_TAKEN', message });
  button('Send the code').click();
  await eventually(() => expect(dialog()).toContain(message));

  api.answers('POST /auth/account/email/correct', { ...account, email });
  button('Send the code').click();
  await eventually(() => expect(dialog()).toContain(`We’ve sent a 6-digit code to ${email}`));
  const codes = api.requests.filter(({ url }) => url.endsWith('/otp/verify'));
  expect(codes.at(-1)?.body).toEqual({ email });
  expect(useAuthState.getState().user?.email).toBe(email);
});
