import { expect, test } from '../support/own-site.ts';

test('a session ends after 30 days of absence', async ({ page, signInAs, turnClock }) => {
  await signInAs('student');
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  // A request that is still on its way when the clock turns would count as presence.
  await page.goto('/robots.txt');
  await turnClock(30 * 24 * 60 * 60 * 1000 + 1);
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth/login');
});
