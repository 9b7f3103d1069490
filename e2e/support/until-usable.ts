import type { Page } from '@playwright/test';

/**
 * On a slow machine a story is quicker than the scripts of the page it opened. Until React has taken over the server's HTML,
 * links on it load whole pages; what is pressed or typed is noted there and happens when it has.
 */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (globalThis as { earlyPresses?: unknown }).earlyPresses === undefined,
  );
}
