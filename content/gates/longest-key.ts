import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

/** By chance the key is the longest choice in a quarter of the items. Many more would reward picking the longest. */
const longestShare = 0.35;

/** The visible length of a text, because the source of a formula is longer than the formula. */
const visibleLength = (text: string): number =>
  text
    .replace(/\\[a-z]+/g, 'x')
    .replace(/[${}\\*]/g, '')
    .replace(/\s+/g, ' ').length;

function isKeyLongest({ response }: ItemVersion): boolean {
  if (response.kind === 'entered') return false;
  const length = visibleLength(response.choices[response.key].text);
  return choiceIds.every(
    (id) => id === response.key || visibleLength(response.choices[id].text) < length,
  );
}

/** The items whose key is the longest choice, if there are too many of them. */
export function longestKeys(items: readonly ItemVersion[]): string[] {
  const choiceItems = items.filter(({ response }) => response.kind === 'choice');
  const longest = choiceItems.filter(isKeyLongest);
  return longest.length > longestShare * choiceItems.length ? longest.map(({ id }) => id) : [];
}
