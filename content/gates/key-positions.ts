import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

/** Each position should hold the key about a quarter of the time: whoever guesses one letter gains nothing. */
const positionShare = [0.2, 0.3] as const;

function keyShares(items: readonly ItemVersion[]): Record<ChoiceId, number> {
  const keys = items.flatMap(({ response }) => (response.kind === 'choice' ? [response.key] : []));
  const share = (id: ChoiceId): number => keys.filter((key) => key === id).length / keys.length;
  return { A: share('A'), B: share('B'), C: share('C'), D: share('D') };
}

/** `B 40 %: …` and the items, for each position that holds too few or too many keys. */
export function unevenPositions(items: readonly ItemVersion[]): string[] {
  const [least, most] = positionShare;
  const shares = keyShares(items);
  return choiceIds
    .filter((id) => shares[id] < least || shares[id] > most)
    .map((id) => {
      const at = items.filter(({ response }) => response.kind === 'choice' && response.key === id);
      return `${id} ${Math.round(shares[id] * 100)} %: ${at.map((item) => item.id).join(' ')}`;
    });
}
