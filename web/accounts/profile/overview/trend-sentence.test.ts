import { expect, test } from 'vitest';
import { spanOf } from './trend-sentence.tsx';

test.each([
  ['2026-11-01T00:00:00Z', '2026-11-01T05:00:00Z', 'days', 1],
  ['2026-11-01T00:00:00Z', '2026-11-13T00:00:00Z', 'days', 12],
  ['2026-11-01T00:00:00Z', '2026-11-16T00:00:00Z', 'weeks', 2],
  ['2026-09-06T00:00:00Z', '2026-11-08T00:00:00Z', 'weeks', 9],
])('the span from %s to %s is given in %s', (from, to, unit, count) => {
  expect(spanOf(from, to)).toEqual({ unit, count });
});
