import { expect, test } from '../support/fixtures.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

const width = async (locator: import('@playwright/test').Locator): Promise<number | undefined> =>
  (await locator.boundingBox())?.width;

test(
  'the sidebar folds by button and by Ctrl+B, and a cookie remembers it for seven days',
  { tag: '@wide' },
  async ({ page, context }) => {
    await page.goto('/admin/users');
    const sidebar = page.locator('#sidebar');
    await expect.poll(() => width(sidebar)).toBe(256);

    await page.keyboard.press('Control+b');
    await expect.poll(() => width(sidebar)).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.round(days)).toBe(7);

    await page.reload();
    await expect.poll(() => width(sidebar)).toBe(48);
    await page.getByRole('button', { name: 'Toggle the sidebar' }).click();
    await expect.poll(() => width(sidebar)).toBe(256);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => width(sidebar)).toBe(48);
  },
);

test('breadcrumbs follow the path', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/admin/questions/create');
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('link', { name: 'Console' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
  await expect(trail.getByRole('link', { name: 'Question bank' })).toBeVisible();
  await expect(trail).toContainText('Create questions');
});

test(
  'the header links to dashboard, users, questions and back to the site',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/admin/dashboard');
    const header = page.getByRole('banner');
    for (const path of ['/admin/dashboard', '/admin/users', '/admin/questions', '/']) {
      await expect(header.locator(`a[href="${path}"]`).first(), path).toBeVisible();
    }
  },
);

test(
  'the user menu names the person and links to every page',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.or(page.getByRole('banner'))).toContainText(['admin@bac.localhost']);
    for (const path of [
      '/profile',
      '/settings',
      '/admin/notifications',
      '/admin/users',
      '/admin/content',
      '/admin/questions',
      '/admin/modules',
      '/admin/analytics',
      '/admin/test-results',
      '/admin/system-settings',
      '/admin/help',
    ]) {
      await expect(menu.locator(`a[href="${path}"]`), path).toHaveCount(1);
    }
    await menu.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/auth/login');
  },
);

test('the sidebar is a drawer of 18 rem on a phone', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/admin/users');
  await expect(page.locator('#sidebar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Roles and permissions' })).toBeVisible();
  await expect.poll(() => width(drawer)).toBe(288);
});
