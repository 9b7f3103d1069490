import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import { chance } from '../scoring/irt.ts';
import type { CalibrationInput, CalibrationResult, CalibratedItem } from './calibrate.ts';
import { findLink, linkParameters, linkToCurrent, type Link } from './link.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });

const parameters: fc.Arbitrary<ItemParameters> = fc.record({
  a: between(0.3, 3),
  b: between(-2, 2),
  c: between(0, 0.4),
});

/** Items whose difficulties have some spread. */
const bank = fc
  .array(parameters, { minLength: 12, maxLength: 60 })
  .filter((items) => deviation(items.map(({ b }) => b)) >= 0.3);

function foundLink(pairs: { current: ItemParameters; estimated: ItemParameters }[]): Link {
  const found = findLink(pairs);
  if ('problem' in found) throw new Error(found.problem);
  return found.link;
}

const pairsOf = (current: readonly ItemParameters[], estimated: readonly ItemParameters[]) =>
  current.map((each, index) => ({ current: each, estimated: estimated[index]! }));

const withDifficulties = (difficulties: readonly number[]): ItemParameters[] =>
  difficulties.map((b) => ({ a: 1.4, b, c: 0.2 }));

const spread = (count: number, width = 3): number[] =>
  Array.from({ length: count }, (_, index) => -width / 2 + (width * index) / (count - 1));

describe('a link', () => {
  it('gives the estimates the mean and the deviation of the current difficulties', () => {
    fc.assert(
      fc.property(bank, fc.array(between(-0.5, 0.5), { minLength: 60 }), (current, noise) => {
        const estimated = current.map((item, index) => ({
          ...item,
          b: item.b - 0.8 + noise[index]!,
        }));
        const link = foundLink(pairsOf(current, estimated));
        expect(link).toMatchObject({ method: 'mean-sigma', items: current.length, outliers: 0 });
        const linked = estimated.map((item) => linkParameters(item, link).b);
        const before = current.map(({ b }) => b);
        expect(mean(linked)).toBeCloseTo(mean(before), 9);
        expect(deviation(linked)).toBeCloseTo(deviation(before), 9);
      }),
      { seed: 1 },
    );
  });

  it('finds the current values again when the estimates differ by a change of scale alone', () => {
    fc.assert(
      fc.property(bank, between(0.55, 1.9), between(-2, 2), (current, slope, shift) => {
        const estimated = current.map((item) =>
          linkParameters(item, { slope: 1 / slope, shift: -shift / slope }),
        );
        const link = foundLink(pairsOf(current, estimated));
        expect(link.slope).toBeCloseTo(slope, 6);
        expect(link.shift).toBeCloseTo(shift, 6);
        for (const [index, item] of estimated.entries()) {
          const linked = linkParameters(item, link);
          expect(linked.a).toBeCloseTo(current[index]!.a, 5);
          expect(linked.b).toBeCloseTo(current[index]!.b, 5);
          expect(linked.c).toBe(current[index]!.c);
        }
      }),
      { seed: 2 },
    );
  });

  it('changes nothing when the estimates equal the current values', () => {
    fc.assert(
      fc.property(bank, (current) => {
        const link = foundLink(pairsOf(current, current));
        expect(link.slope).toBeCloseTo(1, 12);
        expect(link.shift).toBeCloseTo(0, 12);
      }),
      { seed: 3 },
    );
  });

  it('preserves every probability of a right answer', () => {
    fc.assert(
      fc.property(
        parameters,
        between(-4, 4),
        between(0.5, 2),
        between(-2, 2),
        (item, ability, slope, shift) => {
          const linked = linkParameters(item, { slope, shift });
          expect(chance(linked, slope * ability + shift)).toBeCloseTo(chance(item, ability), 10);
        },
      ),
      { seed: 4 },
    );
  });

  it('matches the mean alone where the current difficulties are all equal', () => {
    const current = withDifficulties(Array.from({ length: 20 }, () => 0.5));
    const estimated = withDifficulties(spread(20));
    const link = foundLink(pairsOf(current, estimated));
    expect(link).toMatchObject({ method: 'mean', slope: 1, items: 20 });
    expect(link.shift).toBeCloseTo(0.5, 12);
  });

  it('ignores items that move far more than the others', () => {
    const current = withDifficulties(spread(20));
    const estimated = current.map((item, index) => ({ ...item, b: index < 2 ? 6 : item.b - 0.8 }));
    const link = foundLink(pairsOf(current, estimated));
    expect(link).toMatchObject({ items: 18, outliers: 2 });
    expect(link.slope).toBeCloseTo(1, 12);
    expect(link.shift).toBeCloseTo(0.8, 12);
  });

  it('ignores values that are not finite, and negative discriminations', () => {
    const current = withDifficulties(spread(20));
    const unusable = [
      { a: Number.NaN, b: 0, c: 0.2 },
      { a: 1.4, b: Infinity, c: 0.2 },
      { a: -0.4, b: 0, c: 0.2 },
    ];
    const estimated = current.map((item, index) => unusable[index] ?? item);
    const link = foundLink(pairsOf(current, estimated));
    expect(link).toMatchObject({ items: 17, outliers: 3 });
    expect(link.slope).toBeCloseTo(1, 12);
  });
});

