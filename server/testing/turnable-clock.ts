import type { Clock } from '../platform/clock.ts';

export interface TurnableClock extends Clock {
  /** Moves time forward, never back. */
  turn(milliseconds: number): void;
}

/** A clock that runs from the real or a fixed time and that tests can move forward. */
export function turnableClock(now: () => Date = () => new Date()): TurnableClock {
  let offset = 0;
  return {
    now: () => new Date(now().getTime() + offset),
    turn: (milliseconds) => {
      offset += Math.max(0, milliseconds);
    },
  };
}

export const fixedClock = (): TurnableClock => {
  const start = new Date('2026-11-15T08:00:00Z');
  return turnableClock(() => start);
};
