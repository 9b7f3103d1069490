import { describe, expect, it } from 'vitest';
import { longestSitting } from './longest-sitting.ts';

const minute = 60_000;

describe('the longest attempt', () => {
  it('has double time, and every break at double length', () => {
    expect(longestSitting('full', ['rw', 'math'])).toBe((2 * (64 + 70) + 3 * 20) * minute);
  });

  it('counts only the chosen sections', () => {
    expect(longestSitting('full', ['math'])).toBe((2 * 70 + 20) * minute);
    expect(longestSitting('practice-rw', ['rw'])).toBe(2 * 30 * minute);
  });
});