describe('findLink fails', () => {
  it.each([0, 1, 9])('finds no link from %i items', (count) => {
    const items = withDifficulties(spread(12).slice(0, count));
    expect(findLink(pairsOf(items, items))).toEqual({ problem: 'too-few-items' });
  });

  it('finds no link if too few items remain without the outliers', () => {
    const current = withDifficulties(spread(12));
    const estimated = current.map((item, index) => ({ ...item, b: item.b + (index % 3) * 5 }));
    expect(findLink(pairsOf(current, estimated))).toEqual({ problem: 'too-few-items' });
  });

  it.each([0, 0.2, 2.2])('finds no link if the estimates spread %f times as widely', (times) => {
    const current = withDifficulties(spread(20));
    const estimated = current.map((item) => ({ ...item, b: times * item.b }));
    expect(findLink(pairsOf(current, estimated))).toEqual({ problem: 'spread-differs' });
  });
});

const calibratedOf = (items: CalibratedItem[]): CalibrationResult => ({
  items,
  students: 200,
  iterations: 10,
  hasConverged: true,
  logLikelihood: -1,
});

const estimatedItem = (own: ItemParameters): CalibratedItem => ({
  parameters: own,
  errors: { a: 0.2, b: 0.1 },
  answers: 200,
  outcome: 'estimated',
});

describe('a calibration brought to the current scale', () => {
  const current = withDifficulties(spread(20));
  const calibrands: CalibrationInput[] = current.map((own) => ({
    parameters: own,
    isFixed: false,
  }));
  const estimates = current.map((item) =>
    estimatedItem(linkParameters(item, { slope: 1 / 1.25, shift: -0.8 })),
  );

  it('transforms estimates and standard errors, and keeps items that were not estimated', () => {
    const rare: CalibratedItem = {
      parameters: { a: 1.4, b: 0.3, c: 0.2 },
      errors: { a: null, b: null },
      answers: 40,
      outcome: 'too-few',
    };
    const result = linkToCurrent(
      [...calibrands, { parameters: rare.parameters, isFixed: false }],
      calibratedOf([...estimates, rare]),
    );
    expect(result.link).toMatchObject({ method: 'mean-sigma', items: 20 });
    expect(result.items.at(-1)).toEqual(rare);
    for (const [index, { parameters: own, errors }] of result.items.slice(0, 20).entries()) {
      expect(own.b).toBeCloseTo(current[index]!.b, 9);
      expect(errors.a).toBeCloseTo(0.2 / 1.25, 9);
      expect(errors.b).toBeCloseTo(0.1 * 1.25, 9);
    }
  });

  it('leaves a calibration unchanged if fixed items anchor the scale', () => {
    const partlyFixed = calibrands.map((each, index): CalibrationInput => ({
      ...each,
      isFixed: index < 10,
    }));
    const calibrated = calibratedOf(estimates);
    expect(linkToCurrent(partlyFixed, calibrated)).toEqual(calibrated);
  });

  it('reports why no link was found, and leaves the estimates as they are', () => {
    const calibrated = calibratedOf(estimates.slice(0, 5));
    expect(linkToCurrent(calibrands.slice(0, 5), calibrated)).toEqual({
      ...calibrated,
      linkProblem: 'too-few-items',
    });
  });
});
