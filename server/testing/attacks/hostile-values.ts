import fc from 'fast-check';

/** Texts from people, scripts, broken keyboards and attackers. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\u202Eabc\u2066',
  'a\u200Bb',
  'e\u0301'.repeat(40),
  '😀'.repeat(50),
  '\uD83D',
  '\uDE00x',
  "'; drop table accounts; --",
  "' or 1=1 --",
  String.raw`%_\%`,
  '*)(uid=*))(|(uid=*',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  // oxlint-disable-next-line no-template-curly-in-string -- the text is a template injection
  '${7*7}#{7*7}<%= 7*7 %>',
  '../../etc/passwd',
  'a@b.co\r\nBcc: x@y.z',
  '=1+1',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  'x'.repeat(5000),
  '9'.repeat(400),
  '0001-01-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  '2026-11-16T24:00:00Z',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
];

/** Objects with keys that are special in JavaScript; parsed, so that the keys are own properties. */
const hostileObjects: unknown[] = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":1,"then":1,"length":-1}',
  '{"":{}}',
  '[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]',
].map((text) => JSON.parse(text) as unknown);

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const hostileNumber = fc.oneof(fc.constantFrom(...hostileNumbers), fc.integer());

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, ...hostileObjects) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
);

/** JSON as a client would send it, without values that JSON cannot represent. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' || typeof inner === 'symbol' ? String(inner) : inner,
  ) ?? 'null';
