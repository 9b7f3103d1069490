import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import { simulateResponses } from '../testing/simulate-responses.ts';
import { calibrate, usualOptions, type Calibrated, type Options } from './calibrate.ts';
import type { Progress } from './estimate-curves.ts';
import { codeOf, packResponses } from './responses.ts';

interface Finished extends Calibrated {
  told: Progress[];
}

function finish(running: Generator<Progress, Calibrated>): Finished {
  const told: Progress[] = [];
  for (;;) {
    const next = running.next();
    if (next.done) return { ...next.value, told };
    told.push(next.value);
  }
}

const plain = (model: '1PL' | '2PL' | '3PL'): Options => ({
  ...usualOptions(model),
  priors: null,
  tolerance: 1e-4,
  mostIterations: 2000,
});

const start: ItemParameters = { a: 1, b: 0, c: 0 };
const free = (count: number, parameters = start) =>
  Array.from({ length: count }, () => ({ parameters, isKept: false }));

const everyParameter = ({ items }: Calibrated): number[] =>
  items.flatMap(({ parameters: { a, b, c } }) => [a, b, c]);

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** How far off the estimates are, taken together. */
const offBy = (found: Calibrated, truth: readonly ItemParameters[], name: 'a' | 'b' | 'c') =>
  rootMeanSquare(truth.map((item, index) => found.items[index]!.parameters[name] - item[name]));

