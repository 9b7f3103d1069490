import { describe, expect, it } from 'vitest';
import { placeInOrder, sortSlots } from './arrange-slots.ts';
import type { SortKeys } from './item-order.ts';

/** `t-0.5` is an item on transitions with b = −0.5; `w` is on words in context, `m` in Math. */
const skills = { t: 'transitions', w: 'words-in-context', m: 'percentages' } as const;
const findItem = (item: string): SortKeys => ({
  skill: skills[item[0] as keyof typeof skills],
  parameters: { b: Number(item.slice(1)) },
});
const slots = (...items: string[]) =>
  items.map((item) => ({ item: item === '_' ? null : item, isPretest: false }));
const format = (sorted: { item: string | null }[]): string =>
  sorted.map(({ item }) => item ?? '_').join(' ');

describe('a new item', () => {
  it.each([
    [['m2', 'm-1', 'm0', 'm1'], 0, 'm-1 m0 m1 m2'],
    [['w0', 't0', 't2', 'w1'], 3, 'w0 w1 t0 t2'],
    [['m-1', '_', 'm1', 'm0'], 3, 'm-1 _ m0 m1'],
    [['m1', 'm0', '_'], 0, 'm0 m1 _'],
  ])('moves to its position in the order: %j at %i becomes %s', (items, index, after) => {
    expect(format(placeInOrder(slots(...items), index, findItem))).toBe(after);
  });

  it('stays where it is put if the other items are in a different order', () => {
    expect(format(placeInOrder(slots('m2', 'm1', 'm0'), 0, findItem))).toBe('m2 m1 m0');
    expect(format(placeInOrder(slots('_', 'm1', 'm0'), 0, findItem))).toBe('_ m1 m0');
  });
});

it('sorts a module around its empty slots', () => {
  expect(format(sortSlots(slots('t1', '_', 'w2', 't0', 'w1'), findItem))).toBe('w1 _ w2 t0 t1');
});
