import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { type newcomer, openAccount, password, post, signIn, type DemoRole } from './sign-in.ts';
import { hearConsole } from './quiet-console.ts';
import { caller, sitTest, untilScored, type Call, type Way } from './sit-over-http.ts';

interface Fixtures {
  /** Signs a demo account in, as its browser would be after the login page; signed out again when the test ends. */
  signInAs: (role: DemoRole) => Promise<void>;
  /** A verified account of the test's own, signed in: what it changes meets no other test. */
  signUp: (change?: Partial<typeof newcomer>) => Promise<{ email: string; password: string }>;
  /** Calls the product as whoever is signed in. */
  callApi: Call;
  /** Sits a test over HTTP as whoever is signed in, and waits for its score; gives the attempt's id. */
  sit: (test?: string, way?: Way) => Promise<string>;
  /** Moves the clock of the story's own site on. */
  turnClock: (milliseconds: number) => Promise<void>;
  /**
   * Fails with the list of accessibility violations. Always runs in `every-page.spec.ts` and in the player's stories;
   * other stories, which check dialogs and states, run it only with `FULL`.
   */
  expectAccessible: (page: Page) => Promise<void>;
  /** Fails where a page of the story says something in the console, as an error or a warning. */
  quietConsole: void;
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ browser }, use) => {
      const heard: string[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        hearConsole(context, heard);
        return context;
      };
      await use();
      browser.newContext = newContext;
      expect(heard, 'said in the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page }, use) => {
    await use((role) => signIn(page, role));
    await post(page, 'logout');
  },
  signUp: async ({ page }, use) => {
    await use(async (change) => {
      const email = await openAccount(page, change);
      return { email, password };
    });
  },
  callApi: async ({ page, baseURL }, use) => {
    await use(async (...what) => {
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return caller(baseURL!, cookie)(...what);
    });
  },
  sit: async ({ callApi }, use) => {
    await use(async (...how) => {
      const attempt = await sitTest(callApi, ...how);
      await untilScored(callApi, attempt);
      return attempt;
    });
  },
  turnClock: async ({ request }, use) => {
    await use(async (milliseconds) => {
      await request.post('/testing/clock', { data: { milliseconds } });
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
  expectAccessible: async ({}, use, { file }) => {
    const isAlways = /(every-page|attempt[\w-]*)\.spec\.ts$/.test(file);
    await use(async (page) => {
      if (!isAlways && !process.env['FULL']) return;
      // What a page is made of may still be on its way.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      // A list that is being asked for anew is dimmed for that moment.
      await expect(page.locator('[data-stale="true"]')).toHaveCount(0);
      // In the page itself: we have no frames of other origins, and for those it would open a second page every time.
      const axe = new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'] });
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  },
});

export { expect };
