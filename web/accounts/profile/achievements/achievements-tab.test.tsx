import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { eventually } from '../../../testing/render.tsx';
import { apiOf, openProfile, profile, text } from '../../../testing/open-profile.tsx';

beforeAll(startI18n);

test('a medal shows how to earn it, and when it was earned or the progress', async () => {
  apiOf(profile).answers('GET /id/achievements', [
    { id: 'firstWeek', earnedAt: null, progress: 3, target: 7 },
    { id: 'avatarSet', earnedAt: null, progress: 0, target: 1 },
    { id: 'registered', earnedAt: '2026-09-02T03:00:00.000Z', progress: 1, target: 1 },
  ]);
  await openProfile('?tab=achievements');
  await eventually(() => expect(text()).toContain('1 of 3'));
  const medals = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(medals).toEqual([
    'First stepCreate an accountEarned on September 2, 2026',
    'First weekBe a member for seven days3 of 7 days',
    'Profile pictureAdd a pictureNot earned yet',
  ]);
});
