import { foldAccents } from '@bac/contract/fold-accents.ts';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

const wordsOf = (search: string): string[] =>
  foldAccents(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8);

/**
 * Rows in which every word occurs at the beginning of some word, accents or none. The column is filled by the database's own
 * `search_words(text)`. Undefined where nothing was asked for.
 */
export function hasWords(column: AnyColumn | SQL, search: string | undefined): SQL | undefined {
  const words = wordsOf(search ?? '');
  if (words.length === 0) return search?.trim() ? sql`false` : undefined;
  return sql`${column} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}
