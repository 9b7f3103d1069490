import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { startHeartbeat } from './presence-heartbeat.ts';

let api: FakeApi;
let stop: () => void;
let visibility = 'visible';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as 'visible');
  api = new FakeApi().answers('POST /id/presence/heartbeat', null);
  stop = startHeartbeat();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const heartbeats = (): unknown[] =>
  api.requests.map(({ body }) => (body as { isIdle: boolean }).isIdle);
const advance = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

test('sends a heartbeat at once and every minute, idle after five minutes without input', async () => {
  await advance(6);
  expect(heartbeats()).toEqual([false, false, false, false, false, true, true]);
  dispatchEvent(new Event('keydown'));
  await advance(0);
  expect(heartbeats().at(-1)).toBe(false);
});

test('sends no heartbeat while the page is hidden', async () => {
  visibility = 'hidden';
  await advance(3);
  expect(heartbeats()).toHaveLength(1);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(0);
  expect(heartbeats()).toHaveLength(2);
});

test('sends no heartbeat after it is stopped', async () => {
  stop();
  await advance(5);
  expect(heartbeats()).toHaveLength(1);
});
