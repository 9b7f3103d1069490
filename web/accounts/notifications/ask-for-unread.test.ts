import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnread } from '../inbox/unread.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { startAskingForUnread } from './ask-for-unread.ts';

let api: FakeApi;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  api = new FakeApi().answers('GET /notifications', { rows: [], total: 7, unread: 3 });
  stop = startAskingForUnread();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function comeBack(): Promise<void> {
  dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
}

test('knows at once how many are unread', async () => {
  await vi.advanceTimersByTimeAsync(0);
  expect(useUnread.getState().count).toBe(3);
});

test('asks again for whoever comes back, at most once a minute', async () => {
  await comeBack();
  await vi.advanceTimersByTimeAsync(59_000);
  await comeBack();
  expect(api.seen).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  await comeBack();
  expect(api.seen).toHaveLength(2);
});

test('forgets the count and asks no more when it is stopped', async () => {
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(useUnread.getState().count).toBe(0);
  await vi.advanceTimersByTimeAsync(120_000);
  await comeBack();
  expect(api.seen).toHaveLength(1);
});
