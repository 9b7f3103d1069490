/** The files that may read the IP address of a request, and what for. Anything that counts takes it from them. */
export const addressReaders: Record<string, string> = {
  'server/accounts/registration/registration-routes.ts': 'Password resets are limited by network.',
  'server/accounts/sign-in/browser.ts': 'Sessions and the history show it to their owner.',
  'server/accounts/two-step/routes.ts': 'Challenges for passkeys are limited by network.',
  'server/platform/http/actor.ts': 'Use cases limit calls by network.',
  'server/platform/http/body/upload.ts': 'Uploads share memory by network.',
  'server/platform/http/mount.ts': 'The audit log records it.',
  'server/site/content/routes.ts': 'Wishes are limited by network.',
  'server/tickets/mail/receive.ts': 'Senders of emails are limited by network.',
  'server/tickets/person/requester.ts': 'Tickets and their files are limited by network.',
};

const readsAddress = /\b(?:request|req)\.ip\b|\{[^{}]*\bip\b[^{}]*\}\s*=\s*request\b|remoteAddress/;

/** The text of the arguments of each call of a function. */
function argumentsOf(name: string, source: string): string[] {
  return [...source.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map(({ index }) => {
    const start = index + name.length + 1;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < source.length; end += 1) {
      if (source[end] === '(') depth += 1;
      else if (source[end] === ')') depth -= 1;
    }
    return source.slice(start, end - 1);
  });
}

/** How a source counts calls by single addresses, of which an IPv6 customer has as many as they like. */
export function findCountedAddresses(file: string, source: string): string[] {
  const problems: string[] = [];
  if (readsAddress.test(source) && !(file in addressReaders)) {
    problems.push('reads the address of a request');
  }
  for (const text of argumentsOf('limitFor', source)) {
    if (/\b(?:address|ip)\b/.test(text)) problems.push('limits a single address');
  }
  if (/\bkey:[^;()]{0,120}\batMost\b|\batMost\b[^;()]{0,120}\bkey:/.test(source)) {
    problems.push('makes a limit by hand');
  }
  if (/\brateLimits\b/.test(source)) problems.push('writes counters');
  return problems;
}
