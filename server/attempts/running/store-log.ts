import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { rowAfter } from './attempt-keeper.ts';
import { insertAttempt, insertLog } from './store.ts';

/** An attempt whose log is known up to some moment, stored as its events have left it. False where it is there already. */
export async function storeLog(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
  log: readonly LoggedEvent[],
): Promise<boolean> {
  const attempt = replay(log);
  const begun = {
    id,
    accountId,
    formId: attempt.form,
    state: 'running',
    hasTextToSpeech: false,
    startedAt: new Date(attempt.startedAt),
    endedAt: null,
    settlesAt: null,
    heardAt: null,
    packedAt: null,
  } as const;
  const last = log.at(-1)?.receivedAt ?? attempt.startedAt;
  if (!(await insertAttempt(tx, rowAfter(begun, attempt, new Date(last))))) return false;
  await insertLog(tx, begun, log);
  return true;
}
