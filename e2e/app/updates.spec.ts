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

/** A page without a worker has nothing to update. */
const untilControlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** As a browser does on its own after a while. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const hasWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** A trace on the page that only a reload wipes out. */
const leaveTrace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['trace'] = 'here';
  });
const hasTrace = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['trace'] === 'here');

test('a new version is announced, and comes only when the person says so', async ({
  page,
  server,
  expectAccessible,
}) => {
  await page.goto(`${server.address}/tests`);
  await untilControlled(page);
  await leaveTrace(page);
  await expect(notice(page)).toBeHidden();

  server.isDeployed = true;
  await lookForUpdate(page);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  expect(await hasTrace(page)).toBe(true);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => hasTrace(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => hasWaiting(page)).toBe(false);
  await expect(notice(page)).toBeHidden();
});

test('it can be put off', { tag: '@wide' }, async ({ page, server }) => {
  await page.goto(`${server.address}/tests`);
  await untilControlled(page);
  server.isDeployed = true;
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await hasWaiting(page)).toBe(true);
});

test('in a test nothing is announced and nothing changes, until the student has left it', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await page.goto(`${server.address}/test/screen?test=practice-rw-1`);
  await player.button('Begin').click();
  await player.button('Open this module').click();
  await player.choose('B');
  await player.expectSaved();
  await untilControlled(page);
  await leaveTrace(page);

  server.isDeployed = true;
  await lookForUpdate(page);
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
