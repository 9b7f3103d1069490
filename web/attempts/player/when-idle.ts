/** Safari knows no idle time; a short pause will do. */
export const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(work) : void setTimeout(work, 50);
