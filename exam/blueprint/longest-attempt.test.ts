import { describe, expect, it } from 'vitest';
import { longestAttempt } from './longest-attempt.ts';

const minute = 60_000;

describe('the longest attempt', () => {
  it('has double time, every break at double length and five minutes between modules', () => {
    expect(longestAttempt('full', ['rw', 'math'])).toBe((2 * (64 + 70) + 3 * 20 + 5) * minute);
  });

  it('counts only the chosen sections', () => {
    expect(longestAttempt('full', ['math'])).toBe((2 * 70 + 20 + 5) * minute);
    expect(longestAttempt('practice-rw', ['rw'])).toBe((2 * 30 + 5) * minute);
  });
});
