/**
 * The secret in a visitor's email opens their ticket without an account. It is stored for this tab only and removed from
 * the address at once, because people copy, photograph and share addresses without a thought.
 */
const keyOf = (ticket: string): string => `ticket-secret:${ticket}`;

/** The format of a secret; anything else is not sent to the server. */
const isSecret = (text: string | null): text is string =>
  text !== null && /^[A-Za-z0-9_-]{43}$/.test(text);

export function storeSecret(ticket: string, secret: string): void {
  try {
    sessionStorage.setItem(keyOf(ticket), secret);
  } catch {
    // Without storage, the link in the email works again.
  }
}

function storedSecret(ticket: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(ticket)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads the secret from the address if an email has just led here, or else from this tab's storage. */
export function secretFor(ticket: string, search: URLSearchParams): string | undefined {
  const secret = search.get('secret');
  return isSecret(secret) ? secret : storedSecret(ticket);
}
