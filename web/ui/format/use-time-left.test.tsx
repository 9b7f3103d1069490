import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { useTimeLeft } from './use-time-left.ts';

const shown: number[] = [];

function Clock({ pausedAt, now = Date.now }: { pausedAt?: number; now?: () => number }) {
  shown.push(useTimeLeft({ deadline: 3_200, pausedAt, now }));
  return null;
}

/** What the face of a clock makes of it: seconds, those begun counting whole. */
const seconds = (): number[] => [...new Set(shown.map((ms) => Math.ceil(ms / 1000)))];

/** Lets React draw between the steps: its own timers are real. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    vi.advanceTimersByTime(Math.min(50, ms - passed));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
}

beforeEach(() => {
  shown.length = 0;
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test('every second is shown, each soon after it begins, down to zero', async () => {
  render(<Clock />);
  await pass(10);
  expect(seconds()).toEqual([4]);
  await pass(240);
  expect(seconds()).toEqual([4, 3]);
  await pass(5_000);
  expect(seconds()).toEqual([4, 3, 2, 1, 0]);
  expect(Math.min(...shown)).toBe(0);
});

test('a paused clock stands', async () => {
  render(<Clock pausedAt={200} />);
  await pass(5_000);
  expect(seconds()).toEqual([3]);
});

test('after a sleep the time is right at once', async () => {
  render(<Clock />);
  await pass(10);
  vi.setSystemTime(2_500);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(seconds()).toEqual([4, 1]);
});

test('a clock set back after the end runs again', async () => {
  let late = 0;
  const now = (): number => Date.now() - late;
  render(<Clock now={now} />);
  await pass(3_500);
  expect(shown.at(-1)).toBe(0);
  late = 2_000;
  await pass(1_010);
  expect(shown.at(-1)).toBeGreaterThan(0);
});
