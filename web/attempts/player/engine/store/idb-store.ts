import { del, delMany, entries, getMany, update, type UseStore } from 'idb-keyval';
import { pageConnection, SilentDatabaseError, type IdbConnection } from './idb-connection.ts';
import type { Frame, LocalAttempt } from '../local-attempt.ts';
import {
  isFinalAndSent,
  type LocalAttemptStore,
  type PendingStart,
} from './local-attempt-store.ts';

export const attemptsDatabase = { name: 'bac-attempts', store: 'attempts' };

/** The database of all pages of this browser, as this page reaches it. */
export const attemptsConnection = (): IdbConnection =>
  pageConnection(attemptsDatabase.name, attemptsDatabase.store);

/** A database that was silent once is not waited for again. */
function failingFast(use: UseStore): UseStore {
  let silence: SilentDatabaseError | undefined;
  return async (mode, callback) => {
    if (silence) throw silence;
    try {
      return await use(mode, callback);
    } catch (error) {
      if (error instanceof SilentDatabaseError) silence = error;
      throw error;
    }
  };
}

const keptKey = (attempt: string): string => `kept/${attempt}`;
const frameKey = (attempt: string): string => `frame/${attempt}`;
const startKey = (key: string): string => `start/${key}`;

/** IndexedDB. An update is one transaction, so tabs queue up for it. After one call that got no answer all others fail at once. */
export function idbStore(connection: IdbConnection): LocalAttemptStore {
  const use = failingFast(connection.use);
  return {
    async read(attempt) {
      const found = await getMany([keptKey(attempt), frameKey(attempt)], use);
      const [kept, frame] = found as [LocalAttempt | undefined, Frame | undefined];
      return kept && frame && { kept, frame };
    },

    async create(attempt, kept, frame) {
      let isNew = false;
      await use('readwrite', (store) =>
        update<LocalAttempt>(
          keptKey(attempt),
          (stored) => {
            isNew = !stored;
            if (!stored) store.put(frame, frameKey(attempt));
            return stored ?? kept;
          },
          async (_mode, callback) => callback(store),
        ),
      );
      return isNew;
    },

    async update(attempt, change, frame) {
      let after: LocalAttempt | undefined;
      await use('readwrite', (store) =>
        update<LocalAttempt>(
          keptKey(attempt),
          (kept) => {
            if (!kept) throw new Error('the stored attempt is gone');
            after = change(kept);
            if (frame) store.put(frame, frameKey(attempt));
            return after;
          },
          // The same transaction for both.
          async (_mode, callback) => callback(store),
        ),
      );
      return after!;
    },

    async pendingStart(key, fresh) {
      let pending = fresh;
      await update<PendingStart>(startKey(key), (stored) => (pending = stored ?? fresh), use);
      return pending;
    },

    forgetStart: (key) => del(startKey(key), use),

    async tidy(except) {
      const stored = (await entries(use)) as [string, unknown][];
      const over = stored
        .filter(([key, value]) => key.startsWith('kept/') && isFinalAndSent(value as LocalAttempt))
        .map(([key]) => key.slice('kept/'.length))
        .filter((attempt) => attempt !== except);
      await delMany(
        over.flatMap((attempt) => [keptKey(attempt), frameKey(attempt)]),
        use,
      );
    },
  };
}