describe('the five questions of LSAT-6 (Bock and Lieberman, 1970; as the R package ltm has them)', () => {
  const rows = readFileSync(new URL('../testing/lsat6.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
  const students = rows.flatMap((row) =>
    Array.from({ length: row[5]! }, () =>
      row.slice(0, 5).map((value, item) => codeOf(item, value === 1)),
    ),
  );
  const responses = packResponses(students);
  let twoParameters: Finished;
  beforeAll(() => {
    twoParameters = finish(calibrate(free(5), responses, plain('2PL')));
  });

  it('have the two parameters that ltm finds, with much the same errors', () => {
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
      expect(own.b! / errors[index]!).toBeGreaterThan(0.9);
      expect(own.b! / errors[index]!).toBeLessThan(1.1);
    }
    expect(Math.abs(logLikelihood + 2466.653)).toBeLessThan(0.01);
  });

  it('have the one shared slope that ltm finds', () => {
    const { items, logLikelihood } = finish(calibrate(free(5), responses, plain('1PL')));
    const b = [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802];
    for (const [index, { parameters, errors }] of items.entries()) {
      expect(Math.abs(parameters.a - 0.7551)).toBeLessThan(0.005);
      expect(Math.abs(parameters.b - b[index]!)).toBeLessThan(0.01);
      expect(errors.a).toBeCloseTo(0.0694, 1);
      expect(errors.b).toBeGreaterThan(0.05);
    }
    expect(Math.abs(logLikelihood + 2466.938)).toBeLessThan(0.01);
  });

  it('get likelier with every step, and the way there is told from 0 to 1', () => {
    const { told } = twoParameters;
    for (const [index, { logLikelihood, done }] of told.slice(1).entries()) {
      expect(logLikelihood).toBeGreaterThanOrEqual(told[index]!.logLikelihood - 1e-6);
      expect(done).toBeGreaterThanOrEqual(told[index]!.done);
    }
    expect(told.at(-1)!.done).toBe(1);
  });

  it('may be stopped early, and say so', () => {
    const ended = finish(calibrate(free(5), responses, { ...plain('2PL'), mostIterations: 3 }));
    expect(ended).toMatchObject({ iterations: 3, hasConverged: false });
    expect(everyParameter(ended).every(Number.isFinite)).toBe(true);
  });
});

const spread = (count: number, a: (at: number) => number, c: number): ItemParameters[] =>
  Array.from({ length: count }, (_, at) => ({ a: a(at), b: -1.8 + (3.6 * at) / (count - 1), c }));
const someSlopes = (at: number): number => 0.8 + 0.2 * (at % 6);
const isKept = (at: number): boolean => at % 6 !== 5;
const stayed = (_: unknown, at: number): boolean => isKept(at);

describe('what was simulated is found again', () => {
  it('with one slope for all', () => {
    const truth = spread(20, () => 1.3, 0);
    const responses = packResponses(simulateResponses({ items: truth, students: 1500, seed: 1 }));
    const found = finish(calibrate(free(20), responses, usualOptions('1PL')));
    expect(new Set(found.items.map(({ parameters }) => parameters.a)).size).toBe(1);
    expect(offBy(found, truth, 'a')).toBeLessThan(0.08);
    expect(offBy(found, truth, 'b')).toBeLessThan(0.1);
  });

  it('with a slope each, though nobody met all items', () => {
    const truth = spread(24, someSlopes, 0.2);
    const responses = packResponses(
      simulateResponses({
        items: truth,
        students: 3000,
        seed: 2,
        meets: (student, item) => item < 8 || item % 2 === student % 2,
      }),
    );
    const items = free(24, { a: 1.4, b: 0, c: 0.2 });
    const found = finish(calibrate(items, responses, usualOptions('2PL')));
    expect(offBy(found, truth, 'a')).toBeLessThan(0.2);
    expect(offBy(found, truth, 'b')).toBeLessThan(0.15);
    // Guessing stays what it was: it is not looked for.
    expect(found.items.every(({ parameters }) => Math.abs(parameters.c - 0.2) < 1e-9)).toBe(true);
    expect(found.items[0]!.answers).toBe(3000);
    expect(found.items[9]!.answers).toBe(1500);
  });

  it('with guessing, where there is any', () => {
    const truth = spread(30, someSlopes, 0.2).map((item, at) =>
      at % 4 === 3 ? { ...item, c: 0 } : item,
    );
    const responses = packResponses(simulateResponses({ items: truth, students: 2000, seed: 3 }));
    const items = truth.map(({ c }) => ({ parameters: { a: 1, b: 0, c }, isKept: false }));
    const found = finish(calibrate(items, responses, usualOptions('3PL')));
    expect(offBy(found, truth, 'a')).toBeLessThan(0.25);
    expect(offBy(found, truth, 'b')).toBeLessThan(0.2);
    expect(offBy(found, truth, 'c')).toBeLessThan(0.08);
    expect(found.items[3]!.parameters.c).toBe(0);
    // The errors tell how far off the estimates are.
    const told = rootMeanSquare(found.items.map(({ errors }) => errors.b!));
    expect(offBy(found, truth, 'b') / told).toBeGreaterThan(0.6);
    expect(offBy(found, truth, 'b') / told).toBeLessThan(1.6);
  });

  it('on the scale of items that stay, whoever the students are', () => {
    const truth = spread(36, someSlopes, 0.2);
    const responses = packResponses(
      simulateResponses({ items: truth, students: 1500, seed: 4, mean: 0.7, deviation: 1.2 }),
    );
    const items = truth.map((parameters, at) => ({
      parameters: isKept(at) ? parameters : { a: 1.4, b: 0, c: 0.2 },
      isKept: isKept(at),
    }));
    const found = finish(calibrate(items, responses, usualOptions('2PL')));
    for (const [at, { outcome }] of found.items.entries()) {
      expect(outcome).toBe(isKept(at) ? 'kept' : 'estimated');
    }
    expect(found.items.filter(stayed).map(({ parameters }) => parameters)).toEqual(
      truth.filter(stayed),
    );
    const tried = truth.flatMap((item, at) => (isKept(at) ? [] : [at]));
    const off = (name: 'a' | 'b'): number =>
      rootMeanSquare(tried.map((at) => found.items[at]!.parameters[name] - truth[at]![name]));
    expect(off('a')).toBeLessThan(0.2);
    expect(off('b')).toBeLessThan(0.15);
  });
});

const many = (codes: number[]): number[][] => Array.from({ length: 200 }, () => codes);

describe('answers of a hostile shape', () => {
  const models = ['1PL', '2PL', '3PL'] as const;
  const guessed: ItemParameters = { a: 1.4, b: 0, c: 0.2 };

  const shapes: Record<string, { students: number[][]; outcomes: string[] }> = {
    'no answers at all': { students: [], outcomes: ['too-few', 'too-few'] },
    'students without answers': { students: many([]), outcomes: ['too-few', 'too-few'] },
    'one answer': { students: [[codeOf(0, true)]], outcomes: ['too-few', 'too-few'] },
    'nobody right': {
      students: many([codeOf(0, false), codeOf(1, false)]),
      outcomes: ['no-spread', 'no-spread'],
    },
    'everybody right': {
      students: many([codeOf(0, true), codeOf(1, true)]),
      outcomes: ['no-spread', 'no-spread'],
    },
    'one item alone': {
      students: [...many([codeOf(0, true)]), ...many([codeOf(0, false)])],
      outcomes: ['estimated', 'too-few'],
    },
    'two items that say the same': {
      students: [
        ...many([codeOf(0, true), codeOf(1, true)]),
        ...many([codeOf(0, false), codeOf(1, false)]),
      ],
      outcomes: ['estimated', 'estimated'],
    },
    'two items that contradict each other': {
      students: [
        ...many([codeOf(0, true), codeOf(1, false)]),
        ...many([codeOf(0, false), codeOf(1, true)]),
      ],
      outcomes: ['estimated', 'estimated'],
    },
  };

  const cases = Object.entries(shapes).flatMap(([name, shape]) =>
    models.flatMap((model) =>
      [usualOptions(model), { ...plain(model), mostIterations: 200 }].map((options) => ({
        name,
        model,
        kind: options.priors ? 'with priors' : 'plain',
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

  it('items tried out by students who met nothing else, or by nobody', () => {
    const items = [
      { parameters: guessed, isKept: true },
      { parameters: guessed, isKept: false },
    ];
    const alone = [...many([codeOf(1, true)]), ...many([codeOf(1, false)])];
    for (const students of [alone, []]) {
      const found = finish(calibrate(items, packResponses(students), usualOptions('2PL')));
      expect(everyParameter(found).every(Number.isFinite)).toBe(true);
    }
  });
});
