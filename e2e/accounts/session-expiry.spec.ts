import { expect, test } from '../support/own-site.ts';

test('a session ends after 30 days without activity', async ({ page, signInAs, turnClock }) => {
  await signInAs('student');
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  // A request that is pending when the clock advances would count as activity.
  await page.goto('/robots.txt');
  await turnClock(30 * 24 * 60 * 60 * 1000 + 1);
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth/login');
});
