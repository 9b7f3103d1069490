import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually } from '../../../testing/render.tsx';
import { apiOf, openProfile, profile, text } from '../../../testing/open-profile.tsx';
import { byDay, nearDay } from './days.ts';

beforeAll(startI18n);

const noon = (day: number): string => new Date(2026, 8, day, 12).toISOString();

test('lists entries by day as sentences, with a neutral one for unknown actions', async () => {
  apiOf(profile).answers('GET /id/activity', [
    { id: 3, at: noon(3), action: 'password.changed' },
    { id: 2, at: noon(2), action: 'moon.landed' },
    { id: 1, at: noon(2), action: 'account.registered' },
  ]);
  await openProfile('?tab=activity');
  await eventually(() => expect(text()).toContain('You changed your password'));
  const days = [...document.querySelectorAll('h4')].map(({ textContent }) => textContent);
  expect(days).toEqual(['September 3, 2026', 'September 2, 2026']);
  expect(text()).toContain('Something changed in your account');
  expect(text()).toContain('No more activity');
});

test('loads older entries from the end of the list', async () => {
  const page = Array.from({ length: 20 }, (_, index) => ({
    id: 100 - index,
    at: noon(9),
    action: 'session.opened',
  }));
  const api = apiOf(profile).answers('GET /id/activity', page);
  await openProfile('?tab=activity');
  await eventually(() => button('Show more'));
  api.answers('GET /id/activity', [{ id: 80, at: noon(1), action: 'account.registered' }]);
  button('Show more').click();
  await eventually(() => expect(text()).toContain('You created your account'));
  expect(api.requests.at(-1)?.url).toContain('before=81');
  expect(document.querySelectorAll('time')).toHaveLength(21);
  expect(text()).toContain('No more activity');
});

const entryOn = (day: number) => ({ id: day, at: noon(day), action: '' });

test('labels the entries of today and yesterday', () => {
  const now = new Date(2026, 8, 9, 0, 30);
  const near = byDay([9, 8, 7].map(entryOn)).map((day) => nearDay(day, now));
  expect(near).toEqual(['today', 'yesterday', undefined]);
});
