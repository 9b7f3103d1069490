import type { Page } from '@playwright/test';

/**
 * Waits for hydration: on a slow machine a story is faster than the scripts of the page it opened. Until React has hydrated the
 * server's HTML, links load whole pages, and key presses and input are queued.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (globalThis as { earlyPresses?: unknown }).earlyPresses === undefined,
  );
}
