import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { startBeating } from './presence-beat.ts';

let api: FakeApi;
let stop: () => void;
let visibility = 'visible';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as 'visible');
  api = new FakeApi().answers('POST /id/presence/beat', null);
  stop = startBeating();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const beats = (): unknown[] => api.seen.map(({ body }) => (body as { isIdle: boolean }).isIdle);
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

test('beats at once and then every minute, idle after five without a touch', async () => {
  await pass(6);
  expect(beats()).toEqual([false, false, false, false, false, true, true]);
  dispatchEvent(new Event('keydown'));
  await pass(0);
  expect(beats().at(-1)).toBe(false);
});

test('is silent while nobody can see the page', async () => {
  visibility = 'hidden';
  await pass(3);
  expect(beats()).toHaveLength(1);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(beats()).toHaveLength(2);
});

test('ends when it is stopped', async () => {
  stop();
  await pass(5);
  expect(beats()).toHaveLength(1);
});
