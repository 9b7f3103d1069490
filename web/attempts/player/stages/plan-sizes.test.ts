import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { planAttempt } from '@bac/exam/blueprint/plan-attempt.ts';
import { describe, expect, test } from 'vitest';
import { modulesOf, sectionNumber, sizeOf, timeFactor } from './plan-sizes.ts';
import { fullPlan, standard } from '../../../testing/attempts/sample-plan.ts';

test('a full test has 98 questions in 134 minutes, and each section its own', () => {
  expect(sizeOf(fullPlan, ['rw', 'math'])).toEqual({ questions: 98, minutes: 134 });
  expect(sizeOf(fullPlan, ['math'])).toEqual({ questions: 44, minutes: 70 });
});

test('Math is the second section, even for a student who takes only Math', () => {
  expect(sectionNumber(fullPlan, 'math')).toBe(2);
  expect(sectionNumber(planAttempt('practice-math', standard), 'math')).toBe(1);
  expect(modulesOf(fullPlan, ['math']).map(({ module }) => module)).toEqual([2, 3]);
});

describe.each(blueprintIds)('the modules of %s', (id) => {
  test.each([1, 1.5, 2] as const)('computes the time factor ×%d from the minutes', (factor) => {
    const plan = planAttempt(id, { ...standard, extraTime: { rw: factor, math: factor } });
    expect(plan.modules.map(timeFactor)).toEqual(plan.modules.map(() => factor));
  });
});

test('returns no time factor for minutes that no blueprint has', () => {
  expect(timeFactor({ section: 'rw', part: 1, questions: 27, ms: 17 * 60_000 })).toBeUndefined();
});
