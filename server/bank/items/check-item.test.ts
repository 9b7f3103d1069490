import type { CheckedItem, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newEditor, type Editor } from '../../testing/bank/editor.ts';
import { writeHeaders } from '../../testing/factories.ts';
import { itemDraft } from '../../testing/bank/item-draft.ts';

let test: TestApp;
let hà: Editor;

beforeAll(async () => {
  test = await testApp();
  hà = await newEditor(test);
});
afterAll(() => test.close());

async function check(
  content: object,
  { id = null, entries = [] }: { id?: string | null; entries?: string[] } = {},
): Promise<CheckedItem> {
  const { status, data } = await hà.ask<CheckedItem>('POST', '/check', { id, content, entries });
  expect(status).toBe(200);
  return data;
}

const fieldsOf = ({ complaints }: CheckedItem): [string | null, string][] =>
  complaints.map(({ field, code }) => [field, code]);

const emptyText = { en: '', vi: '' };
const emptyChoice = { text: '', rationale: emptyText };

/** The draft that the page for a new question starts with. */
const blank: ItemDraftContent = {
  skill: 'boundaries',
  topic: emptyText,
  difficulty: 'medium',
  passages: [''],
  figures: [],
  stem: '',
  response: {
    kind: 'choice',
    choices: { A: emptyChoice, B: emptyChoice, C: emptyChoice, D: emptyChoice },
    key: null,
  },
  hint: emptyText,
  rule: emptyText,
  source: '',
};

const table = {
  kind: 'table',
  id: 'counts',
  alt: 'A table of two columns, year and number of birds counted in it.',
  columns: ['Year', 'Birds'],
  rows: [['2020', '14']],
};

describe('complaints about an item', () => {
  it('finds nothing wrong with a complete item', async () => {
    for (const content of [itemDraft(), itemDraft('quantitative-evidence'), itemDraft('circles')]) {
      expect(fieldsOf(await check(content))).toEqual([]);
    }
  });

  it('reports each missing field once, in both languages', async () => {
    const checked = await check(blank);
    const fields = fieldsOf(checked);
    expect(fields).toContainEqual(['response.key', 'key-missing']);
    expect(fields).toContainEqual(['response.choices.C.rationale.vi', 'empty']);
    expect(fields).toContainEqual(['subject', 'subject-missing']);
    expect(fields.filter(([, code]) => code !== 'empty').map(([, code]) => code)).toEqual([
      'key-missing',
      'subject-missing',
    ]);
    expect(new Set(fields.map(([field]) => field)).size).toBe(fields.length);
    const stem = checked.complaints.find(({ field }) => field === 'stem');
    expect(stem?.message).toEqual({
      en: 'The question is still empty.',
      vi: 'Phần câu hỏi còn trống.',
    });
    expect(checked.view).toBeNull();
  });

  it('names the field that breaks a style rule', async () => {
    const content = itemDraft();
    if (content.response.kind !== 'choice') throw new Error('no choices');
    content.response.choices.B.text = 'costs $5';
    content.response.choices.C.rationale.vi = 'Ngắn quá.';
    content.hint.en = 'Look at choice B first, then think.';
    expect(fieldsOf(await check(content))).toEqual([
      ['response.choices.C.rationale.vi', 'rationale-thin'],
      ['hint', 'hint-tells'],
      ['response.choices.B.text', 'math-open'],
    ]);
  });

  it('reports a faulty figure by its index, even after a broken one', async () => {
    const content = itemDraft('quantitative-evidence');
    content.figures = [{ kind: 'moon' }, table, { ...table, id: 'other', alt: 'Birds.', rows: [] }];
    const checked = await check(content);
    expect(fieldsOf(checked)).toEqual([
      ['figures.0.kind', 'figure-broken'],
      ['figures.2.rows', 'figure-broken'],
    ]);
    expect(checked.complaints[1]?.message).toEqual({
      en: 'Figure 3: “rows” is too short or too small.',
      vi: 'Hình 3: “rows” quá ngắn hoặc quá nhỏ.',
    });
    expect(checked.view?.figures.map(({ id }) => id)).toEqual(['counts']);
    content.figures = [{ kind: 'moon' }, { ...table, alt: 'Birds.' }];
    expect(fieldsOf(await check(content))).toContainEqual(['figures.1', 'figure-alt']);
  });

  it('leaves a figure that cannot be drawn out of the preview', async () => {
    const axis = { min: 0, max: 1e9, step: 0.001 };
    const plane = { kind: 'plane', id: 'graph', alt: table.alt, x: axis, y: axis };
    const checked = await check({ ...itemDraft('linear-functions'), figures: [plane] });
    expect(fieldsOf(checked)).toContainEqual(['figures.0', 'figure-shape']);
    expect(checked.view?.figures).toEqual([]);
  });
});

