import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { button, eventually } from '../../testing/render.tsx';
import { address, apiOf, openProfile, profile, tab, text } from '../../testing/open-profile.tsx';

beforeAll(startI18n);

test('the overview shows the person, the goal, the days left and the address with place names', async () => {
  apiOf(profile);
  await openProfile();
  await eventually(() =>
    expect(text()).toContain('Student, High school, member since September 2, 2026'),
  );
  expect(text()).toContain('Email verified');
  await eventually(() => expect(text()).toContain('The climb to 1400'));
  expect(text()).toContain('days until the SAT');
  expect(text()).toContain('Chess and mountains.');
  await eventually(() => expect(text()).toContain('12 Hàng Bông, Hàng Bông, Hoàn Kiếm, Hà Nội'));
});

test('offers missing profile details as next steps', async () => {
  apiOf({ ...profile, goalScore: null, testDate: null, avatar: '/files/a.jpg' });
  await openProfile();
  await eventually(() => expect(text()).toContain('Set a goal score'));
  expect(text()).toContain('Choose your test date');
  expect(text()).not.toContain('Add a picture');
});

test('keeps the tab in the URL, and arrow keys move between tabs without opening them', async () => {
  apiOf(profile);
  await openProfile('?tab=activity');
  await eventually(() => expect(text()).toContain('Nothing here yet'));
  expect(tab('Activity').getAttribute('aria-selected')).toBe('true');
  tab('Activity').focus();
  const left = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
  tab('Activity').dispatchEvent(left);
  expect(document.activeElement?.textContent).toBe('Achievements');
  expect(address()).toBe('/profile?tab=activity');
  tab('Overview').click();
  await eventually(() => expect(address()).toBe('/profile?tab=overview'));
});

test('an unknown tab in the URL opens the overview', async () => {
  apiOf(profile);
  await openProfile('?tab=secrets');
  await eventually(() => expect(tab('Overview').getAttribute('aria-selected')).toBe('true'));
});

test.each(['overview', 'edit', 'security', 'achievements', 'activity'])(
  'shows why %s cannot be loaded and can be retried',
  async (name) => {
    const api = apiOf(profile);
    for (const key of [
      'GET /id/profile',
      'GET /id/sessions',
      'GET /id/achievements',
      'GET /id/activity',
    ] as const) {
      api.refuses(key, 500, { message: 'Server error. Please try again later.' });
    }
    await openProfile(`?tab=${name}`);
    await eventually(() => expect(text()).toContain('Server error. Please try again later.'));
    api
      .answers('GET /id/profile', profile)
      .answers('GET /id/sessions', [])
      .answers('GET /id/achievements', [])
      .answers('GET /id/activity', []);
    button('Try again').click();
    await eventually(() => expect(text()).not.toContain('Server error'));
  },
);
