import { describe, expect, it } from 'vitest';
import type { ModuleOutcome, Outcome, QuestionResult } from '../report/outcome.ts';
import { metAnswers } from './met-answers.ts';

const module = (at: number, part: number, given: Partial<ModuleOutcome> = {}): ModuleOutcome => ({
  module: at,
  section: 'rw',
  part,
  ms: 1,
  usedMs: 1,
  closedBy: 'student',
  ...given,
});

const outcome = (
  at: number,
  item: string,
  result: QuestionResult,
  given: Partial<Outcome> = {},
): Outcome => ({
  module: at,
  question: 0,
  item,
  version: 1,
  ...(result === 'right' || result === 'wrong' ? { answer: 'A' } : {}),
  result,
  isPretest: false,
  isMarked: false,
  ms: 1000,
  ...given,
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
const met = metAnswers(modules, outcomes, () => false);
const of = (item: string) => met.find((each) => each.item === item)!;

describe('what an attempt says about its items', () => {
  it('is weighed by the rest that everybody at that place had in common', () => {
    // First module: the other scored question there. Second: all scored ones of the path but itself.
    expect(of('one').rest).toBe(0);
    expect(of('two').rest).toBe(1);
    expect(of('three').rest).toBe(1 / 4);
    expect(of('four').rest).toBe(2 / 4);
  });

  it('weighs a question that is tried out by all the scored ones', () => {
    expect(of('tried')).toMatchObject({ rest: 1 / 2, isPretest: true, isRight: true });
  });

  it('tells the places apart', () => {
    expect(of('one').place).toBe('first');
    expect(of('three').place).toBe('lower');
    expect(metAnswers([module(0, 2)], [outcome(0, 'x', 'right')], () => false)[0]!.place).toBe(
      'first',
    );
  });

  it('takes what was left empty for wrong, and what was never reached for nothing', () => {
    expect(of('four')).toMatchObject({ answer: 'none', isRight: false });
    expect(met.some(({ item }) => item === 'five' || item === 'stray')).toBe(false);
  });

  it('calls what was typed right or wrong, and is content without a rest', () => {
    expect(of('six')).toMatchObject({ answer: 'right', rest: 0, section: 'math' });
  });

  it('leaves out what the student had met before', () => {
    const again = metAnswers(modules, outcomes, (item) => item === 'one');
    expect(again.map(({ item }) => item)).not.toContain('one');
    expect(again.find(({ item }) => item === 'two')!.rest).toBe(1);
  });
});
