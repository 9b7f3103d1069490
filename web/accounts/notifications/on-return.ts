const pauseMilliseconds = 60_000;

/** Calls `refresh` when the person comes back to the page, at most once a minute. Returns a function that stops it. */
export function onReturn(refresh: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let refreshedAt = Date.now();
  const refreshIfDue = (): void => {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || now - refreshedAt < pauseMilliseconds) return;
    refreshedAt = now;
    refresh();
  };
  addEventListener('focus', refreshIfDue, { signal });
  document.addEventListener('visibilitychange', refreshIfDue, { signal });
  return () => controller.abort();
}
