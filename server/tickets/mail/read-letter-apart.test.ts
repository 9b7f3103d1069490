import { expect, it } from 'vitest';
import { readLetterApart } from './read-letter-apart.ts';

const letterOf = (words: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`From: a@example.com\r\n\r\n${words}\r\n`);

it('a letter that no thread can be started for does not stop those behind it', async () => {
  const gone = letterOf('Gone');
  structuredClone(gone, { transfer: [gone.buffer] });
  const [failed, next] = await Promise.allSettled([
    readLetterApart(gone),
    readLetterApart(letterOf('Next')),
  ]);
  expect(failed.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { words: 'Next' } });
});
