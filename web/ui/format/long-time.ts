import { clockTime } from './clock-time.ts';

const hour = 3_600_000;

/** Formats the length of a whole test: 2:09:41, or 41:05 below an hour. */
export function longTime(ms: number): string {
  const whole = Math.ceil(ms / 1000) * 1000;
  if (whole < hour) return clockTime(whole);
  return `${Math.floor(whole / hour)}:${clockTime(whole % hour).padStart(5, '0')}`;
}
