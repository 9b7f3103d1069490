import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { FrontServer } from '../support/front-server.ts';
import { PlayerPage } from '../support/player.ts';

interface Fixtures {
  line: FrontServer;
  /** Nothing comes through any more, and the browser knows. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
}

/** The page goes through a line that can be cut; what a test asks of the API itself does not. */
const test = base.extend<Fixtures>({
  line: async ({ baseURL }, use) => {
    const line = new FrontServer(baseURL!);
    await line.listen();
    await use(line);
    line.close();
  },
  goOffline: async ({ context, line }, use) => {
    await use(async () => {
      line.line = 'cut';
      await context.setOffline(true);
    });
  },
  goOnline: async ({ context, line }, use) => {
    await use(async () => {
      line.line = 'good';
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
  await player.button('Begin').click();
  await player.button('Open this module').click();
  await player.expectQuestion(1);
  return player;
}

/** Until the worker says that everything a test needs is on this device. */
async function expectKept(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const heard = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data));
    });
    port1.start();
    active?.postMessage('keep-test', [port2]);
    return heard;
  });
  expect(answer).toBe('kept');
}

async function answersOnServer(page: Page): Promise<(string | undefined)[]> {
  const id = new URL(page.url()).searchParams.get('attempt');
  const { data } = await (await page.request.get(`/api/v1/attempts/${id}`)).json();
  const questions: { answer?: string }[] = data.attempt.modules[0].questions;
  return questions.slice(0, 3).map(({ answer }) => answer);
}

test('a student whose network is gone reloads in mid-test and goes on', async ({
  page,
  line,
  goOffline,
  goOnline,
  signUp,
}) => {
  test.slow();
  await signUp();
  const player = await openPractice(page, line, 'practice-math-1');
  await player.choose('B');
  await expect.poll(() => answersOnServer(page)).toEqual(['B', undefined, undefined]);
  await expectKept(page);

  await goOffline();
  await player.next();
  await player.choose('D');
  await page.reload();
  await player.expectQuestion(2);
  await expect(player.option('D')).toBeChecked();

  // The tools are here too, and in the language of choice.
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
  'a page that is not on the device says so, and leads back to the test that is',
  { tag: '@wide' },
  async ({ page, line, goOffline, signUp, expectAccessible }) => {
    await signUp();
    const player = await openPractice(page, line, 'practice-rw-1');
    await player.choose('C');
    await player.expectSaved();
    await expectKept(page);

    await goOffline();
    await page.goto(`${line.address}/profile`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Go on: / }).click();
    await player.expectQuestion(1);
    await expect(player.option('C')).toBeChecked();
  },
);

test('a server that answers nothing in time does not keep a student out of the test', async ({
  page,
  line,
  signUp,
}) => {
  await signUp();
  const player = await openPractice(page, line, 'practice-rw-1');
  await player.expectSaved();
  await expectKept(page);
  line.line = 'silent';
  await page.reload();
  await player.expectQuestion(1);
});

test(
  'a visitor is not made to fetch what only a student needs',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(1000);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => /attempt|calculator|temml/.test(url))).toEqual([]);
  },
);
