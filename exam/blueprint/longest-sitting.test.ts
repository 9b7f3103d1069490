import { describe, expect, it } from 'vitest';
import { longestSitting } from './longest-sitting.ts';

const minute = 60_000;

describe('the longest sitting', () => {
  it('has twice the time and every break at twice its length', () => {
    expect(longestSitting('full', ['rw', 'math'])).toBe((2 * (64 + 70) + 3 * 20) * minute);
  });

  it('counts only the sections that are sat', () => {
    expect(longestSitting('full', ['math'])).toBe((2 * 70 + 20) * minute);
    expect(longestSitting('practice-rw', ['rw'])).toBe(2 * 30 * minute);
  });
});
