import { describe, expect, it } from 'vitest';
import { sampleBank, sampleItem } from '../testing/sample-bank.ts';
import { itemVersion, type ItemVersion } from './item.ts';
import { lintItem } from './lint-item.ts';

const noBraces = (tex: string): string | undefined => (tex.includes('{') ? 'a brace' : undefined);
const codes = (item: ItemVersion): string[] => lintItem(item, noBraces).map(({ code }) => code);

const reading = sampleItem('words-in-context');
const algebra = sampleItem('linear-functions');
const typed = sampleItem('linear-functions', { kind: 'entered' });
const words = {
  en: 'A sentence long enough to explain something.',
  vi: 'Một câu đủ dài để giải thích điều gì đó.',
};
const text = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

function withChoices(item: ItemVersion, texts: [string, string, string, string]): ItemVersion {
  if (item.response.kind !== 'choice') throw new Error('no choices');
  const [A, B, C, D] = texts.map((each) => ({ text: each, rationale: words }));
  return {
    ...item,
    response: { ...item.response, choices: { A: A!, B: B!, C: C!, D: D! } },
  };
}

const withKeys = (...keys: string[]): ItemVersion => ({
  ...typed,
  response: { kind: 'entered', keys, rationale: words },
});

describe('lintItem', () => {
  it('finds no problem in valid items of every skill', () => {
    for (const item of sampleBank(1)) {
      expect(itemVersion.safeParse(item).success).toBe(true);
      expect([item.id, codes(item)]).toEqual([item.id, []]);
    }
  });

  it.each<[string, ItemVersion]>([
    ['passage-length', { ...reading, passages: [text(24)] }],
    ['passage-length', { ...reading, passages: [text(151)] }],
    ['passage-length', { ...sampleItem('cross-text-connections'), passages: [text(80), text(71)] }],
    ['passage-count', { ...reading, passages: [] }],
    ['passage-count', { ...reading, passages: [text(40), text(40)] }],
    ['passage-count', { ...sampleItem('cross-text-connections'), passages: [text(40)] }],
    ['passage-in-math', { ...algebra, passages: [text(40)] }],
    [
      'entered-outside-math',
      { ...reading, response: withKeys('1').response, parameters: typed.parameters },
    ],
    ['subject-missing', { ...reading, subject: undefined }],
    ['context-unsaid', { ...algebra, inContext: undefined }],
    ['rule-missing', { ...sampleItem('boundaries'), rule: undefined }],
    ['rule-misplaced', { ...reading, rule: words }],
    ['figure-missing', { ...sampleItem('quantitative-evidence'), figures: [] }],
    ['choices-alike', withChoices(reading, ['the same', 'The  same', 'another', 'a third'])],
    [
      'choice-lengths',
      withChoices(reading, [
        'short',
        'a choice that goes on',
        'a choice that goes on and on',
        'brief',
      ]),
    ],
    [
      'all-or-none',
      withChoices(reading, ['some of it', 'most of it', 'all of the above', 'little of it']),
    ],
    ['key-unfit', withKeys('1,000')],
    ['key-unfit', withKeys('1/0')],
    ['key-unfit', withKeys('123456')],
    ['key-unfit', withKeys('100000/3')],
    ['key-unfit', withKeys('1/99999')],
    ['keys-equal', withKeys('.5', '.5')],
    ['guess-on-entered', { ...typed, parameters: { ...typed.parameters, c: 0.2 } }],
    [
      'rationale-thin',
      {
        ...typed,
        response: { kind: 'entered', keys: ['1'], rationale: { en: 'Because.', vi: 'Vì vậy.' } },
      },
    ],
    [
      'rationale-thin',
      {
        ...typed,
        response: { kind: 'entered', keys: ['1'], rationale: { ...words, vi: 'Vì vậy.' } },
      },
    ],
    ['untranslated', { ...reading, hint: { en: words.vi, vi: words.vi } }],
    [
      'vietnamese-unaccented',
      { ...reading, hint: { en: words.en, vi: 'Mot cau khong co dau nao' } },
    ],
    ['hint-tells', { ...reading, hint: { en: 'Look again at choice B.', vi: words.vi } }],
    ['hint-tells', { ...reading, hint: { en: words.en, vi: 'Hãy xem lại phương án C nhé.' } }],
    ['blank-mismatch', { ...reading, stem: 'Which choice completes the text?' }],
    ['blank-mismatch', { ...reading, passages: [`${text(30)} ______`] }],
    ['math-open', { ...algebra, stem: 'What is $x?' }],
    ['math-broken', { ...algebra, stem: 'What is $x{$?' }],
    ['math-broken', { ...algebra, stem: 'What is\n\n$$x{$$\n\nthere?' }],
    ['math-broken', { ...algebra, hint: { en: 'Think of $y{$ first.', vi: words.vi } }],
    ['figure-unknown', { ...algebra, stem: 'See ::figure{#graph} and answer.' }],
  ])('finds %s', (code, item) => {
    expect(codes(item)).toContain(code);
  });

  it('accepts keys of any length, as published answer lists print them', () => {
    expect(codes(withKeys('203/50', '4.06'))).toEqual([]);
    expect(codes(withKeys('1000/3', '-12345/37', '.333333333333'))).toEqual([]);
  });

  it.each<[string, string, ItemVersion]>([
    ['passage-length', 'passages', { ...reading, passages: [text(24)] }],
    ['passage-count', 'passages', { ...reading, passages: [] }],
    ['passage-in-math', 'passages', { ...algebra, passages: [text(40)] }],
    ['subject-missing', 'subject', { ...reading, subject: undefined }],
    ['context-unsaid', 'inContext', { ...algebra, inContext: undefined }],
    ['rule-missing', 'rule', { ...sampleItem('boundaries'), rule: undefined }],
    ['figure-missing', 'figures', { ...sampleItem('quantitative-evidence'), figures: [] }],
    ['choices-alike', 'response.choices', withChoices(reading, ['one', 'one', 'two', 'six'])],
    ['key-unfit', 'response.keys.1', withKeys('1', '1/0')],
    ['keys-equal', 'response.keys', withKeys('.5', '.5')],
    ['guess-on-entered', 'parameters.c', { ...typed, parameters: { ...typed.parameters, c: 0.2 } }],
    [
      'rationale-thin',
      'response.rationale.vi',
      {
        ...typed,
        response: { kind: 'entered', keys: ['1'], rationale: { ...words, vi: 'Vì vậy.' } },
      },
    ],
    ['untranslated', 'topic.vi', { ...reading, topic: { en: words.vi, vi: words.vi } }],
    [
      'vietnamese-unaccented',
      'rule.vi',
      { ...sampleItem('boundaries'), rule: { en: words.en, vi: 'Mot cau khong co dau nao' } },
    ],
    ['hint-tells', 'hint', { ...reading, hint: { en: 'Look at choice B again.', vi: words.vi } }],
    ['blank-mismatch', 'stem', { ...reading, stem: 'Which choice completes the text?' }],
    ['math-open', 'response.choices.C.text', withChoices(algebra, ['1', '2', '$x', '4'])],
    ['math-broken', 'passages.0', { ...reading, passages: [`${text(30)} $x{$`] }],
    ['math-broken', 'hint.en', { ...algebra, hint: { en: 'Think of $y{$ first.', vi: words.vi } }],
    ['figure-unknown', 'stem', { ...algebra, stem: 'See ::figure{#graph} and answer.' }],
  ])('reports %s for the field %s', (code, field, item) => {
    expect(lintItem(item, noBraces).map((found) => [found.code, found.field])).toContainEqual([
      code,
      field,
    ]);
  });

  it('names the figure concerned', () => {
    const item = sampleItem('quantitative-evidence');
    const [table] = item.figures;
    const second = { ...table!, id: 'other', alt: 'Birds.' };
    expect(lintItem({ ...item, figures: [table!, second] }, noBraces)).toMatchObject([
      { code: 'figure-alt', field: 'figures.1' },
    ]);
    expect(lintItem({ ...item, figures: [table!, table!] }, noBraces)).toMatchObject([
      { code: 'figure-twice', field: 'figures' },
    ]);
  });

  it('accepts a literal dollar sign, and checks the cells of tables', () => {
    expect(codes({ ...algebra, stem: String.raw`It costs \$5, then $x$ more.` })).toEqual([]);
    const table = sampleItem('quantitative-evidence').figures[0]!;
    if (table.kind !== 'table') throw new Error('no table');
    const broken = { ...table, rows: [['2020', '$x{$']] };
    expect(codes({ ...sampleItem('quantitative-evidence'), figures: [broken] })).toEqual([
      'math-broken',
    ]);
  });

  it('compares the lengths of text choices only, not of formulas and figures', () => {
    const formulas = withChoices(algebra, ['$x$', '$x + 1 + 2 + 3 + 4 + 5 + 6 + 7$', '$y$', '$z$']);
    expect(codes(formulas)).toEqual([]);
  });

  it('finds two figures with one id, and has messages in both languages', () => {
    const [table] = sampleItem('quantitative-evidence').figures;
    const item = { ...sampleItem('quantitative-evidence'), figures: [table!, table!] };
    expect(codes(item)).toEqual(['figure-twice']);
    const [found] = lintItem({ ...reading, passages: [text(7)] }, noBraces);
    expect(found?.message.en).toContain('7 words');
    expect(found?.message.vi).toContain('7 từ');
  });
});
