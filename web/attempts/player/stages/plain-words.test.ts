import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('a stem in one line: words stay, a blank is a line, a formula only a sign', () => {
  expect(plainWords('Which *word* fits the ______ best?')).toMatch(
    /^Which word fits the _+ best\?$/,
  );
  expect(plainWords('If $3x+5=20$, what is $x$?')).toBe('If …, what is …?');
});
