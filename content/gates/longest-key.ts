import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

/** By chance the key is the longest in a quarter of the items; more would reward picking the longest. */
const longestShare = 0.35;

/** As long as it looks: the source of a formula is longer than the formula. */
const looks = (text: string): number =>
  text
    .replace(/\\[a-z]+/g, 'x')
    .replace(/[${}\\*]/g, '')
    .replace(/\s+/g, ' ').length;

function isKeyLongest({ response }: ItemVersion): boolean {
  if (response.kind === 'entered') return false;
  const length = looks(response.choices[response.key].text);
  return choiceIds.every((id) => id === response.key || looks(response.choices[id].text) < length);
}

/** The items whose length gives the key away, where there are too many of them. */
export function tellingLengths(items: readonly ItemVersion[]): string[] {
  const choice = items.filter(({ response }) => response.kind === 'choice');
  const telling = choice.filter(isKeyLongest);
  return telling.length > longestShare * choice.length ? telling.map(({ id }) => id) : [];
}
