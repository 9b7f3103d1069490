import { describe, expect, it } from 'vitest';
import { settlePlace, sortPlaces } from './arrange-slots.ts';
import type { Ordered } from './item-order.ts';

/** `t-0.5` is on transitions with b 0.5, `w` on words in context, `m` in Math. */
const skillOf = { t: 'transitions', w: 'words-in-context', m: 'percentages' } as const;
const known = (item: string): Ordered => ({
  skill: skillOf[item[0] as keyof typeof skillOf],
  parameters: { b: Number(item.slice(1)) },
});
const slots = (...items: string[]) =>
  items.map((item) => ({ item: item === '_' ? null : item, isPretest: false }));
const said = (places: { item: string | null }[]): string =>
  places.map(({ item }) => item ?? '_').join(' ');

describe('a new item', () => {
  it.each([
    [['m2', 'm-1', 'm0', 'm1'], 0, 'm-1 m0 m1 m2'],
    [['w0', 't0', 't2', 'w1'], 3, 'w0 w1 t0 t2'],
    [['m-1', '_', 'm1', 'm0'], 3, 'm-1 _ m0 m1'],
    [['m1', 'm0', '_'], 0, 'm0 m1 _'],
  ])('in %j at %i ends in %s', (items, at, after) => {
    expect(said(settlePlace(slots(...items), at, known))).toBe(after);
  });

  it('stays where it is put when the others are in an order of their own', () => {
    expect(said(settlePlace(slots('m2', 'm1', 'm0'), 0, known))).toBe('m2 m1 m0');
    expect(said(settlePlace(slots('_', 'm1', 'm0'), 0, known))).toBe('_ m1 m0');
  });
});

it('a module is put in order around its holes', () => {
  expect(said(sortPlaces(slots('t1', '_', 'w2', 't0', 'w1'), known))).toBe('w1 _ w2 t0 t1');
});
