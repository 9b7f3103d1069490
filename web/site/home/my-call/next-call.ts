import type { HistoryEntry } from '@bac/contract/results/results.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';

export type Running = NonNullable<NonNullable<Test['progress']>['running']>;

/** The next step to offer a signed-in student. */
export type Call =
  | { kind: 'resume'; test: Test; running: Running }
  /** `full` is a test not taken yet; without one, the mistakes are next. */
  | { kind: 'result'; latest: HistoryEntry; full: Test | undefined }
  | { kind: 'begin'; diagnostic: Test }
  | { kind: 'choose' };

/** A test with a running clock is more urgent than a paused one. */
const urgency = ({ phase, isPaused }: Running): number => (phase === 'module' && !isPaused ? 1 : 0);

function mostUrgent(tests: readonly Test[]): Call | undefined {
  const [first] = tests
    .flatMap((test) => (test.progress?.running ? [{ test, running: test.progress.running }] : []))
    .toSorted((a, b) => urgency(b.running) - urgency(a.running));
  return first && { kind: 'resume', ...first };
}

/** A test that is assigned to one of the student's classes is not to be taken privately. */
const isHeld = ({ progress }: Test): boolean => progress !== null && progress.heldBy !== null;
const isNotTaken = ({ progress }: Test): boolean => progress !== null && progress.completed === 0;

export function nextCall(tests: readonly Test[], attempts: readonly HistoryEntry[]): Call {
  const inProgress = mostUrgent(tests);
  if (inProgress) return inProgress;
  const [latest] = attempts;
  if (latest) {
    const full = tests.find((test) => test.kind === 'full' && isNotTaken(test) && !isHeld(test));
    return { kind: 'result', latest, full };
  }
  const diagnostic = tests.find((test) => test.kind === 'diagnostic' && !isHeld(test));
  return diagnostic ? { kind: 'begin', diagnostic } : { kind: 'choose' };
}
