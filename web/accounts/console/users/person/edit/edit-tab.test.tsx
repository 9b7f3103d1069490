import type { WholeUser } from '@bac/contract/accounts/users.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useAuthState } from '../../../../../api/auth-state.ts';
import { storeSession } from '../../../../../api/stored-session.ts';
import { startI18n } from '../../../../../i18n/i18n.ts';
import { FakeApi } from '../../../../../testing/fake-api.ts';
import {
  account,
  elsewhere,
  field,
  profile,
  tab,
  text,
} from '../../../../../testing/open-profile.tsx';
import { button, eventually, heading, render } from '../../../../../testing/render.tsx';
import { typeIn } from '../../../../../testing/type-in.ts';
import { UserScreen } from '../user-screen.tsx';

const id = '7b4e0a52-3d57-4f0a-9d0c-51f0d1f3a9c2';
const address = `/admin/users/${id}`;

const person: WholeUser = {
  id,
  fullName: 'Trần Gia Huy',
  email: 'huy@bac.example',
  phone: null,
  avatar: null,
  role: 'student',
  status: 'active',
  verification: 'verified',
  presence: 'offline',
  lastLoginAt: null,
  createdAt: '2026-09-02T03:00:00.000Z',
  updatedAt: '2026-09-02T03:00:00.000Z',
  profile,
  suspendedUntil: null,
  statusReason: null,
  statusNote: null,
  sessions: 1,
  attempts: 0,
  completed: 0,
};

const ofPerson = (rest = ''): 'GET /admin/users' => `GET ${address}${rest}` as 'GET /admin/users';
const replyWith = (data: unknown) => (): Response => Response.json({ result: 'OK', data });

let api: FakeApi;
let router: ReturnType<typeof createMemoryRouter>;

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['accounts/console/users', 'ui']);
  storeSession(account);
  useAuthState.setState({ user: account, isAuthenticated: true });
  api = new FakeApi()
    .responds(ofPerson(), replyWith(person))
    .answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }]);
  router = createMemoryRouter(
    [
      { path: '/admin/users/:user', Component: UserScreen },
      { path: '*', element: <h1>{elsewhere}</h1> },
    ],
    { initialEntries: [`${address}?tab=edit`] },
  );
  render(<RouterProvider router={router} />);
  await eventually(() => void button('Save changes'));
});

async function change(name: string, value: string): Promise<void> {
  typeIn(field(name), value);
  await eventually(() => expect(text()).toContain('You have unsaved changes'));
}

const asksOnClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const asksToLeave = (): boolean => text().includes('Leave without saving?');

test('asks for confirmation before another tab or page discards unsaved edits', async () => {
  await change('username', 'huy');
  tab('Overview').click();
  await eventually(() => expect(asksToLeave()).toBe(true));
  button('Stay').click();
  await eventually(() => expect(asksToLeave()).toBe(false));
  expect(field('username').value).toBe('huy');
  void router.navigate('/admin/dashboard');
  await eventually(() => button('Leave without saving').click());
  await eventually(() => expect(heading()).toBe(elsewhere));
});

test('the browser asks before it closes a page with unsaved edits', async () => {
  expect(asksOnClosing()).toBe(false);
  await change('username', 'huy');
  await eventually(() => expect(asksOnClosing()).toBe(true));
});

test('leaves without confirmation once the edits are saved', async () => {
  const saved = {
    ...person,
    updatedAt: '2026-09-03T03:00:00.000Z',
    profile: { ...profile, username: 'huy' },
  };
  api
    .responds(`PATCH ${address}` as 'GET /admin/users', replyWith(saved))
    .responds(ofPerson(), replyWith(saved));
  await change('username', ' huy ');
  button('Save changes').click();
  await eventually(() => expect(text()).toContain('All changes saved'));
  expect(field('username').value).toBe('huy');
  tab('Overview').click();
  await eventually(() => expect(router.state.location.search).not.toContain('edit'));
  expect(asksToLeave()).toBe(false);
});

test('keeps unsaved edits when an action above the tabs reloads the account', async () => {
  await change('username', 'huy');
  const updatedAt = '2026-09-03T03:00:00.000Z';
  api
    .responds(`POST ${address}/role` as 'GET /admin/users', replyWith(null))
    .responds(ofPerson(), replyWith({ ...person, role: 'teacher', updatedAt }))
    .responds(`PATCH ${address}` as 'GET /admin/users', replyWith(person));
  button('Change role').click();
  await eventually(() => {
    const role = document.querySelector<HTMLSelectElement>('[role=dialog] select')!;
    role.value = 'teacher';
    role.dispatchEvent(new Event('change', { bubbles: true }));
    button('Change to: Teacher').click();
  });
  await eventually(() => {
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(document.querySelector('header')?.textContent).toContain('Teacher');
  });
  expect(field('username').value).toBe('huy');
  button('Save changes').click();
  const sent = (): unknown => api.requests.findLast(({ body }) => body !== undefined)?.body;
  await eventually(() => expect(sent()).toEqual({ updatedAt, changes: { username: 'huy' } }));
});
