/**
 * The secret of a visitor's letter opens their ticket without an account. It is kept for this tab alone, and leaves the address
 * at once: an address is copied, photographed and shared without a thought.
 */
const keyOf = (ticket: string): string => `ticket-secret:${ticket}`;

/** What the server would take for one; anything else is not worth a question. */
const isSecret = (text: string | null): text is string =>
  text !== null && /^[A-Za-z0-9_-]{43}$/.test(text);

export function keepSecret(ticket: string, secret: string): void {
  try {
    sessionStorage.setItem(keyOf(ticket), secret);
  } catch {
    // A browser that keeps nothing: the link in the letter works again and again.
  }
}

function keptSecret(ticket: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(ticket)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** From the address, where a letter has just led here; else as this tab knows it. */
export function secretFor(ticket: string, search: URLSearchParams): string | undefined {
  const given = search.get('secret');
  return isSecret(given) ? given : keptSecret(ticket);
}
