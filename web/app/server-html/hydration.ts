import type { DataRouter } from 'react-router';
import { call, type CallArguments, type Key } from '../../api/client.ts';
import { seedQuery } from '../../api/query-cache.ts';
import { hasStoredToken } from '../../api/stored-session.ts';

/**
 * Whether the page holds the server's HTML for this address and a visitor; `first-paint.js` removes the mark if it does not
 * apply.
 */
export const hasServerHtml = (): boolean =>
  document.documentElement.dataset['serverHtml'] === location.pathname && !hasStoredToken();

/** After this time without a reply the page is rendered from scratch with a loading state. */
const replyTimeoutMs = 5000;

/** Fetches the reply of one query into the cache. Returns false if there is no reply. */
async function fetchReply(query: string): Promise<boolean> {
  const [key, parts] = JSON.parse(query) as [Key, object];
  const options = [
    { ...parts, signal: AbortSignal.timeout(replyTimeoutMs), quiet: true },
  ] as unknown as CallArguments<Key>;
  const reply = await call(key, ...options).catch(() => undefined);
  if (reply !== undefined) seedQuery(query, reply);
  return reply !== undefined;
}

/** Fetches the replies that the HTML was rendered from. Embedding them in the page would delay its first paint. */
async function fetchReplies(): Promise<boolean> {
  const queries = document.getElementById('queries')?.textContent ?? '[]';
  const replies = await Promise.all((JSON.parse(queries) as string[]).map(fetchReply));
  return replies.every(Boolean);
}

async function untilInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * React can hydrate the HTML only if its first render is the same: waits for the route, messages and replies. Returns false if
 * a reply is missing; the page is then rendered from scratch, fetches it again and shows the error.
 */
export async function waitUntilHydratable(router: DataRouter): Promise<boolean> {
  const [hasReplies] = await Promise.all([fetchReplies(), untilInitialized(router)]);
  return hasReplies;
}
