import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { useTimeLeft } from './use-time-left.ts';

const renderedTimes: number[] = [];

function Clock({ pausedAt, now = Date.now }: { pausedAt?: number; now?: () => number }) {
  renderedTimes.push(useTimeLeft({ deadline: 3_200, pausedAt, now }));
  return null;
}

/** The seconds that a clock shows, rounded up. */
const seconds = (): number[] => [...new Set(renderedTimes.map((ms) => Math.ceil(ms / 1000)))];

/** Advances the fake timers in steps and lets React, whose own timers are real, render between them. */
async function advance(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    vi.advanceTimersByTime(Math.min(50, ms - passed));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
}

beforeEach(() => {
  renderedTimes.length = 0;
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test('the clock shows every second shortly after it begins, down to zero', async () => {
  render(<Clock />);
  await advance(10);
  expect(seconds()).toEqual([4]);
  await advance(240);
  expect(seconds()).toEqual([4, 3]);
  await advance(5_000);
  expect(seconds()).toEqual([4, 3, 2, 1, 0]);
  expect(Math.min(...renderedTimes)).toBe(0);
});

test('a paused clock does not change', async () => {
  render(<Clock pausedAt={200} />);
  await advance(5_000);
  expect(seconds()).toEqual([3]);
});

test('the clock is right immediately after the computer wakes up', async () => {
  render(<Clock />);
  await advance(10);
  vi.setSystemTime(2_500);
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(1);
  expect(seconds()).toEqual([4, 1]);
});

test('the clock runs again when the time is set back after the deadline', async () => {
  let offset = 0;
  const now = (): number => Date.now() - offset;
  render(<Clock now={now} />);
  await advance(3_500);
  expect(renderedTimes.at(-1)).toBe(0);
  offset = 2_000;
  await advance(1_010);
  expect(renderedTimes.at(-1)).toBeGreaterThan(0);
});
