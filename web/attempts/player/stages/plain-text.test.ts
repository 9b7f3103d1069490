import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('keeps the words of a stem, shows a blank as a line and a formula as an ellipsis', () => {
  expect(plainText('Which *word* fits the ______ best?')).toMatch(
    /^Which word fits the _+ best\?$/,
  );
  expect(plainText('If $3x+5=20$, what is $x$?')).toBe('If …, what is …?');
});
