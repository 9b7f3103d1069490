import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const [first, second] = ['/cau-hoi-thuong-gap', '/dieu-khoan-su-dung'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.locator('h1')).toBeVisible();
}

const position = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Fonts that load late move the text a little, and the browser keeps the line in view rather than the pixel. */
const expectNear = (page: Page, y: number): Promise<void> =>
  expect.poll(async () => Math.abs((await position(page)) - y)).toBeLessThan(60);

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  expect(await position(page)).toBe(y);
}

test('a page opened by its address starts at the top, and back, forward and reload keep the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, first);
  await scrollTo(page, 500);

  await open(page, second);
  await expect.poll(() => position(page)).toBe(0);
  await scrollTo(page, 300);

  await page.goBack();
  await expectNear(page, 500);
  await page.goForward();
  await expectNear(page, 300);
  await page.reload();
  await expectNear(page, 300);

  // Opening the same address again is a new visit.
  await open(page, first);
  await expect.poll(() => position(page)).toBe(0);
});
