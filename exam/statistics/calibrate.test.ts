import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import { simulateResponses } from '../testing/simulate-responses.ts';
import { calibrate, defaultOptions, type CalibrationResult } from './calibrate.ts';
import type { CalibrationOptions } from './calibration-input.ts';
import type { Progress } from './estimate-curves.ts';
import { encodeAnswer, packOccasions, packResponses } from './responses.ts';

interface Finished extends CalibrationResult {
  progress: Progress[];
}

function finish(running: Generator<Progress, CalibrationResult>): Finished {
  const progress: Progress[] = [];
  for (;;) {
    const next = running.next();
    if (next.done) return { ...next.value, progress };
    progress.push(next.value);
  }
}

const withoutPriors = (model: '1PL' | '2PL' | '3PL'): CalibrationOptions => ({
  ...defaultOptions(model),
  priors: null,
  tolerance: 1e-4,
  mostIterations: 2000,
});

const start: ItemParameters = { a: 1, b: 0, c: 0 };
const free = (count: number, parameters = start) =>
  Array.from({ length: count }, () => ({ parameters, isFixed: false }));

const everyParameter = ({ items }: CalibrationResult): number[] =>
  items.flatMap(({ parameters: { a, b, c } }) => [a, b, c]);

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** The root mean square error of the estimates. */
const errorOf = (
  found: CalibrationResult,
  truth: readonly ItemParameters[],
  name: 'a' | 'b' | 'c',
) => rootMeanSquare(truth.map((item, index) => found.items[index]!.parameters[name] - item[name]));

