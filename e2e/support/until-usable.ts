import { expect, type Page } from '@playwright/test';

/**
 * On a slow machine a story is quicker than the scripts of the page it opened. Until those take the place of the server's
 * first screen, links on it load whole pages and buttons are only drawn.
 */
export const untilUsable = (page: Page): Promise<void> =>
  expect(page.locator('[data-written]')).toHaveCount(0);
