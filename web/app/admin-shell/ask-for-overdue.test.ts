import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOverdueTickets, useOverdueTickets } from '../../api/overdue-tickets.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { startAskingForOverdue } from './ask-for-overdue.ts';

let api: FakeApi;
let stop: () => void;
let isSeen: 'visible' | 'hidden';

beforeEach(async () => {
  vi.useFakeTimers();
  isSeen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => isSeen);
  useOverdueTickets.setState({ count: 0, askedAt: 0 });
  const none = { mine: 0, unassigned: 0, overdue: 6, active: 0, waiting: 0, done: 0, all: 0 };
  api = new FakeApi().answers('GET /admin/tickets', {
    rows: [],
    total: 6,
    byView: none,
    byCategory: { account: 0, test: 0, question: 0, result: 0, technical: 0, other: 0 },
  });
  stop = startAskingForOverdue();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('knows at once how many are overdue, and asks again every minute', async () => {
  expect(useOverdueTickets.getState().count).toBe(6);
  expect(api.seen[0]?.url).toContain('view=overdue&size=1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.seen).toHaveLength(2);
});

test('asks for nobody who does not look, and at once when they come back', async () => {
  isSeen = 'hidden';
  await vi.advanceTimersByTimeAsync(300_000);
  expect(api.seen).toHaveLength(1);
  isSeen = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(api.seen).toHaveLength(2);
});

test('need not ask where another screen has just said it', async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  setOverdueTickets(4);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(api.seen).toHaveLength(1);
  expect(useOverdueTickets.getState().count).toBe(4);
});

test('keeps what it knew when asking fails', async () => {
  api.isUnreachable();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.seen).toHaveLength(2);
  expect(useOverdueTickets.getState().count).toBe(6);
});
