const mostIdleWaitMs = 10_000;
const restMs = 2000;

/** Resolves when the page has loaded and has nothing else to do. */
export async function whenIdle(): Promise<void> {
  // The server renders the whole page at once.
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  }
  await new Promise<unknown>((rested) => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(rested, { timeout: mostIdleWaitMs });
    } else setTimeout(rested, restMs);
  });
}
