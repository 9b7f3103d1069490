import type { ItemVersion } from '@bac/exam/item/item.ts';
import { allTexts, sentencesOf, wordsOf } from './item-texts.ts';

/** Shorter sentences (“The comma is missing.”) may be repeated by chance. */
const fewestWords = 10;

/** Sentences that occur twice, within an item or in two items. */
export function repeatedSentences(items: readonly ItemVersion[]): string[] {
  const seen = new Map<string, string>();
  return items.flatMap((item) =>
    allTexts(item)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const words = wordsOf(sentence);
        if (words.length < fewestWords) return [];
        const key = words.join(' ');
        const first = seen.get(key);
        seen.set(key, item.id);
        return first === undefined ? [] : [`${first} and ${item.id}: ${sentence}`];
      }),
  );
}
