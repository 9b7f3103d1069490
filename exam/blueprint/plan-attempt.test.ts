import { describe, expect, it } from 'vitest';
import { hasBreakBetween } from '../attempt/plan.ts';
import { planAttempt, type Allowance } from './plan-attempt.ts';

const usual: Allowance = {
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
};
const minutesOf = (allowance: Allowance): number[] =>
  planAttempt('full', allowance).modules.map(({ ms }) => ms / 60_000);

describe('the plan of an attempt', () => {
  it('has the usual times and one break before Math', () => {
    const plan = planAttempt('full', usual);
    expect(minutesOf(usual)).toEqual([32, 32, 35, 35]);
    expect(plan.breakMs).toBe(600_000);
    expect([0, 1, 2].map((module) => hasBreakBetween(plan, module, module + 1))).toEqual([
      false,
      true,
      false,
    ]);
    expect(plan.mayPause).toBe(false);
  });

  it('grants extra time per section, as the official program does', () => {
    expect(minutesOf({ ...usual, extraTime: { rw: 1.5, math: 1.5 } })).toEqual([
      48, 48, 52.5, 52.5,
    ]);
    expect(minutesOf({ ...usual, extraTime: { rw: 2, math: 1 } })).toEqual([64, 64, 35, 35]);
  });

  it('grants longer and extra breaks, and the pause', () => {
    const plan = planAttempt('full', {
      ...usual,
      longerBreak: true,
      extraBreaks: true,
      pause: true,
    });
    expect(plan.breakMs).toBe(1_200_000);
    expect(hasBreakBetween(plan, 0, 1)).toBe(true);
    expect(plan.mayPause).toBe(true);
  });

  it('has no break in a single section, unless breaks between its modules are granted', () => {
    expect(planAttempt('section-rw', usual).breakMs).toBe(0);
    expect(planAttempt('section-rw', { ...usual, extraBreaks: true }).breakMs).toBe(600_000);
  });
});
