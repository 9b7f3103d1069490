import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { adminPages, publicPages, signedInPages } from './pages.ts';

interface Look {
  language: 'vi' | 'en';
  theme: 'light' | 'dark';
  device: 'phone' | 'desktop';
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Two opposite looks show most of what can go wrong; `npm run test:full` goes through all eight. */
const opposite: Look[] = [
  { language: 'vi', theme: 'dark', device: 'phone' },
  { language: 'en', theme: 'light', device: 'desktop' },
];
const every: Look[] = (['vi', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['phone', 'desktop'] as const).map((device) => ({ language, theme, device })),
  ),
);
const looks = process.env['FULL'] ? every : opposite;

async function wear(page: Page, { language, theme, device }: Look): Promise<void> {
  await page.setViewportSize(sizes[device]);
  await page.addInitScript(
    (given) => {
      localStorage.setItem('language', given.language);
      localStorage.setItem('theme', given.theme);
    },
    { language, theme },
  );
}

for (const look of looks) {
  test.describe(`in ${look.language}, ${look.theme}, on a ${look.device}`, () => {
    for (const path of [...publicPages, ...signedInPages, ...adminPages]) {
      test(`${path} has one heading, a title, no sideways scroll and nothing to stumble over`, async ({
        page,
        signInAs,
        expectAccessible,
      }) => {
        if (!publicPages.includes(path)) await signInAs('admin');
        await wear(page, look);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/Bậc/);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator('html')).toHaveAttribute('lang', look.language);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  });
}
