import { expect, it } from 'vitest';
import { fixedClock } from '../../../testing/turnable-clock.ts';
import { processLimit } from './process-limit.ts';
import { Refused } from '../refused.ts';

const second = 1000;

function counted() {
  const clock = fixedClock();
  const count = processLimit(clock, { atMost: 6, milliseconds: 60 * second });
  /** How many of so many calls pass. */
  const passed = (calls: number, account = 'an'): number =>
    Array.from({ length: calls }).filter(() => {
      try {
        count(account);
        return true;
      } catch (error) {
        if (error instanceof Refused && error.code === 'TOO_MANY_REQUESTS') return false;
        throw error;
      }
    }).length;
  return { clock, count, passed };
}

it('lets as many calls pass at once as it says, for each account', () => {
  const { passed } = counted();
  expect(passed(10)).toBe(6);
  expect(passed(10, 'binh')).toBe(6);
});

it('lets calls pass again as time goes by, one after another', () => {
  const { clock, passed } = counted();
  passed(10);
  clock.turn(9 * second);
  expect(passed(3)).toBe(0);
  clock.turn(second);
  expect(passed(3)).toBe(1);
  clock.turn(30 * second);
  expect(passed(10)).toBe(3);
});

it('saves up no more than one burst, however long nobody calls', () => {
  const { clock, passed } = counted();
  passed(10);
  clock.turn(3600 * second);
  expect(passed(20)).toBe(6);
});

it('says after how many seconds the next call passes', () => {
  const { clock, count, passed } = counted();
  passed(6);
  clock.turn(2500);
  expect(() => count('an')).toThrow(expect.objectContaining({ retryAfter: 8 }));
});

it('closes nobody out when the clock is set back', () => {
  const { clock, passed } = counted();
  passed(10);
  clock.turn(-600 * second);
  expect(passed(1)).toBe(0);
  clock.turn(10 * second);
  expect(passed(1)).toBe(1);
});
