import { expect, test } from 'vitest';
import { freshDraft, problemsIn, termsOf } from './draft.ts';

const now = new Date(2026, 10, 5, 16, 42).getTime();
const fresh = freshDraft(now, 'diagnostic-1');
const both = { id: 'diagnostic-1', sections: ['rw', 'math'] as ('rw' | 'math')[] };

test('a fresh draft lacks nothing but its test', () => {
  expect(problemsIn(fresh, fresh, now)).toEqual({});
  expect(problemsIn({ ...fresh, test: null }, fresh, now)).toEqual({ test: 'test' });
});

test('a window must close after it opens, and not in the past', () => {
  const backwards = { ...fresh, opens: '2026-11-20T08:00' };
  expect(problemsIn(backwards, fresh, now)).toEqual({ closes: 'order' });
  const past = { ...fresh, opens: '2026-11-01T08:00', closes: '2026-11-02T08:00' };
  expect(problemsIn(past, fresh, now)).toEqual({ closes: 'past' });
  expect(problemsIn({ ...fresh, opens: '', closes: '' }, fresh, now)).toEqual({
    opens: 'opens',
    closes: 'closes',
  });
});

test('other fields of a closed assignment can be changed', () => {
  const past = { ...fresh, opens: '2026-11-01T08:00', closes: '2026-11-02T08:00' };
  expect(problemsIn({ ...past, note: 'Well done' }, past, now)).toEqual({});
});

test('assigns a single section only if the test has two', () => {
  const math = { ...fresh, sections: 'math' as const };
  expect(termsOf(math, both).sections).toEqual(['math']);
  expect(termsOf(fresh, both).sections).toEqual(['rw', 'math']);
  expect(termsOf(math, { id: 'practice-rw-1', sections: ['rw'] }).sections).toEqual(['rw']);
});
