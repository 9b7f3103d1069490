import { expect, test } from 'vitest';
import { serverTime } from '../server-time.ts';
import { sampleItem } from '../../../testing/item/sample-item.ts';
import { future, mistake, past, sampleMistakes } from '../../../testing/results/sample-mistakes.ts';
import {
  noFilters,
  filterExceptState,
  filterByState,
  skillsMissed,
  stateOf,
} from './filter-mistakes.ts';

const now = Date.parse('2026-11-15T08:00:00Z');
const items = (found: typeof sampleMistakes): string[] => found.map(({ item }) => item);

test('a mistake is due from its date on, and learned once it has no date', () => {
  expect(stateOf({ dueAt: past }, now)).toBe('due');
  expect(stateOf({ dueAt: past }, Date.parse(past))).toBe('due');
  expect(stateOf({ dueAt: future }, now)).toBe('waiting');
  expect(stateOf({ dueAt: null }, now)).toBe('learned');
});

test('the counts of the states add up, whatever else is filtered', () => {
  const found = filterExceptState(sampleMistakes, { ...noFilters, section: 'rw' });
  const counts = (['due', 'waiting', 'learned'] as const).map(
    (state) => filterByState(found, state, now).length,
  );
  expect(counts).toEqual([1, 0, 1]);
  expect(filterByState(found, 'all', now)).toHaveLength(2);
});

test('filters by the cause that the student chose, not by the suggestion that it replaced', () => {
  expect(items(filterExceptState(sampleMistakes, { ...noFilters, cause: 'timing' }))).toEqual([
    'circles-01',
  ]);
  expect(filterExceptState(sampleMistakes, { ...noFilters, cause: 'guess' })).toEqual([]);
});

test('offers only the missed skills of the chosen section', () => {
  expect(skillsMissed(sampleMistakes, 'all')).toEqual(['inferences', 'transitions', 'circles']);
  expect(skillsMissed(sampleMistakes, 'math')).toEqual(['circles']);
});

test('a question that the server sends as due is due even if the local clock runs behind', () => {
  const ahead = { ...mistake, dueAt: future };
  expect(stateOf(ahead, serverTime([ahead], []))).toBe('waiting');
  expect(stateOf(ahead, serverTime([ahead], [sampleItem]))).toBe('due');
  expect(serverTime(undefined, undefined)).toBeLessThanOrEqual(Date.now());
});
