import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../../item/item.ts';
import { chance } from '../../scoring/irt.ts';
import { toItemCurve, toParameters } from '../item-curve.ts';
import { findLink, type FoundLink } from './link.ts';
import { changeCurve, changeParameters, type LinkPair } from './scale-change.ts';

const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });

const bank = (count: number): ItemParameters[] =>
  Array.from({ length: count }, (_, index) => ({
    a: 0.9 + 0.1 * (index % 8),
    b: -1.6 + (3.2 * index) / (count - 1),
    c: index % 4 === 0 ? 0 : 0.2,
  }));

const pairsOf = (
  current: readonly ItemParameters[],
  estimated: readonly ItemParameters[],
): LinkPair[] =>
  current.map((each, index) => ({ current: each, estimated: estimated[index]!, answers: 400 }));

function foundLink(pairs: readonly LinkPair[], method: 'levels' | 'stocking-lord'): FoundLink {
  const found = findLink(pairs, method);
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

describe.each(['levels', 'stocking-lord'] as const)('a link by %s', (method) => {
  it('finds the current values again when the estimates differ by a change of scale alone', () => {
    fc.assert(
      fc.property(between(0.6, 1.8), between(-1.5, 1.5), (slope, shift) => {
        const current = bank(30);
        const estimated = current.map((item) =>
          changeParameters(item, { slope: 1 / slope, shift: -shift / slope }),
        );
        const link = foundLink(pairsOf(current, estimated), method);
        expect(link.slope).toBeCloseTo(slope, 4);
        expect(link.shift).toBeCloseTo(shift, 4);
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  it('ignores an item that moves far from the others', () => {
    const current = bank(30);
    const estimated = current.map((item, index) => ({
      ...item,
      b: index === 11 ? item.b + 3 : item.b - 0.4,
    }));
    const link = foundLink(pairsOf(current, estimated), method);
    expect(link.used).toHaveLength(29);
    expect(link.shift).toBeCloseTo(0.4, 4);
  });

  it('finds nothing with fewer than ten items, or if difficulties contradict each other', () => {
    const few = bank(9);
    expect(findLink(pairsOf(few, few), method)).toEqual({ problem: 'too-few-items' });
    const current = bank(30).map((item) => ({ ...item, b: item.b / 2 }));
    const squeezed = current.map((item) => ({ ...item, a: item.a * 4, b: item.b / 4 }));
    expect(findLink(pairsOf(current, squeezed), method)).toEqual({ problem: 'spread-differs' });
  });
});

it('difficulties that scatter around judged ones do not shrink the scale of a link by levels', () => {
  const current = bank(60);
  const scatter = [0.6, -0.6, -0.6, 0.6];
  const estimated = current.map((item, index) => ({ ...item, b: item.b + scatter[index % 4]! }));
  expect(foundLink(pairsOf(current, estimated), 'levels').slope).toBeCloseTo(1, 1);
});

it('a change of scale keeps every probability, of parameters and of curves alike', () => {
  fc.assert(
    fc.property(between(0.5, 2), between(-2, 2), between(-3, 3), (slope, shift, ability) => {
      for (const item of bank(5)) {
        const changed = changeParameters(item, { slope, shift });
        expect(chance(changed, slope * ability + shift)).toBeCloseTo(chance(item, ability), 9);
        const curve = toParameters(changeCurve(toItemCurve(item), { slope, shift }));
        expect(curve.a).toBeCloseTo(changed.a, 9);
        expect(curve.b).toBeCloseTo(changed.b, 9);
      }
    }),
    { seed: 3 },
  );
});
