import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../../api/auth-actions.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import {
  apiOf,
  elsewhere,
  field,
  openProfile,
  profile,
  tab,
  text,
} from '../../../testing/open-profile.tsx';

let api: FakeApi;
let router: Awaited<ReturnType<typeof openProfile>>;

beforeAll(startI18n);

beforeEach(async () => {
  api = apiOf(profile);
  router = await openProfile('?tab=edit');
  await eventually(() => void button('Save changes'));
});

const sent = (): unknown => api.requests.find(({ body }) => body !== undefined)?.body;

async function change(name: string, value: string): Promise<void> {
  typeIn(field(name), value);
  await eventually(() => expect(field(name).value).toBe(value));
}

test('sends only the changed fields and reports that they are saved', async () => {
  api.answers('PATCH /id/profile', { ...profile, goalScore: 1450 });
  await change('goalScore', '1450');
  expect(text()).toContain('You have unsaved changes');
  button('Save changes').click();
  await eventually(() => expect(text()).toContain('Saved'));
  expect(sent()).toEqual({ goalScore: 1450 });
  expect(text()).not.toContain('You have unsaved changes');
});

test('sends a cleared goal and date as null', async () => {
  api.answers('PATCH /id/profile', { ...profile, goalScore: null, testDate: null });
  await change('goalScore', '');
  await change('testDate', '');
  button('Save changes').click();
  await eventually(() => expect(sent()).toEqual({ goalScore: null, testDate: null }));
});

test('shows invalid values under their fields and does not send them', async () => {
  await change('firstName', 'Ánh 2');
  await change('dob', '31/02/2009');
  await change('goalScore', '1405');
  await change('testDate', '01/01/2020');
  button('Save changes').click();
  await eventually(() =>
    expect(text()).toContain('First name can contain only letters and spaces'),
  );
  expect(text()).toContain('There is no such day');
  expect(text()).toContain('A number from 400 to 1600, in steps of 10');
  expect(text()).toContain('This date is in the past');
  expect(text()).toContain('Please check 4 fields');
  await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('goalScore'));
  expect(sent()).toBeUndefined();
});

test('leads to a ticket if only the team may change the date of birth', async () => {
  api.refuses('PATCH /id/profile', 403, { code: 'AGE_BY_TEAM', message: 'Only our team can.' });
  await change('dob', '14/03/2008');
  button('Save changes').click();
  await eventually(() => expect(text()).toContain('Only our team can.'));
  const link = document.querySelector<HTMLAnchorElement>('a[href^="/tickets/new?subject="]');
  expect(link?.textContent).toBe('Write to us about it');
});

test("shows the server's refusal under its field until the value changes", async () => {
  const errors = [{ path: 'username', message: 'is too short' }];
  api.refuses('PATCH /id/profile', 400, { message: 'Please check.', errors });
  await change('username', 'a');
  button('Save changes').click();
  await eventually(() => expect(text()).toContain('Username is too short'));
  expect(text()).toContain('Failed to update profile');
  await change('username', 'anh.nguyen');
  expect(text()).not.toContain('Username is too short');
});

test('asks to sign in again after the session has ended', async () => {
  api.refuses('PATCH /id/profile', 401, { code: 'NOT_SIGNED_IN' });
  await change('goalScore', '1450');
  button('Save changes').click();
  await eventually(() => expect(text()).toContain('Unauthorized. Please login again'));
});

test('shows role, email and phone as read-only with the reason', () => {
  const locked = [...document.querySelectorAll<HTMLInputElement>('input[readonly]')];
  expect(locked.map(({ value }) => value)).toEqual(['Student', 'anh@bac.example', '0912345678']);
  expect(text()).toContain('You sign in with it, so it can’t be changed.');
});

test('offers four choices for the gender', async () => {
  field('gender').click();
  await eventually(() => {
    const options = [...document.querySelectorAll('[data-field=gender] [role=option]')];
    const labels = options.map(({ textContent }) => textContent);
    expect(labels).toEqual(['Male', 'Female', 'Other', 'Not specified']);
  });
});

test('leaving with unsaved changes asks for confirmation; staying keeps them, leaving discards them', async () => {
  await change('username', 'minhanh');
  tab('Security').click();
  await eventually(() => expect(text()).toContain('Leave without saving?'));
  button('Stay').click();
  await eventually(() => expect(text()).not.toContain('Leave without saving?'));
  expect(field('username').value).toBe('minhanh');
  void router.navigate('/tests');
  await eventually(() => button('Leave without saving').click());
  await eventually(() => expect(heading()).toBe(elsewhere));
});

const asksOnClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the window with unsaved changes makes the browser ask', async () => {
  expect(asksOnClosing()).toBe(false);
  await change('username', 'minhanh');
  await eventually(() => expect(asksOnClosing()).toBe(true));
});

test('unsaved changes do not block the login page after the session has ended', async () => {
  await change('username', 'minhanh');
  becomeAnonymous();
  await router.navigate('/auth/login');
  await eventually(() => expect(heading()).toBe(elsewhere));
});
