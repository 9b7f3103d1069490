import type { DataRouter } from 'react-router';
import { call, type Given, type Key } from '../../api/client.ts';
import { seedQuery } from '../../api/query-cache.ts';
import { hasStoredToken } from '../../api/stored-session.ts';

/** Whether the page holds HTML of the server for this address and visitor; `first-paint.js` takes the mark away if not. */
export const hasServerHtml = (): boolean =>
  document.documentElement.dataset['serverHtml'] === location.pathname && !hasStoredToken();

/** Without a reply by then the page is drawn again and shows that it is loading. */
const longestWaitMs = 5000;

/** False if there is no reply. */
async function ask(query: string): Promise<boolean> {
  const [key, parts] = JSON.parse(query) as [Key, object];
  const options = [
    { ...parts, signal: AbortSignal.timeout(longestWaitMs), quiet: true },
  ] as unknown as Given<Key>;
  const reply = await call(key, ...options).catch(() => undefined);
  if (reply !== undefined) seedQuery(query, reply);
  return reply !== undefined;
}

/** Fetches the replies that the HTML shows. Within the page they would hold up its first paint. */
async function fetchReplies(): Promise<boolean> {
  const queries = document.getElementById('queries')?.textContent ?? '[]';
  const replies = await Promise.all((JSON.parse(queries) as string[]).map(ask));
  return replies.every(Boolean);
}

async function untilInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((done) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}

/**
 * React can hydrate the HTML only if its first render is the same: waits for route, words and replies. False if a reply is
 * missing; a page that is drawn again fetches it once more and shows the error.
 */
export async function untilHydratable(router: DataRouter): Promise<boolean> {
  const [hasReplies] = await Promise.all([fetchReplies(), untilInitialized(router)]);
  return hasReplies;
}
