import type { HistoryEntry } from '@bac/contract/results/results.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';

export type Running = NonNullable<NonNullable<Test['mine']>['running']>;

/** What fits somebody who is signed in. */
export type Call =
  | { kind: 'resume'; test: Test; running: Running }
  /** `full` is one they have not taken yet; without one, their mistakes are next. */
  | { kind: 'result'; latest: HistoryEntry; full: Test | undefined }
  | { kind: 'begin'; diagnostic: Test }
  | { kind: 'choose' };

/** A clock that runs is more urgent than a test that waits. */
const urgency = ({ phase, isPaused }: Running): number => (phase === 'module' && !isPaused ? 1 : 0);

function mostUrgent(tests: readonly Test[]): Call | undefined {
  const [first] = tests
    .flatMap((test) => (test.mine?.running ? [{ test, running: test.mine.running }] : []))
    .toSorted((a, b) => urgency(b.running) - urgency(a.running));
  return first && { kind: 'resume', ...first };
}

const isUntouched = ({ mine }: Test): boolean => mine !== null && mine.completed === 0;

export function nextCall(tests: readonly Test[], attempts: readonly HistoryEntry[]): Call {
  const underWay = mostUrgent(tests);
  if (underWay) return underWay;
  const [latest] = attempts;
  if (latest) {
    const full = tests.find((test) => test.kind === 'full' && isUntouched(test));
    return { kind: 'result', latest, full };
  }
  const diagnostic = tests.find(({ kind }) => kind === 'diagnostic');
  return diagnostic ? { kind: 'begin', diagnostic } : { kind: 'choose' };
}