describe('the five questions of LSAT-6 (Bock and Lieberman, 1970; as the R package ltm has them)', () => {
  const rows = readFileSync(new URL('../testing/lsat6.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
  const students = rows.flatMap((row) =>
    Array.from({ length: row[5]! }, () =>
      row.slice(0, 5).map((value, item) => encodeAnswer(item, value === 1)),
    ),
  );
  const responses = packResponses(students);
  let twoParameters: Finished;
  beforeAll(() => {
    twoParameters = finish(calibrate(free(5), responses, withoutPriors('2PL')));
  });

  it('the 2PL model finds the parameters of ltm, and its standard errors within 3 %', () => {
    const { items, logLikelihood, hasConverged, ...found } = twoParameters;
    expect(hasConverged).toBe(true);
    expect(found.students).toBe(1000);
    const a = [0.8254, 0.7229, 0.8905, 0.6886, 0.6575];
    const b = [-3.3597, -1.3696, -0.2799, -1.8659, -3.1236];
    const errors = [0.8669, 0.3073, 0.0997, 0.4341, 0.87];
    for (const [index, { parameters, errors: own }] of items.entries()) {
      expect(Math.abs(parameters.a - a[index]!)).toBeLessThan(0.01);
      expect(Math.abs(parameters.b - b[index]!)).toBeLessThan(0.02);
      expect(parameters.c).toBe(0);
      expect(own.b! / errors[index]!).toBeGreaterThan(0.97);
      expect(own.b! / errors[index]!).toBeLessThan(1.03);
    }
    expect(Math.abs(logLikelihood + 2466.653)).toBeLessThan(0.01);
  });

  it('the 1PL model finds the shared slope of ltm', () => {
    const { items, logLikelihood } = finish(calibrate(free(5), responses, withoutPriors('1PL')));
    const b = [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802];
    for (const [index, { parameters, errors }] of items.entries()) {
      expect(Math.abs(parameters.a - 0.7551)).toBeLessThan(0.005);
      expect(Math.abs(parameters.b - b[index]!)).toBeLessThan(0.01);
      expect(errors.a).toBeCloseTo(0.0694, 1);
      expect(errors.b).toBeGreaterThan(0.05);
    }
    expect(Math.abs(logLikelihood + 2466.938)).toBeLessThan(0.01);
  });

  it('the likelihood rises with every step, and the progress goes from 0 to 1', () => {
    const { progress } = twoParameters;
    for (const [index, { logLikelihood, done }] of progress.slice(1).entries()) {
      expect(logLikelihood).toBeGreaterThanOrEqual(progress[index]!.logLikelihood - 1e-6);
      expect(done).toBeGreaterThanOrEqual(progress[index]!.done);
    }
    expect(progress.at(-1)!.done).toBe(1);
  });

  it('reports that it has not converged if stopped early', () => {
    const options = { ...withoutPriors('2PL'), mostIterations: 3 };
    const stopped = finish(calibrate(free(5), responses, options));
    expect(stopped).toMatchObject({ iterations: 3, hasConverged: false });
    expect(everyParameter(stopped).every(Number.isFinite)).toBe(true);
  });
});

const spread = (count: number, a: (index: number) => number, c: number): ItemParameters[] =>
  Array.from({ length: count }, (_, index) => ({
    a: a(index),
    b: -1.8 + (3.6 * index) / (count - 1),
    c,
  }));
const varySlope = (index: number): number => 0.8 + 0.2 * (index % 6);
const isFixedIndex = (index: number): boolean => index % 6 !== 5;
const isFixed = (_: unknown, index: number): boolean => isFixedIndex(index);

describe('parameters recovered from simulated answers', { timeout: 300_000 }, () => {
  it('recovers a shared slope', () => {
    const truth = spread(20, () => 1.3, 0);
    const responses = packResponses(simulateResponses({ items: truth, students: 1500, seed: 1 }));
    const found = finish(calibrate(free(20), responses, defaultOptions('1PL')));
    expect(new Set(found.items.map(({ parameters }) => parameters.a)).size).toBe(1);
    expect(errorOf(found, truth, 'a')).toBeLessThan(0.08);
    expect(errorOf(found, truth, 'b')).toBeLessThan(0.1);
  });

  it('recovers a slope per item although no student met all items', () => {
    const truth = spread(24, varySlope, 0.2);
    const responses = packResponses(
      simulateResponses({
        items: truth,
        students: 3000,
        seed: 2,
        meets: (student, item) => item < 8 || item % 2 === student % 2,
      }),
    );
    const items = free(24, { a: 1.4, b: 0, c: 0.2 });
    const found = finish(calibrate(items, responses, defaultOptions('2PL')));
    expect(errorOf(found, truth, 'a')).toBeLessThan(0.2);
    expect(errorOf(found, truth, 'b')).toBeLessThan(0.15);
    // The 2PL model does not estimate guessing, so it stays as it was.
    expect(found.items.every(({ parameters }) => Math.abs(parameters.c - 0.2) < 1e-9)).toBe(true);
    expect(found.items[0]!.answers).toBe(3000);
    expect(found.items[9]!.answers).toBe(1500);
  });

  it('recovers guessing for items that have any', () => {
    const truth = spread(30, varySlope, 0.2).map((item, index) =>
      index % 4 === 3 ? { ...item, c: 0 } : item,
    );
    const responses = packResponses(simulateResponses({ items: truth, students: 2000, seed: 3 }));
    const items = truth.map(({ c }) => ({ parameters: { a: 1, b: 0, c }, isFixed: false }));
    const found = finish(calibrate(items, responses, defaultOptions('3PL')));
    expect(errorOf(found, truth, 'a')).toBeLessThan(0.25);
    expect(errorOf(found, truth, 'b')).toBeLessThan(0.2);
    expect(errorOf(found, truth, 'c')).toBeLessThan(0.08);
    expect(found.items[3]!.parameters.c).toBe(0);
    // The standard errors agree with the actual errors of the estimates.
    const standardError = rootMeanSquare(found.items.map(({ errors }) => errors.b!));
    expect(errorOf(found, truth, 'b') / standardError).toBeGreaterThan(0.6);
    expect(errorOf(found, truth, 'b') / standardError).toBeLessThan(1.6);
  });

  it('recovers pretest items on the scale of fixed items, whatever the ability of the students', () => {
    const truth = spread(36, varySlope, 0.2);
    const responses = packResponses(
      simulateResponses({ items: truth, students: 1500, seed: 4, mean: 0.7, deviation: 1.2 }),
    );
    const items = truth.map((parameters, index) => ({
      parameters: isFixedIndex(index) ? parameters : { a: 1.4, b: 0, c: 0.2 },
      isFixed: isFixedIndex(index),
    }));
    const found = finish(calibrate(items, responses, defaultOptions('2PL')));
    for (const [index, { outcome }] of found.items.entries()) {
      expect(outcome).toBe(isFixedIndex(index) ? 'kept' : 'estimated');
    }
    expect(found.items.filter(isFixed).map(({ parameters }) => parameters)).toEqual(
      truth.filter(isFixed),
    );
    const pretest = [...truth.keys()].filter((index) => !isFixedIndex(index));
    const pretestError = (name: 'a' | 'b'): number =>
      rootMeanSquare(
        pretest.map((index) => found.items[index]!.parameters[name] - truth[index]![name]),
      );
    expect(pretestError('a')).toBeLessThan(0.2);
    expect(pretestError('b')).toBeLessThan(0.15);
  });
});

const repeat = (codes: number[]): number[][] => Array.from({ length: 200 }, () => codes);

describe('items that cannot be estimated', () => {
  it('refuses an item that stronger students get wrong more often, and leaves it out', () => {
    const truth = spread(20, varySlope, 0.2);
    const responses = packResponses(
      simulateResponses({ items: truth, students: 600, seed: 8 }).map((codes) =>
        codes.map((code) => (code >> 1 === 7 ? code ^ 1 : code)),
      ),
    );
    const items = truth.map((parameters) => ({ parameters, isFixed: false }));
    const found = finish(calibrate(items, responses, defaultOptions('2PL')));
    expect(found.items[7]).toMatchObject({ outcome: 'negative', parameters: truth[7] });
    expect(found.items.filter(({ outcome }) => outcome === 'estimated')).toHaveLength(19);
  });

  it('estimates nothing in a part of the answers that holds too few items for a link', () => {
    const truth = spread(18, varySlope, 0);
    const responses = packOccasions(
      simulateResponses({
        items: truth,
        students: 400,
        seed: 9,
        meets: (student, item) => (student < 200 ? item < 12 : item >= 12),
      }).map((codes, row) => ({ person: row, group: row < 200 ? 0 : 1, codes })),
    );
    const items = truth.map((parameters) => ({ parameters, isFixed: false, level: parameters }));
    const found = finish(calibrate(items, responses, defaultOptions('2PL', 'levels')));
    expect(found.items.slice(0, 12).every(({ outcome }) => outcome === 'estimated')).toBe(true);
    expect(found.items.slice(12).every(({ outcome }) => outcome === 'unlinked')).toBe(true);
    expect(found.link).toMatchObject({ method: 'levels', items: 12 });
  });
});

describe('degenerate answers', () => {
  const models = ['1PL', '2PL', '3PL'] as const;
  const guessed: ItemParameters = { a: 1.4, b: 0, c: 0.2 };

  const shapes: Record<string, { students: number[][]; outcomes: string[] }> = {
    'no answers at all': { students: [], outcomes: ['too-few', 'too-few'] },
    'students without answers': { students: repeat([]), outcomes: ['too-few', 'too-few'] },
    'one answer': { students: [[encodeAnswer(0, true)]], outcomes: ['too-few', 'too-few'] },
    'nobody right': {
      students: repeat([encodeAnswer(0, false), encodeAnswer(1, false)]),
      outcomes: ['no-spread', 'no-spread'],
    },
    'everybody right': {
      students: repeat([encodeAnswer(0, true), encodeAnswer(1, true)]),
      outcomes: ['no-spread', 'no-spread'],
    },
    'one item alone': {
      students: [...repeat([encodeAnswer(0, true)]), ...repeat([encodeAnswer(0, false)])],
      outcomes: ['estimated', 'too-few'],
    },
    'two items with equal answers': {
      students: [
        ...repeat([encodeAnswer(0, true), encodeAnswer(1, true)]),
        ...repeat([encodeAnswer(0, false), encodeAnswer(1, false)]),
      ],
      outcomes: ['estimated', 'estimated'],
    },
    'two items that contradict each other': {
      students: [
        ...repeat([encodeAnswer(0, true), encodeAnswer(1, false)]),
        ...repeat([encodeAnswer(0, false), encodeAnswer(1, true)]),
      ],
      outcomes: ['negative', 'negative'],
    },
  };

  const cases = Object.entries(shapes).flatMap(([name, shape]) =>
    models.flatMap((model) =>
      [defaultOptions(model), { ...withoutPriors(model), mostIterations: 200 }].map((options) => ({
        name,
        model,
        kind: options.priors ? 'with priors' : 'without priors',
        options,
        ...shape,
      })),
    ),
  );

  it.each(cases)('$name: $model $kind', ({ students, outcomes, options }) => {
    const found = finish(calibrate(free(2, guessed), packResponses(students), options));
    expect(found.items.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(everyParameter(found).every(Number.isFinite)).toBe(true);
    expect(Number.isFinite(found.logLikelihood)).toBe(true);
    for (const { errors } of found.items) {
      expect([errors.a, errors.b].every((each) => each === null || each > 0)).toBe(true);
    }
  });

  it('stays finite if students met only pretest items, or if there are no students', () => {
    const items = [
      { parameters: guessed, isFixed: true },
      { parameters: guessed, isFixed: false },
    ];
    const onlyPretest = [...repeat([encodeAnswer(1, true)]), ...repeat([encodeAnswer(1, false)])];
    for (const students of [onlyPretest, []]) {
      const found = finish(calibrate(items, packResponses(students), defaultOptions('2PL')));
      expect(everyParameter(found).every(Number.isFinite)).toBe(true);
    }
  });
});
