import type { Clock } from '../platform/clock.ts';

export interface TurnableClock extends Clock {
  /** Moves time on; it never goes back. */
  turn(milliseconds: number): void;
}

/** Runs like a clock, from now or from a fixed moment, and jumps when a test says so. */
export function turnableClock(now: () => Date = () => new Date()): TurnableClock {
  let ahead = 0;
  return {
    now: () => new Date(now().getTime() + ahead),
    turn: (milliseconds) => {
      ahead += Math.max(0, milliseconds);
    },
  };
}

export const fixedClock = (): TurnableClock => {
  const start = new Date('2026-11-15T08:00:00Z');
  return turnableClock(() => start);
};
