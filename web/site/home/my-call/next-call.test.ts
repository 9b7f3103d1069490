import type { HistoryEntry } from '@bac/contract/results/results.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { expect, test } from 'vitest';
import { nextCall, type Running } from './next-call.ts';

const untouched = {
  completed: 0,
  running: null,
  best: null,
  mostRight: null,
  latest: null,
  seen: 0,
};

const one = (
  id: string,
  kind: Test['kind'],
  mine: Partial<NonNullable<Test['mine']>> = {},
): Test => ({
  id,
  kind,
  name: { en: id, vi: id },
  sections: ['rw', 'math'],
  questions: 98,
  minutes: 134,
  isAdaptive: true,
  isOwn: false,
  mine: { ...untouched, ...mine },
});

const running = (change: Partial<Running> = {}): Running => ({
  attempt: 'a3f1c5de-9a41-4c3e-8f0d-2b7a5f2f6c01',
  phase: 'module',
  part: 2,
  parts: 4,
  answered: 10,
  questions: 98,
  msLeft: 60_000,
  isPaused: false,
  ...change,
});

const done = { attempt: 'b7d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c02' } as HistoryEntry;

test('who has done nothing begins with the diagnostic test', () => {
  const diagnostic = one('diagnostic-1', 'diagnostic');
  expect(nextCall([one('full-1', 'full'), diagnostic], [])).toEqual({ kind: 'begin', diagnostic });
});

test('where there is no diagnostic test one chooses', () => {
  expect(nextCall([one('full-1', 'full')], [])).toEqual({ kind: 'choose' });
});

test('a test under way comes before any result, a running clock before a paused one', () => {
  const paused = one('full-1', 'full', { running: running({ isPaused: true }) });
  const ticking = one('full-2', 'full', { running: running() });
  expect(nextCall([paused, ticking], [done])).toMatchObject({ kind: 'resume', test: ticking });
  expect(nextCall([paused], [done])).toMatchObject({ kind: 'resume', test: paused });
});

test('after a result comes a full test that is new, and once all are taken, the mistakes', () => {
  const taken = one('full-1', 'full', { completed: 1 });
  const next = one('full-2', 'full');
  expect(nextCall([taken, next], [done])).toEqual({ kind: 'result', latest: done, full: next });
  expect(nextCall([taken], [done])).toEqual({ kind: 'result', latest: done, full: undefined });
});
