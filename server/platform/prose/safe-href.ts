const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** A path of this site as it is, an address elsewhere if a browser would do no more than open it; otherwise nothing. */
export function safeHref(href: string): string | undefined {
  // A browser leaves tabs and line breaks out, and reads two slashes in what is left.
  if (/[\t\r\n]/.test(href)) return undefined;
  if (/^\/(?![/\\])/.test(href) || href.startsWith('#')) return href;
  return URL.canParse(href) && schemes.has(new URL(href).protocol) ? href : undefined;
}
