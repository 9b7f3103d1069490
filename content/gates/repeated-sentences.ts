import type { ItemVersion } from '@bac/exam/item/item.ts';
import { allTexts, sentencesOf, wordsOf } from './item-texts.ts';

/** Shorter sentences (“The comma is missing.”) may come up again by themselves. */
const longEnough = 10;

/** Sentences that stand twice, in one item or in two, in whatever part of them. */
export function repeatedSentences(items: readonly ItemVersion[]): string[] {
  const seen = new Map<string, string>();
  return items.flatMap((item) =>
    allTexts(item)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const words = wordsOf(sentence);
        if (words.length < longEnough) return [];
        const key = words.join(' ');
        const first = seen.get(key);
        seen.set(key, item.id);
        return first === undefined ? [] : [`${first} and ${item.id}: ${sentence}`];
      }),
  );
}
