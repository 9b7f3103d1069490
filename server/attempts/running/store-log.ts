import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { rowAfter } from './row-after.ts';
import { insertLog } from './append-events.ts';
import { insertAttempt, newRow } from './store.ts';

/** Stores an attempt with an existing log, in the state that the log leads to. Returns false if the attempt exists already. */
export async function storeLog(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
  log: readonly LoggedEvent[],
): Promise<boolean> {
  const attempt = replay(log);
  const row = newRow({
    id,
    accountId,
    formId: attempt.form,
    hasTextToSpeech: false,
    startedAt: new Date(attempt.startedAt),
    endsBy: null,
  });
  const last = log.at(-1)?.receivedAt ?? attempt.startedAt;
  if (!(await insertAttempt(tx, rowAfter(row, attempt, new Date(last))))) return false;
  await insertLog(tx, row, log);
  return true;
}
