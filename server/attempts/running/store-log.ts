import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { rowAfter } from './attempt-repository.ts';
import { insertAttempt, insertLog } from './store.ts';

/** Stores an attempt with an existing log, in the state that the log leads to. Returns false if the attempt exists already. */
export async function storeLog(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
  log: readonly LoggedEvent[],
): Promise<boolean> {
  const attempt = replay(log);
  const row = {
    id,
    accountId,
    formId: attempt.form,
    state: 'running',
    hasTextToSpeech: false,
    startedAt: new Date(attempt.startedAt),
    endedAt: null,
    settlesAt: null,
    lastHeartbeatAt: null,
    packedAt: null,
  } as const;
  const last = log.at(-1)?.receivedAt ?? attempt.startedAt;
  if (!(await insertAttempt(tx, rowAfter(row, attempt, new Date(last))))) return false;
  await insertLog(tx, row, log);
  return true;
}
