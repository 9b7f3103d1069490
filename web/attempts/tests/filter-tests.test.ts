import { expect, test } from 'vitest';
import {
  filterValues,
  matchingTests,
  testsOfKind,
  statusOf,
  type Filters,
} from './filter-tests.ts';
import { sampleTests } from '../../testing/attempts/sample-tests.ts';

const all: Filters = { kind: 'all', status: 'all', section: 'all', order: 'listed' };
const ids = (filters: Partial<Filters>): string[] =>
  testsOfKind(matchingTests(sampleTests, { ...all, ...filters }), filters.kind ?? 'all').map(
    ({ id }) => id,
  );

test('shows every test in the order of the server without filters', () => {
  expect(ids({})).toEqual(sampleTests.map(({ id }) => id));
});

test('a test is new, in progress or done, and a test being retaken is in progress', () => {
  expect(sampleTests.map(statusOf)).toEqual(['new', 'running', 'done', 'new', 'done', 'new']);
  expect(ids({ status: 'running' })).toEqual(['full-2']);
  expect(ids({ status: 'done' })).toEqual(['full-3', 'practice-1']);
});

test('the section filter keeps every test that contains the section', () => {
  expect(ids({ section: 'math', kind: 'practice' })).toEqual(['practice-2']);
  expect(ids({ section: 'rw', kind: 'full' })).toHaveLength(3);
});

test('the counts of the kinds add up to the total', () => {
  for (const status of filterValues.status) {
    const found = matchingTests(sampleTests, { ...all, status });
    const counts = (['full', 'diagnostic', 'practice'] as const).map(
      (kind) => testsOfKind(found, kind).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(testsOfKind(found, 'all').length);
  }
});

test('the most new questions, or the fewest minutes, come first', () => {
  expect(ids({ order: 'unseen' })[0]).toBe('full-1');
  expect(ids({ order: 'shortest', kind: 'practice' })).toEqual(['practice-1', 'practice-2']);
  expect(ids({ order: 'shortest' }).slice(0, 2)).toEqual(['practice-1', 'practice-2']);
});
