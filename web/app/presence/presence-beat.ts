import { call } from '../../api/client.ts';
import { orEndSession } from '../../api/or-end-session.ts';
import { isTestPath } from '../updates/is-test-path.ts';

const beatMilliseconds = 60_000;
const idleMilliseconds = 5 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** A failed beat is nobody's concern: the next one comes. But who was signed out is told so, unless a test would be disturbed. */
async function beat(isIdle: boolean): Promise<void> {
  const sent = call('POST /id/presence/beat', { body: { isIdle }, quiet: true });
  await (isTestPath(location.pathname) ? sent : orEndSession(sent)).catch(() => undefined);
}

/** Tells the server about once a minute, while the page is in view, that somebody is here; gives the way to stop. */
export function startBeating(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let usedAt = Date.now();
  let beatAt = 0;
  let wasIdle = false;

  const perhaps = (): void => {
    if (document.visibilityState !== 'visible') return;
    const now = Date.now();
    const isIdle = now - usedAt >= idleMilliseconds;
    const isDue = now - beatAt >= beatMilliseconds || (wasIdle && !isIdle);
    if (!isDue) return;
    beatAt = now;
    wasIdle = isIdle;
    void beat(isIdle);
  };
  const used = (): void => {
    usedAt = Date.now();
    // Whoever comes back to the desk is here at once.
    if (wasIdle) perhaps();
  };
  for (const sign of signs) addEventListener(sign, used, { passive: true, signal });
  document.addEventListener('visibilitychange', perhaps, { signal });
  const timer = setInterval(perhaps, beatMilliseconds);
  perhaps();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
