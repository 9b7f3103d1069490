import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { LogTooLong } from '../log.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import type { AttemptRepository } from './attempt-repository.ts';
import { listRunning } from './store.ts';

export interface RunningAttempt {
  id: string;
  formId: string;
  attempt: Attempt;
}

/** Reads through the cache, one log at a time. Leaves out an attempt whose log is too long, which `AttemptRepository` ends. */
export async function readRunning(
  db: Reader,
  repository: AttemptRepository,
  accountId: string,
): Promise<RunningAttempt[]> {
  const running: RunningAttempt[] = [];
  for (const found of await listRunning(db, accountId)) {
    const attempt = await repository.read(found).catch((error: unknown) => {
      if (!(error instanceof LogTooLong)) throw error;
    });
    if (attempt) running.push({ id: found.id, formId: found.formId, attempt });
  }
  return running;
}
