import type { HistoryEntry } from '@bac/contract/results/results.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { expect, test } from 'vitest';
import { nextCall, type Running } from './next-call.ts';

const notTaken = {
  completed: 0,
  running: null,
  best: null,
  mostRight: null,
  latest: null,
  seen: 0,
  heldBy: null,
};

const sampleTest = (
  id: string,
  kind: Test['kind'],
  mine: Partial<NonNullable<Test['progress']>> = {},
): Test => ({
  id,
  kind,
  name: { en: id, vi: id },
  sections: ['rw', 'math'],
  questions: 98,
  minutes: 134,
  isAdaptive: true,
  isOwn: false,
  progress: { ...notTaken, ...mine },
});

const running = (change: Partial<Running> = {}): Running => ({
  attempt: 'a3f1c5de-9a41-4c3e-8f0d-2b7a5f2f6c01',
  phase: 'module',
  module: 2,
  modules: 4,
  answered: 10,
  questions: 98,
  msLeft: 60_000,
  isPaused: false,
  ...change,
});

const done = { attempt: 'b7d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c02' } as HistoryEntry;

test('a test that is assigned in a class is not offered', () => {
  const heldBy = { assignment: 'c1', class: '12A' };
  const tests = [sampleTest('d', 'diagnostic', { heldBy }), sampleTest('f', 'full', { heldBy })];
  expect(nextCall(tests, [])).toEqual({ kind: 'choose' });
  expect(nextCall(tests, [done])).toEqual({ kind: 'result', latest: done, full: undefined });
});

test('a student without attempts begins with the diagnostic test', () => {
  const diagnostic = sampleTest('diagnostic-1', 'diagnostic');
  expect(nextCall([sampleTest('full-1', 'full'), diagnostic], [])).toEqual({
    kind: 'begin',
    diagnostic,
  });
});

test('a student chooses a test if there is no diagnostic test', () => {
  expect(nextCall([sampleTest('full-1', 'full')], [])).toEqual({ kind: 'choose' });
});

test('a test in progress comes before results, and one with a running clock before a paused one', () => {
  const paused = sampleTest('full-1', 'full', { running: running({ isPaused: true }) });
  const unpaused = sampleTest('full-2', 'full', { running: running() });
  expect(nextCall([paused, unpaused], [done])).toMatchObject({ kind: 'resume', test: unpaused });
  expect(nextCall([paused], [done])).toMatchObject({ kind: 'resume', test: paused });
});

test('after a result the next step is a new full test, or the mistakes once all are taken', () => {
  const takenTest = sampleTest('full-1', 'full', { completed: 1 });
  const newTest = sampleTest('full-2', 'full');
  expect(nextCall([takenTest, newTest], [done])).toEqual({
    kind: 'result',
    latest: done,
    full: newTest,
  });
  expect(nextCall([takenTest], [done])).toEqual({ kind: 'result', latest: done, full: undefined });
});
