import { readContent } from '@bac/content/read-content.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { itemStatuses } from '@bac/exam/item/item.ts';
import { subjects } from '@bac/exam/item/subjects.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import fc from 'fast-check';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { toAuthored } from './authored.ts';
import { csvHead, readCsv, writeCsv } from './csv-format.ts';
import type { ExchangeItem, ReadItem } from './exchange-item.ts';
import { readPackage, readSingle } from './qti/read-package.ts';
import { writeQtiItem } from './qti/item-xml.ts';
import { writePackage } from './qti/write-package.ts';
import { readYaml, writeYaml } from './yaml-format.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));
let bank: ExchangeItem[];

beforeAll(() => {
  bank = readContent(folder).items.map(({ item }) => item);
});

const itemsOf = (read: ReadItem[]): (ExchangeItem | null)[] => read.map(({ item }) => item);

/** Filters items that differ by the fast strict comparison: only these go to the matcher, which is slow. */
function findDifferences(readItems: ReadItem[], items: readonly ExchangeItem[]) {
  const actual = itemsOf(readItems);
  const indexes = [...items.keys()].filter(
    (index) => !isDeepStrictEqual(actual[index], items[index]),
  );
  return {
    actual: indexes.map((index) => actual[index]),
    expected: indexes.map((index) => items[index]),
  };
}

const asYaml = (items: readonly ExchangeItem[]): ReadItem[] =>
  readYaml('items.yaml', items.map(writeYaml).join(''), {});
const asCsv = (items: readonly ExchangeItem[]): ReadItem[] =>
  readCsv('items.csv', csvHead() + items.map(writeCsv).join(''), {});
const asQti = (items: readonly ExchangeItem[]): ReadItem[] =>
  items.flatMap((item) => readSingle('item.xml', writeQtiItem(item), {}));

async function* oneByOne(items: readonly ExchangeItem[]): AsyncGenerator<ExchangeItem> {
  yield* items;
}

async function pack(items: readonly ExchangeItem[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writePackage(oneByOne(items), new Date(0x1_9000_0000_00))) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

describe('round trip of the founding bank', () => {
  it.each([
    ['our own notation', asYaml],
    ['CSV', asCsv],
    ['QTI', asQti],
  ])('writes and reads items as %s without loss', (_name, writeAndRead) => {
    const readItems = writeAndRead(bank);
    expect(readItems).toHaveLength(bank.length);
    const { actual, expected } = findDifferences(readItems, bank);
    expect(actual).toEqual(expected);
    expect(readItems.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('writes and reads a package without loss', async () => {
    // The test of QTI above reads every item; this one adds the package around them.
    const items = process.env['FULL'] ? bank : bank.filter((_, index) => index % 8 === 0);
    const readItems = readPackage(await pack(items), {});
    expect(readItems).toHaveLength(items.length);
    const { actual, expected } = findDifferences(readItems, items);
    expect(actual).toEqual(expected);
  });

  it('reads JSON indented by tabs', () => {
    const items = JSON.stringify(toRawList(bank.slice(0, 20)), null, '\t');
    expect(itemsOf(readYaml('items.json', items, {}))).toEqual(bank.slice(0, 20));
  });
});

/** The raw list, as another program would write it. */
const toRawList = (items: readonly ExchangeItem[]): unknown[] => items.map(toAuthored);

/** Trimmed texts with special characters of every notation, of spreadsheets and of other scripts. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }),
    fc.constantFrom(
      '=1+1',
      "'=x",
      '-3',
      '7/2',
      '@a',
      '<u>x</u>',
      ']]>',
      '<!-- x -->',
      '&amp;',
      '$\\frac{1}{2}$',
      '$x<y$',
      '$$z$$',
      'a\r\nb',
      'a\n\n- b\n- c',
      '"quoted"',
      'a,b;c\td',
      '::figure{#one}',
      'true',
      'null',
      '~',
      '12',
      '1e3',
      '- a: b',
      '{"a": 1}',
      '#',
      'a # b',
      '|',
      '>',
      '%',
      '!tag',
      '*alias',
      '&anchor',
      'Đọc và Viết',
      '\u2028',
      '\u0085',
      '😀',
      '\u0001',
      '______',
      '\\$5',
    ),
  )
  .map((value) => value.replaceAll('\0', '').toWellFormed().trim());
const both = fc.record({ en: text, vi: text });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const jsonRecord = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  .map(
    (value) =>
      JSON.parse(JSON.stringify(value).replaceAll('\\u0000', '')) as Record<string, unknown>,
  );

const response = fc.oneof(
  fc.record({
    kind: fc.constant('choice' as const),
    choices: fc.record(
      Object.fromEntries(choiceIds.map((id) => [id, fc.record({ text, rationale: both })])),
    ),
    key: fc.constantFrom(...choiceIds, null),
  }),
  fc.record({
    kind: fc.constant('entered' as const),
    keys: fc.array(
      fc.oneof(
        fc.constantFrom('7/2', '-3', '.25', '', 'a|b'),
        text.map((t) => t.slice(0, 20).toWellFormed().trim()),
      ),
      {
        maxLength: 8,
      },
    ),
    rationale: both,
  }),
);

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => value + 0);

const item = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/),
    version: optional(fc.nat(40)),
    status: optional(fc.constantFrom(...itemStatuses)),
    skill: fc.constantFrom(...skills),
    type: optional(text),
    topic: both,
    subject: optional(fc.constantFrom(...subjects)),
    inContext: optional(fc.boolean()),
    difficulty: fc.constantFrom(...difficulties),
    passages: fc.array(text, { maxLength: 2 }),
    figures: fc.array(jsonRecord, { maxLength: 2 }),
    stem: text,
    response,
    hint: both,
    rule: optional(both),
    parameters: optional(fc.record({ a: number(0.01, 4), b: number(-4, 4), c: number(0, 0.5) })),
    source: text,
    isSample: optional(fc.boolean()),
  })
  .map((value) => JSON.parse(JSON.stringify(value)) as ExchangeItem);

describe('round trip of any item', () => {
  it.each([
    ['our own notation', asYaml],
    ['CSV', asCsv],
    ['QTI', asQti],
  ])('writes and reads items as %s without loss', (_name, writeAndRead) => {
    const property = fc.property(item, (anyItem) => {
      const readItems = writeAndRead([anyItem]);
      expect(itemsOf(readItems)).toEqual([anyItem]);
      expect(readItems[0]?.faults).toEqual([]);
    });
    fc.assert(property, { numRuns: process.env['FULL'] ? 3000 : 100 });
  });
});
