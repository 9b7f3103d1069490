import { expect, test } from '../support/fixtures.ts';
import { unknownPages } from '../support/pages.ts';

test('an address that leads nowhere says so', async ({ page, signInAs }) => {
  await signInAs('admin');
  for (const path of unknownPages) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText('This page does not exist');
  }
});

test.describe('an index leads to its first page', () => {
  test('/auth', async ({ page }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/auth/login');
  });

  test('/admin', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/dashboard');
  });
});
