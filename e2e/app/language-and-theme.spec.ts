import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const chooseVietnamese = (place: Page | Locator): Promise<void> =>
  place.locator('label', { hasText: 'VI' }).first().click();

const theme = () => document.documentElement.dataset['mantineColorScheme'];

test.describe('the language', () => {
  for (const [locale, language] of [
    ['vi-VN', 'vi'],
    ['en-GB', 'en'],
    // A language we do not speak: the page's own is next in line.
    ['fr-FR', 'vi'],
  ] as const) {
    test.describe(`of a ${locale} browser`, () => {
      test.use({ locale });

      test(`is ${language}`, { tag: locale === 'fr-FR' ? [] : '@wide' }, async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });
    });
  }

  test('that was chosen wins over the browser’s and stays', async ({ page }) => {
    await page.goto('/');
    await chooseVietnamese(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('vi');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Biết mình đang');
  });
});

test.describe('the theme', () => {
  test('is light at first, and a chosen one is there before the page is drawn', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await page.evaluate(theme)).toBe('light');
    await page.getByRole('button', { name: 'Switch to dark colours' }).first().click();
    expect(await page.evaluate(theme)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    // Without the application's own script only the small one before it can have set the theme.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(theme)).toBe('dark');
  });
});

test.describe('both switches', () => {
  test('are in the hamburger menu on a phone', { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).first().click();
    const menu = page.getByRole('dialog');
    await chooseVietnamese(menu);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await menu.getByRole('button', { name: 'Chuyển sang nền tối' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('are on the login page', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/auth/login');
    await chooseVietnamese(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập');
    await page.getByRole('button', { name: 'Chuyển sang nền tối' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('are in the console’s user menu', { tag: '@wide' }, async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});
