import { createStore, del, delMany, entries, getMany, update, type UseStore } from 'idb-keyval';
import type { Frame, Kept } from './kept.ts';
import { isOver, type KeptStore, type PendingStart } from './kept-store.ts';

const place = 'attempts';

export const attemptsDatabase = { name: 'bac-attempts', store: place };

/** What is sent must be on the disk before: after a power cut the numbers would otherwise be given out twice. */
function strictly(use: UseStore): UseStore {
  return async (mode, callback) => {
    const database = await use('readonly', (store) => store.transaction.db);
    return callback(database.transaction(place, mode, { durability: 'strict' }).objectStore(place));
  };
}

const keptKey = (attempt: string): string => `kept/${attempt}`;
const frameKey = (attempt: string): string => `frame/${attempt}`;
const startKey = (key: string): string => `start/${key}`;

/** IndexedDB. An update is one transaction, so tabs queue up for it. */
export function idbStore(name = attemptsDatabase.name): KeptStore {
  const use = strictly(createStore(name, place));
  return {
    async read(attempt) {
      const found = await getMany([keptKey(attempt), frameKey(attempt)], use);
      const [kept, frame] = found as [Kept | undefined, Frame | undefined];
      return kept && frame && { kept, frame };
    },

    async create(attempt, kept, frame) {
      let isNew = false;
      await use('readwrite', (store) =>
        update<Kept>(
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
      let after: Kept | undefined;
      await use('readwrite', (store) =>
        update<Kept>(
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
        .filter(([key, value]) => key.startsWith('kept/') && isOver(value as Kept))
        .map(([key]) => key.slice('kept/'.length))
        .filter((attempt) => attempt !== except);
      await delMany(
        over.flatMap((attempt) => [keptKey(attempt), frameKey(attempt)]),
        use,
      );
    },
  };
}
