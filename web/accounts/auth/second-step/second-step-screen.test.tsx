import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../../api/auth-actions.ts';
import type { Reply } from '../../../api/client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import { SecondStepScreen } from './second-step-screen.tsx';

const account: Reply<'POST /auth/second-step'> = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'anh@bac.example',
  username: 'anh',
  role: 'USER',
  accountRole: 'student',
  status: 'ACTIVE',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};
const { email } = account;

const text = (): string => document.body.textContent;
const field = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const sent = (): unknown[] =>
  api.requests.filter(({ body }) => body !== undefined).map(({ body }) => body);

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  becomeAnonymous();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('accounts/auth');
  api = new FakeApi().answers('GET /auth/second-step', { ways: ['recovery', 'totp'], email });
});

function open(): void {
  const routes = [
    { path: '/auth/second-step', Component: SecondStepScreen },
    { path: '/auth/login', element: <h1>login</h1> },
    { path: '/profile', element: <h1>profile</h1> },
  ];
  const entry = { pathname: '/auth/second-step', state: { from: '/profile' } };
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [entry] })} />);
}

test('submits automatically after six digits and leads to the requested page', async () => {
  api.answers('POST /auth/second-step', account);
  open();
  await eventually(() => expect(text()).toContain(email));
  typeIn(field('code'), '12345');
  typeIn(field('code'), '123456');
  await eventually(() => expect(heading()).toBe('profile'));
  expect(sent()).toEqual([{ code: '123456' }]);
});

test('accepts a code pasted with spaces as the app shows it', async () => {
  api.answers('POST /auth/second-step', account);
  open();
  await eventually(() => typeIn(field('code'), ' 123 456 '));
  await eventually(() => expect(heading()).toBe('profile'));
  expect(sent()).toEqual([{ code: '123456' }]);
});

test("shows a wrong code's message under an empty, focused field", async () => {
  api.refuses('POST /auth/second-step', 400, { code: 'WRONG_CODE', message: 'Not this one' });
  open();
  await eventually(() => typeIn(field('code'), '123456'));
  await eventually(() => expect(text()).toContain('Not this one'));
  expect(field('code')?.value).toBe('');
  expect(document.activeElement).toBe(field('code'));
});

test('accepts a recovery code as the second step', async () => {
  api.answers('POST /auth/second-step', account);
  open();
  await eventually(() => button('Use a recovery code').click());
  await eventually(() => expect(document.activeElement).toBe(field('recovery')));
  field('recovery')!.value = ' k7qm-4xwd-9p2t ';
  button('Continue').click();
  await eventually(() => expect(heading()).toBe('profile'));
  expect(sent()).toEqual([{ code: 'k7qm-4xwd-9p2t' }]);
});

test('asks for a recovery code and says why if the passkey cannot be used', async () => {
  api.answers('GET /auth/second-step', { ways: ['passkey', 'recovery'], email });
  open();
  await eventually(() => expect(text()).toContain('passkey can’t be used on this page'));
  expect(field('recovery')).not.toBeNull();
  expect(() => button('Use a passkey')).toThrow('no button');
});

test.each(['before', 'while'])(
  'a second step that expired %s a code is typed leads back to sign-in',
  async (when) => {
    const isOver = when === 'before';
    api.refuses(isOver ? 'GET /auth/second-step' : 'POST /auth/second-step', 401, {
      code: 'STEP_EXPIRED',
    });
    open();
    if (!isOver) await eventually(() => typeIn(field('code'), '123456'));
    await eventually(() => expect(heading()).toBe('This sign-in has expired'));
  },
);

test('loading the second step can be retried after a network failure', async () => {
  api.disconnect();
  open();
  await eventually(() => void button('Try again'));
  api.answers('GET /auth/second-step', { ways: ['totp'], email });
  button('Try again').click();
  await eventually(() => expect(field('code')).not.toBeNull());
});
