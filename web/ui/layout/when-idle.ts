const idleTimeoutMs = 10_000;
const fallbackDelayMs = 300;

/** Resolves when the page has loaded and has nothing else to do. */
export async function whenIdle(): Promise<void> {
  // The server renders the whole page at once.
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    } else setTimeout(resolve, fallbackDelayMs);
  });
}
