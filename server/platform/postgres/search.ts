import { foldAccents } from '@bac/exam/fold-accents.ts';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

const longestWord = 100;

const wordsOf = (search: string): string[] =>
  foldAccents(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8)
    // As the database keeps them; a longer one is found by its beginning.
    .map((word) => word.slice(0, longestWord));

/**
 * Rows in which every word occurs at the beginning of some word, accents or none. The column is filled by the database's own
 * `search_words(text)`. Undefined where nothing was asked for.
 */
export function hasWords(column: AnyColumn | SQL, search: string | undefined): SQL | undefined {
  const words = wordsOf(search ?? '');
  if (words.length === 0) return search?.trim() ? sql`false` : undefined;
  // Not by `to_tsquery`, which would take “1820e32d” for a number and a letter.
  return sql`${column} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}
