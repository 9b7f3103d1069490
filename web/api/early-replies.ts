import { call, type Given, type Key } from './client.ts';
import { seedQuery } from './query-cache.ts';
import { hasStoredToken } from './stored-session.ts';

/** What `first-paint.js` left of it: a page that was written for somebody or something else says so. */
const isPageForUs = (): boolean =>
  document.documentElement.dataset['firstScreen'] === location.pathname && !hasStoredToken();

function questionsOfPage(): string[] {
  const written = document.getElementById('questions')?.textContent;
  return written && isPageForUs() ? (JSON.parse(written) as string[]) : [];
}

/** A page that shows it is loading is better than one that never becomes more than its first screen. */
const longestWaitMs = 5000;

async function ask(question: string): Promise<void> {
  const [key, given] = JSON.parse(question) as [Key, object];
  const sent = [
    { ...given, signal: AbortSignal.timeout(longestWaitMs), quiet: true },
  ] as unknown as Given<Key>;
  // After a failure the screen fetches it again and shows the error.
  const reply = await call(key, ...sent).catch(() => undefined);
  if (reply !== undefined) seedQuery(question, reply);
}

/**
 * Asks what the server's first screen says that its page will ask first, while the rest of that page is still on its way. In the
 * page itself the answer, which is longer than its first screen, would hold that up.
 */
export async function askEarly(): Promise<void> {
  await Promise.all(questionsOfPage().map(ask));
}
