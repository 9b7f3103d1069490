import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

const expectNone = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'No Results Found' })).toBeVisible();
};

test(
  'the result of an unfinished test says so, and leads back to the test',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    const player = new PlayerPage(page);
    await player.openPractice();
    await player.choose('B');
    await player.expectSaved();
    const attempt = new URL(page.url()).searchParams.get('attempt');
    await page.goto(`/test-results/${attempt}`);
    await expect(page.getByText('This test isn’t finished')).toBeVisible();
    await page.getByRole('link', { name: 'Resume the test' }).click();
    await player.expectQuestion(1);
    await expect(player.option('B')).toBeChecked();
  },
);

test(
  'a test that was left early has no result',
  { tag: '@wide' },
  async ({ page, signUp, callApi }) => {
    await signUp();
    const [id, device] = [randomUUID(), 'her-laptop'];
    await callApi('POST', '/attempts', { id, test: 'practice-rw-1', device });
    await callApi('POST', `/attempts/${id}/events`, {
      device,
      events: [{ number: 1, elapsed: 0, event: { type: 'abandoned' } }],
    });
    await page.goto(`/test-results/${id}`);
    await expect(page.getByText('This test was exited before the end')).toBeVisible();
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
  },
);

test(
  'nobody finds a result that does not exist or is not theirs',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, browser, baseURL, expectAccessible }) => {
    await signUp();
    const attempt = await takeTest('practice-rw-1');
    await expectNone(page, `/test-results/${randomUUID()}`);
    await expectNone(page, '/test-results/anything-else');
    await expectAccessible(page);

    const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await expectNone(visitor, `/test-results/${attempt}`);
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectNone(visitor, `/test-results/${attempt}?share=guessed`);
    await expectNone(visitor, `/test-results/${attempt}/sheet`);
    await visitor.context().close();

    await signUp();
    await expectNone(page, `/test-results/${attempt}`);
    await expectNone(page, `/test-results/${attempt}/sheet`);
  },
);

test(
  'a result that fails to load can be tried again',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    await signUp();
    const attempt = await takeTest('practice-rw-1');
    await page.route('**/api/v1/results/*', (route) => route.abort());
    await page.goto(`/test-results/${attempt}`);
    await expect(page.getByText('Unable to load test results. Please try again.')).toBeVisible();
    await page.unroute('**/api/v1/results/*');
    await page.getByRole('main').getByRole('button', { name: /again/i }).click();
    await expect(page.getByRole('region', { name: 'Correct answers' })).toBeVisible();
  },
);
