import { setTimeout } from 'node:timers/promises';
import { fill, type FillDeps } from './fill.ts';
import { tryLock } from './filling-lock.ts';
import { advanceAttempts } from './advance-attempts.ts';

/** The interval at which a browser sends its events. */
const intervalMs = 6_000;

const isAborted = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

type ReportError = (error: unknown, what: string) => void;

/** Fills the demo, then keeps a few of its students taking tests until it is stopped or cleared. Runs in one process at a time. */
async function live(
  deps: FillDeps,
  students: number,
  reportError: ReportError,
  signal: AbortSignal,
): Promise<void> {
  const lock = await tryLock(deps.db);
  if (!lock) return;
  try {
    if ((await fill(deps, students, signal)) !== 'full') return;
    const reportStudentError = (error: unknown) =>
      reportError(error, 'a simulated student could not go on');
    let shouldContinue = await advanceAttempts(deps, reportStudentError, { isOpening: true });
    while (shouldContinue && !signal.aborted) {
      await setTimeout(intervalMs, undefined, { signal, ref: false });
      shouldContinue = await advanceAttempts(deps, reportStudentError);
    }
  } finally {
    await lock.release();
  }
}

/** Runs the demo in the background. Returns a function that stops it. */
export function startLiving(
  deps: FillDeps,
  students: number,
  reportError: ReportError,
): () => Promise<void> {
  const controller = new AbortController();
  const running = live(deps, students, reportError, controller.signal).catch((error: unknown) => {
    if (!isAborted(error)) reportError(error, 'the simulated students gave up');
  });
  return async () => {
    controller.abort();
    await running;
  };
}
