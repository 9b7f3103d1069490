import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import {
  address,
  apiOf,
  elsewhere,
  field,
  openProfile,
  profile,
  text,
} from '../../../testing/open-profile.tsx';
import type { Device } from './device-row.tsx';

const phone: Device = {
  id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c12',
  isCurrent: false,
  name: 'Chrome on Android',
  address: '203.0.113.7',
  signedInAt: '2026-09-02T03:00:00.000Z',
  lastSeenAt: '2026-09-03T03:00:00.000Z',
};
const thisDevice: Device = {
  ...phone,
  id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  isCurrent: true,
  name: 'Firefox on Linux',
};

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  api = apiOf(profile).answers('GET /id/sessions', [thisDevice, phone]);
  await openProfile('?tab=security');
  await eventually(() => void button('Sign out Firefox on Linux'));
});

function enterPasswords(current: string, next: string, confirmation = next): void {
  typeIn(field('current'), current);
  typeIn(field('new'), next);
  typeIn(field('confirmation'), confirmation);
}

/** The alert of the form that contains this field. */
const alertIn = (name: string): string | undefined =>
  field(name).form?.querySelector('[role=alert]')?.textContent;

test('lists devices and marks the current one', () => {
  expect(text()).toContain('This device');
  expect(text()).toContain('Last seen September 3, 2026');
});

test('signs out another device at once', async () => {
  api.responds(`DELETE /id/sessions/${phone.id}` as 'DELETE /id/sessions/:session', () =>
    Response.json({ result: 'OK', data: null }),
  );
  api.answers('GET /id/sessions', [thisDevice]);
  button('Sign out Chrome on Android').click();
  await eventually(() => expect(() => button('Sign out Chrome on Android')).toThrow('no button'));
});

test('signing out this device asks for confirmation, then leads to the log-out page', async () => {
  button('Sign out Firefox on Linux').click();
  await eventually(() => button('Sign out of this device').click());
  await eventually(() => expect(heading()).toBe(elsewhere));
  expect(address()).toBe('/logout');
});

test('does not send a password that breaks the rules', async () => {
  enterPasswords('Bacthang#1', 'short', 'other');
  button('Change password').click();
  await eventually(() => expect(text()).toContain('The password must have at least 8 characters'));
  expect(text()).toContain('The two passwords don’t match');
  expect(api.requests.some(({ url }) => url.endsWith('/id/password'))).toBe(false);
});

test('shows a wrong current password under its field', async () => {
  api.refuses('POST /id/password', 400, { code: 'WRONG_PASSWORD' });
  enterPasswords('wrong', 'Bacthang#2');
  await eventually(() => expect(field('confirmation').value).toBe('Bacthang#2'));
  button('Change password').click();
  await eventually(() => expect(text()).toContain('Current password is incorrect'));
  expect(field('current').getAttribute('aria-invalid')).toBe('true');
});

test('shows that a password is too common under its field until another is typed', async () => {
  const errors = [{ path: 'newPassword', message: 'is too common' }];
  api.refuses('POST /id/password', 400, { code: 'INVALID_REQUEST', message: 'no', errors });
  enterPasswords('Bacthang#1', 'Password1!');
  await eventually(() => expect(field('confirmation').value).toBe('Password1!'));
  button('Change password').click();
  await eventually(() => expect(text()).toContain('The password is too common'));
  expect(field('new').getAttribute('aria-invalid')).toBe('true');
  expect(alertIn('new')).toBeUndefined();
  await eventually(() => expect(document.activeElement).toBe(field('new')));
  typeIn(field('new'), 'Bacthang#2');
  await eventually(() => expect(text()).not.toContain('too common'));
});

test('a rate-limited password change is told how long to wait', async () => {
  const message = 'Too many attempts. Please try again in 15 minutes.';
  api.refuses('POST /id/password', 429, { code: 'TOO_MANY_REQUESTS', message });
  enterPasswords('Bacthang#1', 'Bacthang#2');
  await eventually(() => expect(field('confirmation').value).toBe('Bacthang#2'));
  button('Change password').click();
  await eventually(() => expect(alertIn('new')).toContain(message));
});

test('confirms a changed password, clears the fields and reloads the devices', async () => {
  api.answers('POST /id/password', null);
  enterPasswords('Bacthang#1', 'Bacthang#2');
  await eventually(() => expect(field('confirmation').value).toBe('Bacthang#2'));
  api.answers('GET /id/sessions', [thisDevice]);
  button('Change password').click();
  await eventually(() => expect(text()).toContain('Password changed.'));
  expect(field('current').value).toBe('');
  await eventually(() => expect(text()).not.toContain('Chrome on Android'));
});
