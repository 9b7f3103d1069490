import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import type { Panel } from './choose-route.ts';
import { forecast, forecastAbilities } from './forecast.ts';
import { reliability } from './reliability.ts';

const around = (center: number, count: number): ItemParameters[] =>
  Array.from({ length: count }, (_, index) => ({
    a: 1.2,
    b: center + (index / (count - 1) - 0.5) * 2,
    c: 0.2,
  }));

const panel: Panel = {
  first: around(0, 25),
  second: { lower: around(-0.9, 25), higher: around(0.9, 25) },
};

const peak = (curve: number[]): number => forecastAbilities[curve.indexOf(Math.max(...curve))]!;

describe('a forecast', () => {
  const found = forecast('rw', panel);

  it('uses the reliability that scores are scaled with', () => {
    expect(found.reliability).toBe(reliability(panel));
    expect(found.reliability).toBeGreaterThan(0.8);
  });

  it('expects about half of the students on each route if the modules cross in the middle', () => {
    expect(found.cut).toBeCloseTo(0.29, 1);
    expect(found.lowerShare).toBeGreaterThan(0.45);
    expect(found.lowerShare).toBeLessThan(0.65);
  });

  it('gives the information of each module, with the lower one peaking among weaker and the higher among stronger students', () => {
    expect(found.curves.first).toHaveLength(forecastAbilities.length);
    expect(peak(found.curves.lower)).toBeLessThan(peak(found.curves.first));
    expect(peak(found.curves.first)).toBeLessThan(peak(found.curves.higher));
  });

  it('puts the scores of most students between those for nothing right and for everything right', () => {
    const { least, low, high, most } = found.scores;
    expect(least).toBeLessThan(low);
    expect(low).toBeLessThan(high);
    expect(high).toBeLessThan(most);
    expect([least, most].every((score) => score >= 200 && score <= 800)).toBe(true);
  });

  it('gives no cut for a section without routes', () => {
    const short = forecast('math', { first: around(0, 20) });
    expect(short).toMatchObject({ cut: null, lowerShare: null });
    expect(short.curves.lower).toEqual([]);
  });
});
