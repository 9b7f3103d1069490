import { describe, expect, it } from 'vitest';
import { longestAttempt } from './longest-attempt.ts';

const minute = 60_000;

describe('the longest attempt', () => {
  it('has double time, and every break at double length', () => {
    expect(longestAttempt('full', ['rw', 'math'])).toBe((2 * (64 + 70) + 3 * 20) * minute);
  });

  it('counts only the chosen sections', () => {
    expect(longestAttempt('full', ['math'])).toBe((2 * 70 + 20) * minute);
    expect(longestAttempt('practice-rw', ['rw'])).toBe(2 * 30 * minute);
  });
});