describe('checking an unfinished item', () => {
  it('previews an incomplete item as a student would see it, without its key', async () => {
    const content = { ...blank, stem: 'What is $x^2$ here?' };
    const { view, formulas } = await check(content);
    expect(view).toMatchObject({ stem: content.stem, section: 'rw', passages: [''] });
    expect(JSON.stringify(view)).not.toContain('key');
    expect(formulas['x^2']).toContain('<math');
  });

  it('renders the formulas in explanations too', async () => {
    const content = itemDraft('circles');
    content.hint.en = 'The radius is $\\frac{d}{2}$, so halve what is given.';
    expect((await check(content)).formulas['\\frac{d}{2}']).toContain('<mfrac');
  });

  it('grades test entries against the keys and lists accepted spellings', async () => {
    const content = itemDraft('linear-functions', { kind: 'entered' });
    if (content.response.kind !== 'entered') throw new Error('no keys');
    content.response.keys = ['2/3', '-1/4'];
    const { entries, accepted } = await check(content, {
      entries: ['.6666', '.6667', '0.66', '4/6', '-.25', '1', 'x'],
    });
    expect(entries.filter(({ isRight }) => isRight).map(({ entry }) => entry)).toEqual([
      '.6666',
      '.6667',
      '4/6',
      '-.25',
    ]);
    expect(accepted).toEqual(
      expect.arrayContaining(['2/3', '4/6', '0.666', '0.667', '.6666', '.6667', '-1/4', '-0.25']),
    );
    expect((await check(itemDraft(), { entries: ['A', 'B'] })).entries).toEqual([
      { entry: 'A', isRight: false },
      { entry: 'B', isRight: true },
    ]);
    expect((await check(itemDraft())).accepted).toEqual([]);
  });

  it('reports items with similar wording, but not the item itself', async () => {
    const content = {
      ...itemDraft('percentages'),
      stem: 'A beekeeper on the island of Ikaria sold 240 jars of thyme honey and 60 jars of heather honey at a fair. What percent of the jars held heather honey?',
    };
    await hà.begin('honey-01', content);
    const copy = { ...content, stem: content.stem.replace('240', '380').replace('60', '20') };
    const { similar } = await check(copy);
    expect(similar[0]).toMatchObject({ id: 'honey-01' });
    expect(similar[0]!.summary).toContain('Ikaria');
    expect(similar[0]!.similarity).toBeGreaterThan(0.7);
    expect((await check(copy, { id: 'honey-01' })).similar).toEqual([]);
    const { data } = await hà.ask('GET', '/honey-01');
    await hà.ask('DELETE', `/honey-01/draft?revision=${data.draft!.revision}`);
    expect((await check(copy)).similar).toEqual([]);
  });
});

/** Sends a figure as raw JSON that our own client would never write. */
const sendRaw = (figure: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/admin/questions/check',
    headers: writeHeaders({ cookie: hà.cookie, 'content-type': 'application/json' }),
    payload: JSON.stringify({
      id: null,
      content: { ...itemDraft(), figures: ['FIGURE'] },
      entries: [],
    }).replace('"FIGURE"', figure),
  });

describe('hostile content', () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';

  it('stores and shows markup in content as plain text', async () => {
    const content = { ...itemDraft('circles'), stem: `$\\text{${script}}$ ${script}` };
    const { view, formulas } = await check(content);
    expect(view?.stem).toBe(content.stem);
    expect(Object.values(formulas).join('')).not.toContain('<script');
    expect(Object.values(formulas).join('')).not.toContain('<img');
    const { data } = await hà.begin('script-01', content);
    expect(data.draft?.content.stem).toBe(content.stem);
  });

  it.each([
    ['long words', 'x'.repeat(20_000)],
    ['deep formulas', `$${'{'.repeat(9_000)}$`],
    ['endless fractions', `$${'\\frac{1}'.repeat(2_400)}$`],
    ['a formula that calls itself', '$\\def\\a{\\a\\a}\\a$'],
    ['many formulas', '$x$ '.repeat(5_000)],
    ['marks without an end', '*_**'.repeat(5_000)],
    ['half a character', '\uD800 and \uDC00'],
  ])('checks and stores a draft with %s', async (_, stem) => {
    const checked = await check({ ...itemDraft('circles'), stem });
    expect(checked.view).not.toBeNull();
    const { status } = await hà.begin(`hostile-${Math.random().toString(36).slice(2)}`, {
      ...itemDraft('circles'),
      stem,
    });
    expect(status).toBe(200);
  });

  it('rejects a text longer than its field allows', async () => {
    const content = { ...itemDraft(), stem: 'x'.repeat(20_001) };
    const reply = await hà.ask('POST', '/check', { id: null, content, entries: [] });
    expect(reply).toMatchObject({ code: 'INVALID_REQUEST', errors: [{ path: 'content.stem' }] });
  });

  it.each(['__proto__', 'constructor'])(
    'a key %s in a figure pollutes no prototype',
    async (name) => {
      const reply = await sendRaw(`{"kind": "table", "${name}": {"isAdmin": true}}`);
      expect([200, 400]).toContain(reply.statusCode);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    },
  );

  it('rejects a deeply nested figure and names its field', async () => {
    const reply = await sendRaw(`{"kind": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(reply.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      errors: [{ path: 'content.figures' }],
    });
    const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
    const content = { ...itemDraft(), figures: [{ kind: nested }] };
    expect((await hà.begin('nested-01', content)).code).toBe('INVALID_REQUEST');
  });
});
