import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formDrafts } from '../../db/bank-schema.ts';
import { forms, items } from '../../db/items-schema.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newEditor, publishItem, type Editor } from '../../testing/bank/editor.ts';
import { signedInAs } from '../../testing/factories.ts';
import { itemDraft } from '../../testing/bank/item-draft.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
let hà: Editor;
let nam: Editor;

interface Listed {
  rows: ItemCard[];
  total: number;
  byState: Record<string, number>;
}

async function list(query: string): Promise<Listed> {
  const { status, data } = await hà.ask<Listed>('GET', `?${query}`);
  expect(status).toBe(200);
  return data;
}

const idsOf = async (query: string): Promise<string[]> =>
  (await list(`size=500&${query}`)).rows.map(({ id }) => id);

/** Lists only the items that this file writes, without those of the founding bank. */
const ownIds = async (query: string): Promise<string[]> =>
  (await idsOf(query)).filter((id) => id.startsWith('zz-'));

const statisticsOf = (itemId: string, answers: number, p: number, flags: ItemFlag[] = []) => ({
  itemId,
  version: 1,
  place: 'first' as const,
  isMain: true,
  answers,
  p,
  r: 0.4 - p / 10,
  options: [],
  fifths: [],
  medianMs: 60_000,
  flags,
  computedAt: test.clock.now(),
});

beforeAll(async () => {
  test = await testApp();
  hà = await newEditor(test);
  nam = await newEditor(test);
  const typed = { ...itemDraft('circles', { kind: 'entered', difficulty: 'hard' }), type: 'arcs' };
  await publishItem(hà, nam, 'zz-circle', typed);
  test.clock.turn(1000);
  await publishItem(hà, nam, 'zz-word');
  await hà.save('zz-word', 0, { ...itemDraft(), stem: 'Which one, then?' });
  test.clock.turn(1000);
  await publishItem(hà, nam, 'zz-old', itemDraft('boundaries'));
  await hà.ask('POST', '/zz-old/status', { status: 'archived' });
  test.clock.turn(1000);
  const topic = { en: 'Quokkas of Rottnest', vi: 'Phương trình đường tròn' };
  const { data } = await hà.begin('zz-new', { ...itemDraft('transitions'), topic });
  await hà.move('zz-new', 'submit', data.draft!.revision);
  test.clock.turn(1000);
  await hà.begin('zz-gap', { ...itemDraft('inferences'), topic: { en: 'Some', vi: '' } });
  await test.services.db
    .insert(itemStatistics)
    .values([
      statisticsOf('zz-circle', 120, 0.97, ['too-easy', 'weak']),
      { ...statisticsOf('zz-circle', 20, 0.5), place: 'lower', isMain: false },
      statisticsOf('zz-word', 45, 0.6),
      statisticsOf('zz-old', 29, 0.05, ['too-hard']),
    ]);
});
afterAll(() => test.close());

describe('the list of items', () => {
  it('lists the latest items first, with statistics of the place with most answers', async () => {
    const { rows, total } = await list('size=5');
    expect(rows.map(({ id }) => id)).toEqual([
      'zz-gap',
      'zz-new',
      'zz-old',
      'zz-word',
      'zz-circle',
    ]);
    expect(total).toBeGreaterThan(400);
    expect(rows[4]).toMatchObject({
      version: 1,
      status: 'published',
      draftState: null,
      type: 'arcs',
      kind: 'entered',
      difficulty: 'hard',
      answers: 120,
      p: expect.closeTo(0.97, 5),
      flags: ['too-easy', 'weak'],
      forms: 0,
    });
    // It has too few answers for statistics.
    expect(rows[2]).toMatchObject({ answers: 29, p: null, r: null, flags: [] });
    expect(rows[0]).toMatchObject({ version: 0, status: 'draft', draftState: 'draft', gaps: 1 });
  });

  it.each<[string, string[]]>([
    ['section=math', ['zz-circle']],
    ['domain=geometry-and-trigonometry,algebra', ['zz-circle']],
    ['skill=transitions,words-in-context', ['zz-new', 'zz-word']],
    ['section=math&skill=transitions', []],
    ['skill=nonsense', []],
    ['type=arcs', ['zz-circle']],
    ['difficulty=hard', ['zz-circle']],
    ['kind=entered', ['zz-circle']],
    ['status=draft', ['zz-gap', 'zz-word']],
    ['status=review', ['zz-new']],
    ['status=published', ['zz-word', 'zz-circle']],
    ['status=archived,review', ['zz-new', 'zz-old']],
    ['flagged=true', ['zz-circle']],
    ['flag=weak', ['zz-circle']],
    ['flag=too-hard,possible-miskey', []],
    ['gaps=true', ['zz-gap']],
    ['search=quokka', ['zz-new']],
    ['search=phuong%20trinh%20duong%20tron', ['zz-new']],
    ['search=ZZ-CIR', ['zz-circle']],
    ['search=zz%20nothing', []],
    ['status=published&section=rw&search=word1', ['zz-word']],
  ])('filters items by %s', async (query, expected) => {
    expect(await ownIds(query)).toEqual(expected);
    const { rows, total } = await list(`size=500&${query}`);
    expect(rows).toHaveLength(total);
  });

  it('counts items in each state regardless of the state filter', async () => {
    const all = await list('search=zz');
    expect(all.byState).toEqual({ draft: 2, review: 1, published: 2, archived: 1 });
    const some = await list('search=zz&status=archived');
    expect(some.byState).toEqual(all.byState);
    expect(some.total).toBe(1);
  });

  it.each<[string, string[]]>([
    ['id', ['zz-circle', 'zz-gap', 'zz-new', 'zz-old', 'zz-word']],
    ['-id', ['zz-word', 'zz-old', 'zz-new', 'zz-gap', 'zz-circle']],
    ['updated', ['zz-circle', 'zz-word', 'zz-old', 'zz-new', 'zz-gap']],
    ['-answers', ['zz-circle', 'zz-word', 'zz-old', 'zz-new', 'zz-gap']],
    ['p', ['zz-word', 'zz-circle', 'zz-gap', 'zz-new', 'zz-old']],
    ['-p', ['zz-circle', 'zz-word', 'zz-old', 'zz-new', 'zz-gap']],
    ['r', ['zz-circle', 'zz-word', 'zz-gap', 'zz-new', 'zz-old']],
    ['-difficulty', ['zz-circle', 'zz-word', 'zz-old', 'zz-new', 'zz-gap']],
    ['skill', ['zz-old', 'zz-circle', 'zz-gap', 'zz-new', 'zz-word']],
  ])('sorts items by %s', async (sort, expected) => {
    expect(await ownIds(`search=zz&sort=${sort}`)).toEqual(expected);
  });

  it('paginates items without losing a row', async () => {
    const { total } = await list('');
    const pages = [];
    for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
      pages.push(...(await list(`size=100&page=${page}&sort=difficulty`)).rows);
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
  });

  it.each(['status=gone', 'sort=secret', 'size=9999', 'flag=x', 'difficulty=hard;drop'])(
    'rejects the query %s',
    async (query) => {
      expect((await hà.ask('GET', `?${query}`)).code).toBe('INVALID_REQUEST');
    },
  );
});

