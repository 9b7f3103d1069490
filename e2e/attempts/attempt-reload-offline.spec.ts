import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { FrontServer } from '../support/front-server.ts';
import { PlayerPage } from '../support/player.ts';

interface Fixtures {
  frontServer: FrontServer;
  /** Cuts the connection, and tells the browser that it is offline. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
}

/** The page loads through a proxy that can be cut; the story's own API calls do not. */
const test = base.extend<Fixtures>({
  frontServer: async ({ baseURL }, use) => {
    const frontServer = new FrontServer(baseURL!);
    await frontServer.listen();
    await use(frontServer);
    frontServer.close();
  },
  goOffline: async ({ context, frontServer }, use) => {
    await use(async () => {
      frontServer.line = 'cut';
      await context.setOffline(true);
    });
  },
  goOnline: async ({ context, frontServer }, use) => {
    await use(async () => {
      frontServer.line = 'good';
      await context.setOffline(false);
    });
  },
});
test.use({ serviceWorkers: 'allow' });

async function openPractice(
  page: Page,
  { address }: FrontServer,
  name: string,
): Promise<PlayerPage> {
  const player = new PlayerPage(page);
  await page.goto(`${address}/test/screen?test=${name}`);
  await player.button('Start').click();
  await player.button('Open this module').click();
  await player.expectQuestion(1);
  return player;
}

/** Waits until the service worker has cached everything that a test needs. */
async function expectCached(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const reply = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data));
    });
    port1.start();
    active?.postMessage('keep-test', [port2]);
    return reply;
  });
  expect(answer).toBe('kept');
}

async function answersOnServer(page: Page): Promise<(string | undefined)[]> {
  const id = new URL(page.url()).searchParams.get('attempt');
  const { data } = await (await page.request.get(`/api/v1/attempts/${id}`)).json();
  const questions: { answer?: string }[] = data.attempt.modules[0].questions;
  return questions.slice(0, 3).map(({ answer }) => answer);
}

test('a student without a network reloads in the middle of a test and continues', async ({
  page,
  frontServer,
  goOffline,
  goOnline,
  signUp,
}) => {
  test.slow();
  await signUp();
  const player = await openPractice(page, frontServer, 'practice-math-1');
  await player.choose('B');
  await expect.poll(() => answersOnServer(page)).toEqual(['B', undefined, undefined]);
  await expectCached(page);

  await goOffline();
  await player.next();
  await player.choose('D');
  await page.reload();
  await player.expectQuestion(2);
  await expect(player.option('D')).toBeChecked();

  // The tools work offline too, and in the chosen language.
  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Graphing calculator' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'vi'));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Câu 2/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();

  await player.next();
  await player.choose('A');
  await page.reload();
  await player.expectQuestion(3);
  await expect(player.option('A')).toBeChecked();
  expect(await answersOnServer(page)).toEqual(['B', undefined, undefined]);

  await goOnline();
  await player.expectSaved();
  await expect.poll(() => answersOnServer(page)).toEqual(['B', 'D', 'A']);
});

test(
  'a page that is not cached says so, and leads back to the test that is',
  { tag: '@wide' },
  async ({ page, frontServer, goOffline, signUp, expectAccessible }) => {
    await signUp();
    const player = await openPractice(page, frontServer, 'practice-rw-1');
    await player.choose('C');
    await player.expectSaved();
    await expectCached(page);

    await goOffline();
    await page.goto(`${frontServer.address}/profile`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Continue: / }).click();
    await player.expectQuestion(1);
    await expect(player.option('C')).toBeChecked();
  },
);

test('a server that does not answer in time does not keep a student out of the test', async ({
  page,
  frontServer,
  signUp,
}) => {
  await signUp();
  const player = await openPractice(page, frontServer, 'practice-rw-1');
  await player.expectSaved();
  await expectCached(page);
  frontServer.line = 'silent';
  await page.reload();
  await player.expectQuestion(1);
});

test(
  'a visitor’s browser does not fetch what only a student needs',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(1000);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(cached.filter((url) => /attempt|calculator|temml/.test(url))).toEqual([]);
  },
);
