import type { CheckedItem, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { Services } from '../../services.ts';
import { listedAs } from '../item-content/listed-as.ts';
import { listSummaries, listWordsSince } from './item-queries.ts';
import { WordIndex } from './word-index.ts';

const most = 5;
/** Two questions of one template share a third of the weight of their words; a copy with other numbers shares half. */
const least = 0.5;
/** A change may be committed some time after the moment it is dated by. */
const overlapMilliseconds = 60_000;
/** So little that the first reading of a large bank keeps nobody waiting. */
const batch = 500;

export type SimilarItems = (
  id: string | null,
  content: ItemDraftContent,
) => Promise<CheckedItem['similar']>;

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * Keeps the words of the bank in memory, some 300 bytes an item, and reads what was changed before each search: another
 * process may have written it.
 */
export function similarItems({ db, clock }: Pick<Services, 'db' | 'clock'>): SimilarItems {
  const index = new WordIndex();
  let readUntil = new Date(0);
  let reading: Promise<void> | undefined;

  async function readChanges(): Promise<void> {
    const begun = clock.now().getTime() - overlapMilliseconds;
    let after = { updatedAt: readUntil, id: '' };
    for (;;) {
      const rows = await listWordsSince(db, after, batch);
      for (const { id, words } of rows) index.set(id, words.split(' '));
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last;
    }
    readUntil = new Date(Math.max(readUntil.getTime(), begun));
  }

  const refresh = (): Promise<void> => {
    reading ??= readChanges().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return async (id, content) => {
    await refresh();
    const words = wordsOf(listedAs({ ...content, ...(id !== null && { id }) }).searchText);
    if (words.length < 4) return [];
    const found = index.likest(words, { except: id, most, least });
    const summaries = await listSummaries(
      db,
      found.map((one) => one.id),
    );
    return found.flatMap(({ id: other, likeness }) => {
      const summary = summaries.get(other);
      // Thrown away since it was read.
      if (summary === undefined) index.delete(other);
      return summary === undefined
        ? []
        : [{ id: other, summary, likeness: Math.round(likeness * 100) / 100 }];
    });
  };
}
