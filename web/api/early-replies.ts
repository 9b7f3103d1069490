import { call, type Given, type Key } from './client.ts';
import { hasStoredToken } from './stored-session.ts';

/** What `first-paint.js` left of it: a page that was written for somebody or something else says so. */
const isPageForUs = (): boolean =>
  document.documentElement.dataset['firstScreen'] === location.pathname && !hasStoredToken();

function questionsOfPage(): string[] {
  const written = document.getElementById('questions')?.textContent;
  return written && isPageForUs() ? (JSON.parse(written) as string[]) : [];
}

/** Each is good for the first who asks, right after the page was opened; whoever asks later asks the server. */
const replies = new Map<string, unknown>();

/** A page that shows it is loading is better than one that never becomes more than its first screen. */
const longestWaitMs = 5000;

async function ask(question: string): Promise<void> {
  const [key, given] = JSON.parse(question) as [Key, object];
  const sent = [
    { ...given, signal: AbortSignal.timeout(longestWaitMs), quiet: true },
  ] as unknown as Given<Key>;
  // Whoever needs it asks again and can say what is wrong.
  const reply = await call(key, ...sent).catch(() => undefined);
  if (reply !== undefined) replies.set(question, reply);
}

/**
 * Asks what the server's first screen says that its page will ask first, while the rest of that page is still on its way. In the
 * page itself the answer, which is longer than its first screen, would hold that up.
 */
export async function askEarly(): Promise<void> {
  await Promise.all(questionsOfPage().map(ask));
}

export const earlyReply = (question: string): unknown => replies.get(question);

export const takeEarlyReply = (question: string): boolean => replies.delete(question);
