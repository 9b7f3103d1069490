import { readFile } from 'node:fs/promises';
import { failures } from '@bac/contract/failures.ts';
import { expect, it } from 'vitest';
import { rateLimitMessage } from './rate-limit.ts';

it.each([
  [1, '1 second', '1 giây'],
  [60, '60 seconds', '60 giây'],
  [91, '2 minutes', '2 phút'],
  [900, '15 minutes', '15 phút'],
  [3600, '60 minutes', '60 phút'],
  [86_400, '24 hours', '24 giờ'],
])('rateLimitMessage writes %i seconds as %s', (seconds, en, vi) => {
  expect(rateLimitMessage(seconds)).toEqual({
    en: `Too many attempts. Please try again in ${en}.`,
    vi: `Đã có quá nhiều lần thử. Vui lòng thử lại sau ${vi}.`,
  });
});

it.each(['en', 'vi'] as const)(
  'the help article on signing in quotes the message in %s',
  async (language) => {
    const article = new URL(
      `../../../../content/site/articles/problems/cannot-sign-in.${language}.md`,
      import.meta.url,
    );
    const text = await readFile(article, 'utf8');
    expect(text).toContain(rateLimitMessage(15 * 60)[language]);
    expect(text).toContain(failures.TOO_MANY_REQUESTS[language]);
  },
);
