import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOverdueTickets, useOverdueTickets } from '../../api/overdue-tickets.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { startOverduePolling } from './overdue-polling.ts';

let api: FakeApi;
let stop: () => void;
let visibility: 'visible' | 'hidden';

beforeEach(async () => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  useOverdueTickets.setState({ count: 0, requestedAt: 0 });
  const counts = { mine: 0, unassigned: 0, overdue: 6, active: 0, waiting: 0, done: 0, all: 0 };
  api = new FakeApi().answers('GET /admin/tickets', {
    rows: [],
    total: 6,
    byView: counts,
    byCategory: { account: 0, test: 0, question: 0, result: 0, technical: 0, other: 0 },
  });
  stop = startOverduePolling();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('fetches the overdue count at once and then every minute', async () => {
  expect(useOverdueTickets.getState().count).toBe(6);
  expect(api.requests[0]?.url).toContain('view=overdue&size=1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.requests).toHaveLength(2);
});

test('does not poll while the tab is hidden, and polls at once when it is visible again', async () => {
  visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(300_000);
  expect(api.requests).toHaveLength(1);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(api.requests).toHaveLength(2);
});

test('does not poll when another screen has just set the count', async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  setOverdueTickets(4);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(api.requests).toHaveLength(1);
  expect(useOverdueTickets.getState().count).toBe(4);
});

test('keeps the last count when a request fails', async () => {
  api.disconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.requests).toHaveLength(2);
  expect(useOverdueTickets.getState().count).toBe(6);
});
