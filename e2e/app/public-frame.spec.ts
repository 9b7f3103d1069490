import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const main = ['/', '/courses', '/tests', '/practice', '/tickets'];
const foot = ['/dich-vu', '/cau-hoi-thuong-gap', '/chinh-sach-bao-mat', '/dieu-khoan-su-dung'];

test('the header and the footer link to their pages', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const path of [...main, '/auth/login', '/auth/register']) {
    await expect(header.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const path of foot) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  for (const name of ['Facebook', 'Twitter', 'Reddit', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  }
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer).toContainText('SAT® is a trademark registered by the College Board');
});

test(
  'the footer shows a drawn map and the address without a network',
  { tag: '@wide' },
  async ({ page, context }) => {
    await page.goto('/');
    await waitForHydration(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    await context.setOffline(true);
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('svg').last()).toBeVisible();
    await expect(footer.getByText('Hoàng Cầu').first()).toBeVisible();
    await expect(footer.locator('iframe')).toHaveCount(0);
  },
);

test(
  'only an administrator sees the link to the console',
  { tag: '@wide' },
  async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/');
    await page.getByRole('button', { name: /Nguyễn Minh Ánh/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Admin panel' })).toHaveCount(0);
  },
);

test('a menu replaces the links of the header below 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog');
  for (const path of [...main, '/auth/login', '/auth/register']) {
    await expect(menu.locator(`a[href="${path}"]`), path).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Practice' }).click();
  await expect(page).toHaveURL('/practice');
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test(
  'the support widget opens in three states and closes with Escape',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/');
    const widget = page.getByRole('button', { name: 'Support' });
    await widget.click();
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const panel = page.getByRole('dialog', { name: 'Chat with Bậc' });
    await expect(panel).toBeVisible();
    expect(await panel.boundingBox()).toMatchObject({ width: 350, height: 400 });
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden();
  },
);

test(
  'a toast appears at the top right and disappears after five seconds',
  { tag: '@wide' },
  async ({ page, signInAs }) => {
    // The page's clock advances only by hand, because on a busy machine seconds pass between two lines of this test.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await signInAs('student');
    await page.goto('/logout');
    const toast = page.getByText('Logout successful');
    const isVisibleSoon = async (): Promise<boolean> => {
      await page.clock.runFor(20);
      return toast.isVisible();
    };
    await expect.poll(isVisibleSoon).toBe(true);
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(700);
    expect(box?.y).toBeLessThan(120);
    await page.clock.runFor(4500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(500);
    await expect.poll(isVisibleSoon).toBe(false);
  },
);

test('Alt+T moves the focus to the toasts', { tag: '@wide' }, async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto('/logout');
  await expect(page.getByText('Logout successful')).toBeVisible();
  // The next page takes the focus when it renders; a person presses the keys after that.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Alt+T');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
});

test('“Loading page...” is shown while a page loads', { tag: '@wide' }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.goto('/');
  await waitForHydration(page);
  await page.route('**/assets/login-screen*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Loading page...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Loading page...')).toBeHidden();
});
