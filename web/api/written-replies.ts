import { hasStoredToken } from './stored-session.ts';

/** What `first-paint.js` left of it: a page that was written for somebody or something else says so. */
const isPageForUs = (): boolean =>
  document.documentElement.dataset['firstScreen'] === location.pathname && !hasStoredToken();

function readPage(): Map<string, unknown> {
  const written = document.getElementById('replies')?.textContent;
  if (!written || !isPageForUs()) return new Map();
  return new Map(Object.entries(JSON.parse(written) as object));
}

/**
 * Replies that the server wrote into the page beside its first screen: what the API answers to a visitor. Each is good for the
 * first who asks, right after the page was opened; whoever asks later asks the server.
 */
const replies = readPage();

export const writtenReply = (question: string): unknown => replies.get(question);

export const takeWrittenReply = (question: string): boolean => replies.delete(question);
