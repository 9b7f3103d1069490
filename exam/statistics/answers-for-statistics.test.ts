import { describe, expect, it } from 'vitest';
import type { ModuleOutcome, Outcome, QuestionResult } from '../report/outcome.ts';
import { answersForStatistics } from './answers-for-statistics.ts';

const module = (
  index: number,
  part: number,
  overrides: Partial<ModuleOutcome> = {},
): ModuleOutcome => ({
  module: index,
  section: 'rw',
  part,
  ms: 1,
  usedMs: 1,
  closedBy: 'student',
  ...overrides,
});

const outcome = (
  moduleIndex: number,
  item: string,
  result: QuestionResult,
  overrides: Partial<Outcome> = {},
): Outcome => ({
  module: moduleIndex,
  question: 0,
  item,
  version: 1,
  ...(result === 'right' || result === 'wrong' ? { answer: 'A' } : {}),
  result,
  isPretest: false,
  isMarked: false,
  ms: 1000,
  ...overrides,
});

const modules = [module(0, 1), module(1, 2, { route: 'lower' }), module(2, 1, { section: 'math' })];
const outcomes = [
  outcome(0, 'one', 'right'),
  outcome(0, 'two', 'wrong'),
  outcome(0, 'tried', 'right', { isPretest: true }),
  outcome(1, 'three', 'right'),
  outcome(1, 'four', 'omitted'),
  outcome(1, 'five', 'not-reached'),
  outcome(2, 'six', 'right', { answer: '3/4' }),
  outcome(7, 'stray', 'right'),
];
const met = answersForStatistics(modules, outcomes, () => false);
const find = (item: string) => met.find((each) => each.item === item)!;

describe('the answers of an attempt', () => {
  it('weighs an answer by the other scored questions that everybody at that place met', () => {
    // In a first module: the other scored question there. In a second module: all other scored ones of the route.
    expect(find('one').rest).toBe(0);
    expect(find('two').rest).toBe(1);
    expect(find('three').rest).toBe(1 / 4);
    expect(find('four').rest).toBe(2 / 4);
  });

  it('weighs a pretest question by all scored ones', () => {
    expect(find('tried')).toMatchObject({ rest: 1 / 2, isPretest: true, isRight: true });
  });

  it('distinguishes the places of items', () => {
    expect(find('one').place).toBe('first');
    expect(find('three').place).toBe('lower');
    expect(
      answersForStatistics([module(0, 2)], [outcome(0, 'x', 'right')], () => false)[0]!.place,
    ).toBe('first');
  });

  it('counts an empty answer as wrong, and a question never reached not at all', () => {
    expect(find('four')).toMatchObject({ answer: 'none', isRight: false });
    expect(met.some(({ item }) => item === 'five' || item === 'stray')).toBe(false);
  });

  it('reduces an entered response to right or wrong, and accepts a module without other questions', () => {
    expect(find('six')).toMatchObject({ answer: 'right', rest: 0, section: 'math' });
  });

  it('leaves out items that the student had met before', () => {
    const again = answersForStatistics(modules, outcomes, (item) => item === 'one');
    expect(again.map(({ item }) => item)).not.toContain('one');
    expect(again.find(({ item }) => item === 'two')!.rest).toBe(1);
  });
});
