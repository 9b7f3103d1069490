import { expect, test } from './own-site.ts';

test('a session ends after 30 days of absence', async ({ page, signInAs, turnClock }) => {
  await signInAs('student');
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  await turnClock(30 * 24 * 60 * 60 * 1000 + 1);
  await page.reload();
  await expect(page).toHaveURL('/auth/login');
});
