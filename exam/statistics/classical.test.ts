import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { figuresOf, type ItemFigures } from './classical.ts';
import { addAnswer, newTally, type Answered } from './tally.ts';

function figures(answered: readonly Answered[], key: string | null = 'A'): ItemFigures {
  const tally = newTally();
  for (const each of answered) addAnswer(tally, each);
  return figuresOf(tally, key);
}

const answered = (answer: string, rest: number, ms = 60_000): Answered => ({
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
  const sum = (f: (at: number) => number) => x.reduce((total, _, at) => total + f(at), 0);
  const cross = sum((at) => (x[at]! - mx) * (y[at]! - my));
  return cross / Math.sqrt(sum((at) => (x[at]! - mx) ** 2) * sum((at) => (y[at]! - my) ** 2));
}

/** A sound item: the stronger the likelier A, the others share the rest. */
function sound(count: number, seed = 1): Answered[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const rest = Math.round(random() * 24) / 24;
    const isRight = random() < 0.15 + 0.7 * rest;
    return answered(isRight ? 'A' : ['B', 'C', 'D'][at % 3]!, rest);
  });
}

const timed = (...times: number[]): number =>
  figures(times.map((ms) => answered('A', 0.5, ms))).medianMs;

describe('the figures of an item', () => {
  it('are the textbook’s, from sums alone', () => {
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

  it('rise from the weakest fifth to the strongest, and tie in part', () => {
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

  it('have the middle time, to a few per cent, however odd the times are', () => {
    expect(Math.abs(timed(20_000, 60_000, 400_000) / 60_000 - 1)).toBeLessThan(0.025);
    expect(timed(0, 0, 0)).toBe(1000);
    expect(timed(-5)).toBe(1000);
    expect(timed(1e12)).toBeGreaterThan((60 * 60_000) / 4);
  });

  it('of what is typed tell right, wrong and empty apart', () => {
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

  it('say nothing where nothing can be said', () => {
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

const of = (count: number, make: (at: number) => Answered): string[] =>
  figures(Array.from({ length: count }, (_, at) => make(at))).flags;
const anyRest = (at: number): number => ((at * 7) % 25) / 25;
const reversed = (at: number): Answered => answered(anyRest(at) > 0.5 ? 'B' : 'A', anyRest(at));

describe('the flags', () => {
  it('come with thirty answers', () => {
    expect(of(29, reversed)).toEqual([]);
    expect(of(30, reversed)).toContain('weak');
  });

  it('tell what hardly anyone gets, and what nearly everyone does', () => {
    expect(of(100, (at) => answered(at % 20 === 0 ? 'A' : 'BCD'[at % 3]!, anyRest(at)))).toContain(
      'too-hard',
    );
    expect(of(100, (at) => answered(at % 25 === 0 ? 'B' : 'A', anyRest(at)))).toContain('too-easy');
  });

  it('tell what does not tell the strong from the weak', () => {
    expect(of(400, (at) => answered('ABCD'[at % 4]!, anyRest(at)))).toContain('weak');
  });

  it('tell a choice nobody takes, and do not take it for the key', () => {
    const flags = of(200, (at) => {
      const rest = anyRest(at);
      return answered(at === 0 ? 'D' : rest > 0.5 ? 'A' : 'BC'[at % 2]!, at === 0 ? 1 : rest);
    });
    expect(flags).toEqual(['unused-choice']);
  });

  it('tell a wrong choice that the strong prefer', () => {
    const flags = of(200, (at) => answered(anyRest(at) > 0.5 ? 'C' : 'ABD'[at % 3]!, anyRest(at)));
    expect(flags).toEqual(['weak', 'possible-miskey']);
  });

  it('have no choices to speak of in what is typed', () => {
    const found = figures(
      Array.from({ length: 60 }, (_, at) =>
        answered(anyRest(at) > 0.5 ? 'right' : 'wrong', anyRest(at)),
      ),
      null,
    );
    expect(found.flags).toEqual([]);
  });
});