const contentOf = (id: string, version: number) => ({
  id,
  blueprint: 'practice-rw' as const,
  name: { en: 'A test', vi: 'Một đề' },
  modules: [
    {
      section: 'rw' as const,
      part: 1 as const,
      slots: [{ item: 'zz-word', version, isPretest: id === 'zz-form-2' }],
    },
  ],
});

describe('uses of an item', () => {
  it('lists published, archived and draft tests that use an item, but no student’s own', async () => {
    const at = test.clock.now();
    const form = (
      id: string,
      status: 'published' | 'archived',
      accountId: string | null = null,
    ) => ({
      id,
      blueprint: 'practice-rw' as const,
      status,
      content: contentOf(id, 1),
      scaling: {},
      accountId,
      createdAt: at,
      updatedAt: at,
    });
    await test.services.db
      .insert(forms)
      .values([
        form('zz-form-1', 'published'),
        form('zz-form-2', 'archived'),
        form('zz-fresh', 'published', hà.id),
      ]);
    await test.services.db.insert(formDrafts).values({
      id: 'zz-form-3',
      blueprint: 'practice-rw',
      name: { en: 'Next', vi: 'Đề sau' },
      modules: contentOf('zz-form-3', 1).modules,
      previewed: [],
      revision: 1,
      createdAt: at,
      updatedAt: at,
    });
    const { data } = await hà.ask('GET', '/zz-word');
    expect(data.uses).toEqual([
      {
        form: 'zz-form-1',
        name: contentOf('', 1).name,
        status: 'published',
        version: 1,
        isPretest: false,
      },
      {
        form: 'zz-form-2',
        name: contentOf('', 1).name,
        status: 'archived',
        version: 1,
        isPretest: true,
      },
      {
        form: 'zz-form-3',
        name: { en: 'Next', vi: 'Đề sau' },
        status: 'draft',
        version: 1,
        isPretest: false,
      },
    ]);
    const { rows } = await list('search=zz');
    expect(rows.find(({ id }) => id === 'zz-word')?.forms).toBe(1);
  });
});

it('reads one item as the list shows it, whatever page it is on', async () => {
  const { rows } = await list('search=zz-circle');
  const { status, data } = await hà.ask('GET', '/zz-circle/card');
  expect(status).toBe(200);
  expect(data).toEqual(rows[0]);
  expect((await hà.ask('GET', '/zz-none/card')).status).toBe(404);
});

it('lists items of the founding bank like any others', async () => {
  const [row] = await test.services.db
    .select({ empty: sql<number>`count(*) filter (where ${items.summary} = '')::int` })
    .from(items)
    .where(like(items.id, '%-01'));
  expect(row?.empty).toBe(0);
  const { rows } = await list('search=percentages-01');
  expect(rows[0]).toMatchObject({ status: 'published', version: 1 });
  expect(rows[0]!.summary).toContain('camera shop');
});

it('filters items that students have reported', async () => {
  expect(await idsOf('reported=true')).toEqual([]);
  const minh = new Student(test.app, await signedInAs(test.services, 'student'));
  await takeTest(test, minh, 'practice-math-1', rightAnswer);
  const problem = { id: crypto.randomUUID(), module: 0, question: 3, reason: 'typo', message: '' };
  await minh.call('POST', `/results/${minh.attempt}/problems`, problem);
  const [found, ...others] = await idsOf('reported=true');
  expect(others).toEqual([]);
  expect(await idsOf(`reported=true&search=${found}`)).toEqual([found]);
});
