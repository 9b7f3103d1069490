import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { FrontServer } from '../support/front-server.ts';
import { PlayerPage } from '../support/player.ts';

const test = base.extend<{ server: FrontServer }>({
  server: async ({ baseURL }, use) => {
    const server = new FrontServer(baseURL!);
    await server.listen();
    await use(server);
    server.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByText('A new version is ready.');

/** Waits for the service worker, without which a page has nothing to update. */
const waitForController = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Checks for an update, as a browser does on its own after a while. */
const checkForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const hasWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Leaves a trace on the page that only a reload removes. */
const leaveTrace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['trace'] = 'here';
  });
const hasTrace = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['trace'] === 'here');

test('a new version is announced, and loads only when the person agrees', async ({
  page,
  server,
  expectAccessible,
}) => {
  await page.goto(`${server.address}/tests`);
  await waitForController(page);
  await leaveTrace(page);
  await expect(notice(page)).toBeHidden();

  server.isDeployed = true;
  await checkForUpdate(page);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  expect(await hasTrace(page)).toBe(true);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => hasTrace(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => hasWaiting(page)).toBe(false);
  await expect(notice(page)).toBeHidden();
});

test('a person can postpone a new version', { tag: '@wide' }, async ({ page, server }) => {
  await page.goto(`${server.address}/tests`);
  await waitForController(page);
  server.isDeployed = true;
  await checkForUpdate(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await hasWaiting(page)).toBe(true);
});

test('a new version is neither announced nor loaded during a test, until the student has left it', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await page.goto(`${server.address}/test/screen?test=practice-rw-1`);
  await player.button('Start').click();
  await player.button('Open this module').click();
  await player.choose('B');
  await player.expectSaved();
  await waitForController(page);
  await leaveTrace(page);

  server.isDeployed = true;
  await checkForUpdate(page);
  await expect.poll(() => hasWaiting(page)).toBe(true);
  await player.next();
  await player.choose('C');
  await player.expectSaved();
  await expect(notice(page)).toBeHidden();
  expect(await hasTrace(page)).toBe(true);
  expect(await hasWaiting(page)).toBe(true);

  await page.goto(`${server.address}/tests`);
  await expect(notice(page)).toBeVisible();
});
