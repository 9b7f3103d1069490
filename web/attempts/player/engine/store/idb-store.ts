import { del, delMany, entries, getMany, update, type UseStore } from 'idb-keyval';
import { pageConnection, SilentDatabaseError, type IdbConnection } from './idb-connection.ts';
import type { Frame, LocalAttempt } from '../local-attempt.ts';
import {
  isFinalAndAcknowledged,
  type LocalAttemptStore,
  type PendingStart,
} from './local-attempt-store.ts';

export const attemptsDatabase = { name: 'bac-attempts', store: 'attempts' };

/** This page's connection to the database that all pages of this browser share. */
export const attemptsConnection = (): IdbConnection =>
  pageConnection(attemptsDatabase.name, attemptsDatabase.store);

/** Fails at once after a database has not answered once. */
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

/** Names of a record's fields before release 1.0. */
const oldNames: Record<string, keyof LocalAttempt> = {
  base: 'clockBase',
  taken: 'ackedSeq',
  since: 'outbox',
  setAside: 'rejected',
  pages: 'storedCounts',
};

const upgraded = (stored: LocalAttempt): LocalAttempt =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [oldNames[name] ?? name, value]),
  ) as unknown as LocalAttempt;

const recordKey = (attempt: string): string => `kept/${attempt}`;
const frameKey = (attempt: string): string => `frame/${attempt}`;
const startKey = (key: string): string => `start/${key}`;

/**
 * The store in IndexedDB. Each update is one transaction, so the updates of several tabs run one after another. After one call
 * without an answer all others fail at once.
 */
export function idbStore(connection: IdbConnection): LocalAttemptStore {
  const use = failingFast(connection.use);
  return {
    async read(attempt) {
      const found = await getMany([recordKey(attempt), frameKey(attempt)], use);
      const [record, frame] = found as [LocalAttempt | undefined, Frame | undefined];
      return record && frame && { record: upgraded(record), frame };
    },

    async create(attempt, record, frame) {
      let isNew = false;
      await use('readwrite', (store) =>
        update<LocalAttempt>(
          recordKey(attempt),
          (stored) => {
            isNew = !stored;
            if (!stored) store.put(frame, frameKey(attempt));
            return stored ?? record;
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
          recordKey(attempt),
          (record) => {
            if (!record) throw new Error('the stored attempt is gone');
            after = change(upgraded(record));
            if (frame) store.put(frame, frameKey(attempt));
            return after;
          },
          // Runs the update in the transaction that stores the frame.
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
        .filter(
          ([key, value]) =>
            key.startsWith('kept/') && isFinalAndAcknowledged(upgraded(value as LocalAttempt)),
        )
        .map(([key]) => key.slice('kept/'.length))
        .filter((attempt) => attempt !== except);
      await delMany(
        over.flatMap((attempt) => [recordKey(attempt), frameKey(attempt)]),
        use,
      );
    },
  };
}
