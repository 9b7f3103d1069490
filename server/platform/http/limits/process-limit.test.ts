import { expect, it } from 'vitest';
import { fixedClock } from '../../../testing/turnable-clock.ts';
import { processLimit } from './process-limit.ts';
import { Refused } from '../refused.ts';

const second = 1000;

function countingLimit() {
  const clock = fixedClock();
  const count = processLimit(clock, { atMost: 6, milliseconds: 60 * second });
  /** How many of the calls pass. */
  const countPassed = (calls: number, account = 'an'): number =>
    Array.from({ length: calls }).filter(() => {
      try {
        count(account);
        return true;
      } catch (error) {
        if (error instanceof Refused && error.code === 'TOO_MANY_REQUESTS') return false;
        throw error;
      }
    }).length;
  return { clock, count, countPassed };
}

it('allows a burst up to the limit for each account', () => {
  const { countPassed } = countingLimit();
  expect(countPassed(10)).toBe(6);
  expect(countPassed(10, 'binh')).toBe(6);
});

it('refills one call at a time', () => {
  const { clock, countPassed } = countingLimit();
  countPassed(10);
  clock.turn(9 * second);
  expect(countPassed(3)).toBe(0);
  clock.turn(second);
  expect(countPassed(3)).toBe(1);
  clock.turn(30 * second);
  expect(countPassed(10)).toBe(3);
});

it('refills to no more than one burst', () => {
  const { clock, countPassed } = countingLimit();
  countPassed(10);
  clock.turn(3600 * second);
  expect(countPassed(20)).toBe(6);
});

it('gives the seconds until the next call as retryAfter', () => {
  const { clock, count, countPassed } = countingLimit();
  countPassed(6);
  clock.turn(2500);
  expect(() => count('an')).toThrow(expect.objectContaining({ retryAfter: 8 }));
});

it('locks nobody out if the clock is set back', () => {
  const { clock, countPassed } = countingLimit();
  countPassed(10);
  clock.turn(-600 * second);
  expect(countPassed(1)).toBe(0);
  clock.turn(10 * second);
  expect(countPassed(1)).toBe(1);
});
