import { describe, expect, it } from 'vitest';
import { combineAllowances, covers, noAllowance } from './granted-allowance.ts';

const mathTime = { extraTime: { rw: 1, math: 1.5 }, pause: false } as const;
const pauseAndReadingTime = { extraTime: { rw: 2, math: 1 }, pause: true } as const;

describe('the allowance of an assigned test', () => {
  it('is none without a grant', () => {
    expect(combineAllowances([])).toEqual(noAllowance);
  });

  it('takes the more generous grant for each section and for pauses', () => {
    const combined = { extraTime: { rw: 2, math: 1.5 }, pause: true };
    expect(combineAllowances([mathTime, pauseAndReadingTime])).toEqual(combined);
    expect(combineAllowances([pauseAndReadingTime, mathTime])).toEqual(combined);
  });

  it('covers preferences that ask for no more than it grants', () => {
    expect(covers(noAllowance, {})).toBe(true);
    expect(covers(mathTime, mathTime)).toBe(true);
    expect(covers(mathTime, pauseAndReadingTime)).toBe(false);
    expect(covers(noAllowance, { pause: true })).toBe(false);
    expect(covers(mathTime, { extraTime: { rw: 1, math: 2 } })).toBe(false);
  });
});
