import type { CheckedItem, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { Services } from '../../services.ts';
import { toListColumns } from '../item-content/list-columns.ts';
import { listSummaries, listWordsSince } from './item-queries.ts';
import { WordIndex } from './word-index.ts';

const most = 5;
/** Two questions of one template share a third of the weight of their words; a copy with other numbers shares half. */
const least = 0.5;
/** A change may be committed some time after its `updatedAt`, so each refresh reads this much again. */
const overlapMilliseconds = 60_000;
/** Small, so that the first read of a large bank does not block other requests. */
const batchSize = 500;

export type FindSimilar = (
  id: string | null,
  content: ItemDraftContent,
) => Promise<CheckedItem['similar']>;

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * Indexes the words of the bank in memory, some 300 bytes an item, and reads new changes before each search, because another
 * process may have made them.
 */
export function createFindSimilar({ db, clock }: Pick<Services, 'db' | 'clock'>): FindSimilar {
  const index = new WordIndex();
  let readUntil = new Date(0);
  let refreshing: Promise<void> | undefined;

  async function readChanges(): Promise<void> {
    const readFrom = clock.now().getTime() - overlapMilliseconds;
    let after = { updatedAt: readUntil, id: '' };
    for (;;) {
      const rows = await listWordsSince(db, after, batchSize);
      for (const { id, words } of rows) index.set(id, words.split(' '));
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last;
    }
    readUntil = new Date(Math.max(readUntil.getTime(), readFrom));
  }

  const refresh = (): Promise<void> => {
    refreshing ??= readChanges().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  return async (id, content) => {
    await refresh();
    const words = wordsOf(toListColumns({ ...content, ...(id !== null && { id }) }).searchText);
    if (words.length < 4) return [];
    const found = index.findSimilar(words, { except: id, most, least });
    const summaries = await listSummaries(
      db,
      found.map((one) => one.id),
    );
    return found.flatMap(({ id: other, similarity }) => {
      const summary = summaries.get(other);
      // The item was deleted after it was indexed.
      if (summary === undefined) index.delete(other);
      return summary === undefined
        ? []
        : [{ id: other, summary, similarity: Math.round(similarity * 100) / 100 }];
    });
  };
}
