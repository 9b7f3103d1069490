import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReturn } from './on-return.ts';

const refresh = vi.fn<() => void>();
let stop: () => void;
let visibility: 'visible' | 'hidden';

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stop = onReturn(refresh);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const comeBack = (): boolean => dispatchEvent(new Event('focus'));

test('refreshes when the person comes back, at most once a minute', () => {
  vi.advanceTimersByTime(59_000);
  comeBack();
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  comeBack();
  comeBack();
  expect(refresh).toHaveBeenCalledOnce();
});

test('does not refresh a hidden page', () => {
  vi.advanceTimersByTime(60_000);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledOnce();
});

test('does not refresh after it is stopped', () => {
  stop();
  vi.advanceTimersByTime(120_000);
  comeBack();
  expect(refresh).not.toHaveBeenCalled();
});
