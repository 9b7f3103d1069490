import { foldAccents } from '@bac/exam/fold-accents.ts';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

const maxWordLength = 100;

const splitWords = (search: string): string[] =>
  foldAccents(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8)
    // The database stores words of this length, so a longer word matches by its prefix.
    .map((word) => word.slice(0, maxWordLength));

/**
 * Matches rows in which every search word is the prefix of some word, ignoring accents. The database function
 * `search_words(text)` fills the column. Returns undefined if there is no search.
 */
export function matchesSearch(
  column: AnyColumn | SQL,
  search: string | undefined,
): SQL | undefined {
  const words = splitWords(search ?? '');
  if (words.length === 0) return search?.trim() ? sql`false` : undefined;
  // Does not use `to_tsquery`, which would split “1820e32d” into a number and a letter.
  return sql`${column} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}
