import { call } from '../../api/client.ts';
import { reportEndedSession } from '../../api/report-ended-session.ts';
import { isTestPath } from '../updates/is-test-path.ts';

const heartbeatMilliseconds = 60_000;
const idleMilliseconds = 5 * 60_000;
const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Ignores a failed heartbeat, because the next one follows. A session that has ended is reported, unless a test would be
 * disturbed.
 */
async function sendHeartbeat(isIdle: boolean): Promise<void> {
  const request = call('POST /id/presence/heartbeat', { body: { isIdle }, quiet: true });
  await (isTestPath(location.pathname) ? request : reportEndedSession(request)).catch(
    () => undefined,
  );
}

/** Sends a heartbeat about once a minute while the page is visible. Returns a function that stops it. */
export function startHeartbeat(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let lastInputAt = Date.now();
  let sentAt = 0;
  let wasIdle = false;

  const sendIfDue = (): void => {
    if (document.visibilityState !== 'visible') return;
    const now = Date.now();
    const isIdle = now - lastInputAt >= idleMilliseconds;
    const isDue = now - sentAt >= heartbeatMilliseconds || (wasIdle && !isIdle);
    if (!isDue) return;
    sentAt = now;
    wasIdle = isIdle;
    void sendHeartbeat(isIdle);
  };
  const onInput = (): void => {
    lastInputAt = Date.now();
    // A person who was idle is reported as present at once.
    if (wasIdle) sendIfDue();
  };
  for (const inputEvent of inputEvents)
    addEventListener(inputEvent, onInput, { passive: true, signal });
  document.addEventListener('visibilitychange', sendIfDue, { signal });
  const timer = setInterval(sendIfDue, heartbeatMilliseconds);
  sendIfDue();
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
