import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayBeTorn, wellFormed } from './json-body.ts';

const loneSurrogate = '\u{1F600}'.slice(0, 1);

it('wellFormed replaces lone surrogates in values and names', () => {
  const body = {
    note: `call ${loneSurrogate}`,
    list: [{ [loneSurrogate]: loneSurrogate }],
    whole: '\u{1F600}',
    n: 1,
    no: null,
  };
  expect(wellFormed(body)).toEqual({
    note: 'call \uFFFD',
    list: [{ '\uFFFD': '\uFFFD' }],
    whole: '\u{1F600}',
    n: 1,
    no: null,
  });
});

it('mayBeTorn detects every lone surrogate that JSON.stringify writes, and wellFormed is idempotent', () => {
  expect(mayBeTorn(JSON.stringify({ note: loneSurrogate }))).toBe(true);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const isTorn = !JSON.stringify(wellFormed(value)).includes(text);
      expect(!isTorn || mayBeTorn(text)).toBe(true);
      expect(wellFormed(wellFormed(value))).toEqual(wellFormed(value));
    }),
  );
});
