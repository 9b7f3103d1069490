import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import {
  type newcomer,
  openAccount,
  password,
  postAuth,
  signIn,
  type DemoRole,
} from './sign-in.ts';
import { collectConsoleMessages } from './quiet-console.ts';
import {
  createCaller,
  takeTest,
  waitForScore,
  type Call,
  type TakeOptions,
} from './take-test-over-http.ts';

interface Fixtures {
  /** Signs in with a demo account, like the login page; signs out when the story ends. */
  signInAs: (role: DemoRole) => Promise<void>;
  /** Signs in with a new verified account, so that the story's changes touch no other story. */
  signUp: (change?: Partial<typeof newcomer>) => Promise<{ email: string; password: string }>;
  /** Calls the API as the signed-in account. */
  callApi: Call;
  /** Takes a test over HTTP as the signed-in account, waits for its score, and returns the attempt's id. */
  takeTest: (test?: string, way?: TakeOptions) => Promise<string>;
  /** Advances the clock of the story's own site. */
  turnClock: (milliseconds: number) => Promise<void>;
  /**
   * Fails with the list of accessibility violations. Always runs in `every-page.spec.ts` and in the player's stories;
   * other stories, which check dialogs and states, run it only with `FULL`.
   */
  expectAccessible: (page: Page) => Promise<void>;
  /** Fails if a page of the story logs an error or a warning in the console. */
  quietConsole: void;
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ browser }, use) => {
      const messages: string[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        collectConsoleMessages(context, messages);
        return context;
      };
      await use();
      browser.newContext = newContext;
      expect(messages, 'logged in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page }, use) => {
    await use((role) => signIn(page, role));
    await postAuth(page, 'logout');
  },
  signUp: async ({ page }, use) => {
    await use(async (change) => {
      const email = await openAccount(page, change);
      return { email, password };
    });
  },
  callApi: async ({ page, baseURL }, use) => {
    await use(async (...args) => {
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return createCaller(baseURL!, cookie)(...args);
    });
  },
  takeTest: async ({ callApi }, use) => {
    await use(async (...args) => {
      const attempt = await takeTest(callApi, ...args);
      await waitForScore(callApi, attempt);
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
    const alwaysRuns = /(every-page|attempt[\w-]*)\.spec\.ts$/.test(file);
    await use(async (page) => {
      if (!alwaysRuns && !process.env['FULL']) return;
      // Parts of the page may still be loading.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      // A list is dimmed while it is loaded again.
      await expect(page.locator('[data-stale="true"]')).toHaveCount(0);
      // Legacy mode runs in the page itself; the other mode opens a second page for frames of other origins, and we have none.
      const axe = new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'] });
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  },
});

export { expect };
