import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayHaveLoneSurrogate, replaceLoneSurrogates } from './json-body.ts';

const loneSurrogate = '\u{1F600}'.slice(0, 1);

it('replaceLoneSurrogates replaces lone surrogates in values and names', () => {
  const body = {
    note: `call ${loneSurrogate}`,
    list: [{ [loneSurrogate]: loneSurrogate }],
    whole: '\u{1F600}',
    n: 1,
    no: null,
  };
  expect(replaceLoneSurrogates(body)).toEqual({
    note: 'call \uFFFD',
    list: [{ '\uFFFD': '\uFFFD' }],
    whole: '\u{1F600}',
    n: 1,
    no: null,
  });
});

it('mayHaveLoneSurrogate detects every lone surrogate that JSON.stringify writes, and replaceLoneSurrogates is idempotent', () => {
  expect(mayHaveLoneSurrogate(JSON.stringify({ note: loneSurrogate }))).toBe(true);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const isTorn = !JSON.stringify(replaceLoneSurrogates(value)).includes(text);
      expect(!isTorn || mayHaveLoneSurrogate(text)).toBe(true);
      expect(replaceLoneSurrogates(replaceLoneSurrogates(value))).toEqual(
        replaceLoneSurrogates(value),
      );
    }),
  );
});
