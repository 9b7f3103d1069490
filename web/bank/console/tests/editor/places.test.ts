import type { FormDraftModule } from '@bac/contract/attempts/whole-test.ts';
import { expect, test } from 'vitest';
import { moveItem, placeItem, removeItem, sortModule, togglePretest } from './places.ts';

/** `5` is a question with b 5, `5p` a pretest one, `_` and `_p` are empty places. */
const module = (spec: string, route?: 'lower' | 'higher'): FormDraftModule => ({
  section: 'math',
  part: route ? 2 : 1,
  ...(route && { route }),
  slots: spec.split(' ').map((word) => {
    const item = word.replace('p', '');
    const isHole = item === '_';
    return {
      item: isHole ? null : item,
      version: isHole ? null : 1,
      isPretest: word.endsWith('p'),
    };
  }),
});
const format = ({ slots }: FormDraftModule): string =>
  slots.map(({ item, isPretest }) => `${item ?? '_'}${isPretest ? 'p' : ''}`).join(' ');
const item = (id: string) => ({
  id,
  version: 1,
  skill: 'percentages' as const,
  b: Number(id),
});
const items = '1 2 3 4 5 6 7 8 9'.split(' ').map(item);
const routes = (lower: string, higher: string) => [
  module('1 2'),
  module(lower, 'lower'),
  module(higher, 'higher'),
];

test('moves a chosen question to where it keeps the module in order', () => {
  const [after] = placeItem([module('1 _ 5')], { module: 0, slot: 1 }, item('7'), items);
  expect(format(after!)).toBe('1 5 7');
});

test('places a pretest question on both routes and removes it from both', () => {
  const before = routes('3 _p 5', '_p 6 7');
  const placed = placeItem(before, { module: 1, slot: 1 }, item('4'), items);
  expect(placed.map(format)).toEqual(['1 2', '3 4p 5', '4p 6 7']);
  const swapped = placeItem(placed, { module: 2, slot: 0 }, item('8'), items);
  expect(swapped.map(format)).toEqual(['1 2', '3 5 8p', '6 7 8p']);
  const removed = removeItem(swapped, { module: 1, slot: 2 });
  expect(removed.map(format)).toEqual(['1 2', '3 5 _p', '6 7 _p']);
  expect(removeItem(placed, { module: 1, slot: 0 }).map(format)).toEqual([
    '1 2',
    '_ 4p 5',
    '4p 6 7',
  ]);
});

test('marking a question as pretest adds it to the other route, and unmarking removes it there', () => {
  const before = routes('3 _p 5', '_p 6 7');
  const marked = togglePretest(before, { module: 1, slot: 0 }, items);
  expect(marked.map(format)).toEqual(['1 2', '3p _p 5', '3p 6 7']);
  const back = togglePretest(marked, { module: 1, slot: 0 }, items);
  expect(back.map(format)).toEqual(['1 2', '3 _p 5', '_p 6 7']);
  const first = togglePretest(before, { module: 0, slot: 0 }, items);
  expect(first.map(format)).toEqual(['1p 2', '3 _p 5', '_p 6 7']);
});

test('a question can be moved by hand and its module sorted again', () => {
  const before = [module('1 2 3')];
  const after = moveItem(before, { module: 0, slot: 0 }, 2);
  expect(after.map(format)).toEqual(['2 3 1']);
  expect(moveItem(before, { module: 0, slot: 0 }, -1).map(format)).toEqual(['1 2 3']);
  expect(sortModule(after, 0, items).map(format)).toEqual(['1 2 3']);
});
