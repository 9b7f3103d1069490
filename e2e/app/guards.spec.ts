import { expect, test } from '../support/fixtures.ts';
import { adminPages, signedInPages } from '../support/pages.ts';

const login = /\/auth\/login$/;
const refused = 'You don’t have access to this page';

test('a visitor is sent to the login page and afterwards back to the page they wanted', async ({
  page,
}) => {
  await page.goto('/profile?tab=activity');
  await expect(page).toHaveURL(login);
  await page.getByRole('button', { name: /^Student/ }).click();
  await expect(page).toHaveURL('/profile?tab=activity');
});

test('a visitor who opens any page for signed-in people is asked to sign in', async ({ page }) => {
  const open: string[] = [];
  for (const path of [...signedInPages, ...adminPages]) {
    // Waiting for the whole page would load what the redirect leaves immediately.
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL(login, { timeout: 10_000 }).catch(() => open.push(path));
  }
  expect(open, 'pages that did not lead to the login page').toEqual([]);
});

test('a student who opens the console reads that they have no access', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refused);
});

test('a forged administrator flag gives no access to the console or to its API', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  await page.addInitScript(() => localStorage.setItem('isAdmin', 'true'));
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refused);
  const reply = await page.request.get('/api/v1/admin/audit');
  expect(reply.status()).toBe(403);
});
