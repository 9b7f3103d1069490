import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayBeTorn, wellFormed } from './json-body.ts';

const half = '\u{1F600}'.slice(0, 1);

it('mends halves of characters wherever they stand', () => {
  const given = {
    note: `call ${half}`,
    list: [{ [half]: half }],
    whole: '\u{1F600}',
    n: 1,
    no: null,
  };
  expect(wellFormed(given)).toEqual({
    note: 'call \uFFFD',
    list: [{ '\uFFFD': '\uFFFD' }],
    whole: '\u{1F600}',
    n: 1,
    no: null,
  });
});

it('is asked for whatever JSON.stringify makes of a torn string, and leaves whole values alone', () => {
  expect(mayBeTorn(JSON.stringify({ note: half }))).toBe(true);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const isTorn = !JSON.stringify(wellFormed(value)).includes(text);
      expect(!isTorn || mayBeTorn(text)).toBe(true);
      expect(wellFormed(wellFormed(value))).toEqual(wellFormed(value));
    }),
  );
});
