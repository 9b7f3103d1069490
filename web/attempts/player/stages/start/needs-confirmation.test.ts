import { expect, test } from 'vitest';
import { needsConfirmation } from './needs-confirmation.ts';

test.each([
  ['asks when an answer is missing, however little time is left', { unanswered: 1, ms: 500 }, true],
  ['asks when more than a minute is left', { unanswered: 0, ms: 60_001 }, true],
  ['does not ask in the last minute when all is answered', { unanswered: 0, ms: 60_000 }, false],
  ['does not ask after the end of the time', { unanswered: 0, ms: -20 }, false],
])('%s', (_title, remaining, isExpected) => {
  expect(needsConfirmation(remaining)).toBe(isExpected);
});
