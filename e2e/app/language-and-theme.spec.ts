import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const chooseVietnamese = (root: Page | Locator): Promise<void> =>
  root.locator('label', { hasText: 'VI' }).first().click();

const theme = () => document.documentElement.dataset['mantineColorScheme'];

test.describe('the language', () => {
  for (const [locale, language] of [
    ['vi-VN', 'vi'],
    ['en-GB', 'en'],
    // An unsupported language falls back to the page's own.
    ['fr-FR', 'vi'],
  ] as const) {
    test.describe(`of a ${locale} browser`, () => {
      test.use({ locale });

      test(
        `a ${locale} browser gets the language ${language}`,
        { tag: locale === 'fr-FR' ? [] : '@wide' },
        async ({ page }) => {
          await page.goto('/');
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        },
      );
    });
  }

  test('a chosen language overrides the browser’s and survives a reload', async ({ page }) => {
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
  test('the theme is light at first, and a chosen one applies before the page is drawn', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await page.evaluate(theme)).toBe('light');
    await page.getByRole('button', { name: 'Switch to dark colors' }).first().click();
    // A press before hydration takes effect after it.
    await expect.poll(() => page.evaluate(theme)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    // Without the application's script only the small script before it can have set the theme.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(theme)).toBe('dark');
  });
});

test.describe('both switches', () => {
  test(
    'the switches for language and theme are in the hamburger menu on a phone',
    { tag: '@wide' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: /menu/i }).first().click();
      const menu = page.getByRole('dialog');
      await chooseVietnamese(menu);
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await menu.getByRole('button', { name: 'Chuyển sang nền tối' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    },
  );

  test(
    'the switches for language and theme are on the login page',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/auth/login');
      await chooseVietnamese(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập');
      await page.getByRole('button', { name: 'Chuyển sang nền tối' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    },
  );

  test(
    'the switch for the language is in the console’s user menu',
    { tag: '@wide' },
    async ({ page, signInAs }) => {
      await signInAs('admin');
      await page.goto('/admin/dashboard');
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    },
  );
});
