/** Runs work in idle time. Safari has no `requestIdleCallback`, so a short timeout replaces it there. */
export const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(work) : void setTimeout(work, 50);
