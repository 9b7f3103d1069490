import type { FormDraftModule, TestPlan } from '@bac/contract/attempts/whole-test.ts';
import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { differingPlaces } from './differing-places.ts';

const plan = blueprints['section-rw'].sections[0] as unknown as TestPlan[number];
const items = [
  { id: 'word', skill: 'words-in-context' as const },
  { id: 'link', skill: 'transitions' as const },
];
const slot = (item: string | null, isPretest = false) => ({
  item,
  version: item === null ? null : 1,
  isPretest,
});
const module = (
  part: 1 | 2,
  slots: FormDraftModule['slots'],
  route?: 'lower' | 'higher',
): FormDraftModule => ({ section: 'rw', part, slots, ...(route && { route }) });

test('counts each domain by module and by way, and each empty place for one domain', () => {
  const rows = coverageOf(
    [
      module(1, [slot('word'), slot('word'), slot('link'), slot(null, true)]),
      module(2, [slot('word'), slot(null)], 'lower'),
      module(2, [slot('link'), slot('link', true)], 'higher'),
    ],
    plan,
    items,
  );
  expect(rows.map(({ domain }) => domain)).toEqual([
    'craft-and-structure',
    'information-and-ideas',
    'standard-english-conventions',
    'expression-of-ideas',
    null,
  ]);
  const [craft, , , expression, pretest] = rows;
  expect(craft).toMatchObject({ ways: [3, 2], target: [13, 15] });
  expect(craft!.cells).toEqual([
    { placed: 2, toFill: 0 },
    { placed: 1, toFill: 1 },
    { placed: 0, toFill: 0 },
  ]);
  expect(expression!.ways).toEqual([1, 2]);
  expect(pretest).toMatchObject({ ways: [0, 1], target: [4, 4] });
  expect(pretest!.cells[0]).toEqual({ placed: 0, toFill: 1 });
});

test('finds the places where two states of a test have different questions', () => {
  const before = [module(1, [slot('a'), slot('b'), slot(null)])];
  const after = [module(1, [slot('a'), slot('c', true), slot('d')])];
  expect(differingPlaces(before, after)).toEqual([
    { module: 0, slot: 1, before: 'b', after: 'c' },
    { module: 0, slot: 2, before: null, after: 'd' },
  ]);
});
