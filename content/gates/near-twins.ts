import type { ItemVersion } from '@bac/exam/item/item.ts';
import { questionTexts, wordsOf } from './item-texts.ts';

const shingleLength = 5;

/** A short stem consists mostly of set phrases (“Which expression is equivalent to”), so it counts as one of this size. */
const fewestShingles = 20;

/** Above this share of common shingles, one question was copied from the other. Other pairs in the bank stay below 0.2. */
const twinShare = 0.25;

function shinglesOf(item: ItemVersion): Set<string> {
  const shingles = questionTexts(item).flatMap((text) => {
    const words = wordsOf(text);
    const count = Math.max(0, words.length - shingleLength + 1);
    return Array.from({ length: count }, (_, start) =>
      words.slice(start, start + shingleLength).join(' '),
    );
  });
  return new Set(shingles);
}

/** The share of the shorter question that occurs word for word in the other. */
function containment(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shorter = Math.max(fewestShingles, Math.min(one.size, other.size));
  return [...one].filter((shingle) => other.has(shingle)).length / shorter;
}

/** Pairs of items with nearly the same text. */
export function nearTwins(items: readonly ItemVersion[]): string[] {
  const all = items.map((item) => ({ id: item.id, shingles: shinglesOf(item) }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => containment(one.shingles, other.shingles) > twinShare)
      .map((other) => `${one.id} and ${other.id}`),
  );
}
