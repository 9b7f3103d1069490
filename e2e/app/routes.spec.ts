import { expect, test } from '../support/fixtures.ts';
import { unknownPages } from '../support/pages.ts';

test('an unknown address says that the page does not exist', async ({ page, signInAs }) => {
  await signInAs('admin');
  for (const path of unknownPages) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText('This page doesn’t exist');
  }
});

test.describe('an index leads to its first page', () => {
  test('the address /auth leads to the login page', async ({ page }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/auth/login');
  });

  test('the address /admin leads to the dashboard', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/dashboard');
  });
});
