import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import { expect, test } from 'vitest';
import { latestScored, rowState } from './row-state.ts';

const attempt = (state: AssignedAttempt['state'], right?: number): AssignedAttempt => ({
  attempt: `${state}-${right}`,
  state,
  startedAt: '2026-11-05T08:00:00Z',
  endedAt: null,
  isInvalidated: false,
  result:
    right === undefined
      ? null
      : {
          right,
          questions: 20,
          seenBefore: 0,
          usedMs: 1,
          method: 'eap-1',
          total: null,
          sections: [],
        },
});

test.each([
  [[], 'not-started'],
  [['submitted', 'active'], 'active'],
  [['submitted', 'away'], 'away'],
  [['abandoned', 'submitted'], 'submitted'],
  [['abandoned'], 'abandoned'],
] as const)('attempts that are %j make a student %s', (states, state) => {
  expect(rowState({ attempts: states.map((one) => attempt(one)) })).toBe(state);
});

test('shows the result of the latest attempt that has one', () => {
  const attempts = [attempt('submitted', 9), attempt('submitted', 12), attempt('active')];
  expect(latestScored({ attempts })?.result?.right).toBe(12);
});
