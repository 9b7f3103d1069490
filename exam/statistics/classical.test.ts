import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { computeItemStatistics, type ItemStatistics } from './classical.ts';
import { addAnswer, newTally, type CriterionAnswer } from './tally.ts';

function figures(answered: readonly CriterionAnswer[], key: string | null = 'A'): ItemStatistics {
  const tally = newTally();
  for (const each of answered) addAnswer(tally, each);
  return computeItemStatistics(tally, key, 'first');
}

const answered = (answer: string, rest: number, ms = 60_000): CriterionAnswer => ({
  answer,
  isRight: answer === 'A' || answer === 'right',
  rest,
  ms,
});

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length;

/** The textbook correlation, over all the answers at once. */
function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  const sum = (f: (index: number) => number) => x.reduce((total, _, index) => total + f(index), 0);
  const cross = sum((index) => (x[index]! - mx) * (y[index]! - my));
  return (
    cross / Math.sqrt(sum((index) => (x[index]! - mx) ** 2) * sum((index) => (y[index]! - my) ** 2))
  );
}

/** A sound item: stronger students choose the key A more often, and the other choices share the rest. */
function sound(count: number, seed = 1): CriterionAnswer[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const rest = Math.round(random() * 24) / 24;
    const isRight = random() < 0.15 + 0.7 * rest;
    return answered(isRight ? 'A' : ['B', 'C', 'D'][index % 3]!, rest);
  });
}

const medianTime = (...times: number[]): number =>
  figures(times.map((ms) => answered('A', 0.5, ms))).medianMs;

describe('the statistics of an item', () => {
  it('match the textbook formulas, computed from sums alone', () => {
    const all = sound(400);
    const found = figures(all);
    const rests = all.map(({ rest }) => rest);
    expect(found.answers).toBe(400);
    expect(found.p).toBe(all.filter(({ isRight }) => isRight).length / 400);
    expect(found.r).toBeCloseTo(
      correlation(
        all.map(({ isRight }) => (isRight ? 1 : 0)),
        rests,
      ),
      10,
    );
    for (const option of found.options.filter(({ answer }) => answer !== 'none')) {
      const chose = all.map(({ answer }) => (answer === option.answer ? 1 : 0));
      expect(option.share).toBe(chose.reduce<number>((a, b) => a + b, 0) / 400);
      expect(option.r).toBeCloseTo(correlation(chose, rests), 10);
    }
    expect(found.options.at(-1)).toEqual({ answer: 'none', share: 0, r: null });
    expect(found.flags).toEqual([]);
  });

  it('shares rise from the weakest fifth to the strongest, and ties are split in proportion', () => {
    const found = figures(sound(2000)).fifths;
    expect(found).toHaveLength(5);
    expect(found.toSorted((a, b) => a - b)).toEqual(found);
    const alike = figures([
      ...Array.from({ length: 10 }, () => answered('A', 0.5)),
      ...Array.from({ length: 10 }, () => answered('B', 0.5)),
    ]).fifths;
    for (const share of alike) expect(share).toBeCloseTo(0.5, 10);
    const split = figures([
      ...Array.from({ length: 10 }, () => answered('B', 0)),
      ...Array.from({ length: 10 }, () => answered('A', 1)),
    ]).fifths;
    expect(split.map((share) => Math.round(share * 10) / 10)).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('finds the median time within a few percent, however odd the times are', () => {
    expect(Math.abs(medianTime(20_000, 60_000, 400_000) / 60_000 - 1)).toBeLessThan(0.025);
    expect(medianTime(0, 0, 0)).toBe(1000);
    expect(medianTime(-5)).toBe(1000);
    expect(medianTime(1e12)).toBeGreaterThan((60 * 60_000) / 4);
  });

  it('distinguishes right, wrong and empty for entered responses', () => {
    const found = figures(
      [answered('right', 1), answered('wrong', 0.2), answered('none', 0.1), answered('right', 0.9)],
      null,
    );
    expect(found.options.map(({ answer, share }) => [answer, share])).toEqual([
      ['right', 0.5],
      ['wrong', 0.25],
      ['none', 0.25],
    ]);
  });

  it('gives no correlation without enough variation', () => {
    expect(figures([])).toEqual({
      answers: 0,
      p: 0,
      r: null,
      options: ['A', 'B', 'C', 'D', 'none'].map((answer) => ({ answer, share: 0, r: null })),
      fifths: [],
      medianMs: 0,
      flags: [],
    });
    expect(figures([answered('A', 1)])).toMatchObject({ p: 1, r: null });
    expect(figures(Array.from({ length: 50 }, () => answered('A', 0.3))).r).toBeNull();
    const allAlike = [answered('A', 0.3), answered('B', 0.3), answered('A', 0.3)];
    expect(figures(allAlike).r).toBeNull();
  });
});

const flagsFrom = (count: number, make: (index: number) => CriterionAnswer): string[] =>
  figures(Array.from({ length: count }, (_, index) => make(index))).flags;
const anyRest = (index: number): number => ((index * 7) % 25) / 25;
const reversed = (index: number): CriterionAnswer =>
  answered(anyRest(index) > 0.5 ? 'B' : 'A', anyRest(index));

describe('the flags', () => {
  it('flags an item from thirty answers on', () => {
    expect(flagsFrom(29, reversed)).toEqual([]);
    expect(flagsFrom(30, reversed)).toContain('weak');
  });

  it('flags an item that is too hard or too easy', () => {
    expect(
      flagsFrom(100, (index) =>
        answered(index % 50 === 0 ? 'A' : 'BCD'[index % 3]!, anyRest(index)),
      ),
    ).toContain('too-hard');
    expect(
      flagsFrom(400, (index) => answered(index % 100 === 0 ? 'B' : 'A', anyRest(index))),
    ).toContain('too-easy');
  });

  it('flags an item that does not discriminate', () => {
    expect(flagsFrom(400, (index) => answered('ABCD'[index % 4]!, anyRest(index)))).toContain(
      'weak',
    );
  });

  it('flags an unused choice, and not as a possible key', () => {
    const flags = flagsFrom(400, (index) => {
      const rest = anyRest(index);
      return answered(
        index === 0 ? 'D' : rest > 0.5 ? 'A' : 'BC'[index % 2]!,
        index === 0 ? 1 : rest,
      );
    });
    expect(flags).toEqual(['unused-choice']);
  });

  it('flags a wrong choice that strong students prefer', () => {
    const flags = flagsFrom(200, (index) =>
      answered(anyRest(index) > 0.5 ? 'C' : 'ABD'[index % 3]!, anyRest(index)),
    );
    expect(flags).toEqual(['weak', 'possible-miskey']);
  });

  it('flags no choices of entered responses', () => {
    const found = figures(
      Array.from({ length: 60 }, (_, index) =>
        answered(anyRest(index) > 0.5 ? 'right' : 'wrong', anyRest(index)),
      ),
      null,
    );
    expect(found.flags).toEqual([]);
  });
});
