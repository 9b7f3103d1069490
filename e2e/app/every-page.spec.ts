import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { adminPages, publicPages, signedInPages } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';

interface Look {
  language: 'vi' | 'en';
  theme: 'light' | 'dark';
  device: 'phone' | 'desktop';
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const looks: Look[] = (['vi', 'en'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    (['phone', 'desktop'] as const).map((device) => ({ language, theme, device })),
  ),
);
/** The look where most goes wrong: longer words, a narrow screen, dark colors. */
const hardest = looks[0];

async function open(browser: Browser, { language, theme, device }: Look): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes[device] });
  await context.addInitScript(
    (settings) => {
      localStorage.setItem('language', settings.language);
      localStorage.setItem('theme', settings.theme);
    },
    { language, theme },
  );
  return context.newPage();
}

/**
 * Navigates like a link, without loading the scripts again, which saves a quarter of the processor time. The other
 * looks load every page.
 */
async function follow(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path));
  const old = await page.locator('h1').evaluateHandle((element, address) => {
    const { textContent } = element;
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return { element, textContent };
  }, path);
  await page.waitForFunction(
    ({ element, textContent }) => !element.isConnected || element.textContent !== textContent,
    old,
  );
}

for (const look of looks) {
  const tag = look === hardest ? [] : ['@wide'];
  test.describe(`in ${look.language}, ${look.theme}, on a ${look.device}`, { tag }, () => {
    // One after the other in one browser, which caches the product's files like a person's browser.
    test.describe.configure({ mode: 'default' });
    let visitor: Page;
    let admin: Page;

    test.beforeAll(async ({ browser }) => {
      visitor = await open(browser, look);
      admin = await open(browser, look);
      await signIn(admin, 'admin');
    });
    test.afterAll(async () => {
      await visitor.context().close();
      await admin.context().close();
    });

    for (const path of [...publicPages, ...signedInPages, ...adminPages]) {
      test(`${path} has one heading, a title, no horizontal scroll and no accessibility violation`, async ({
        expectAccessible,
      }) => {
        const page = publicPages.includes(path) ? visitor : admin;
        await (look === hardest ? follow(page, path) : page.goto(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/Bậc/);
        expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
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
