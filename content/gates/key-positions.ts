import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

/** Each letter should be the key about a quarter of the time, so that always guessing one letter gains nothing. */
const positionShare = [0.2, 0.3] as const;

function keyShares(items: readonly ItemVersion[]): Record<ChoiceId, number> {
  const keys = items.flatMap(({ response }) => (response.kind === 'choice' ? [response.key] : []));
  const share = (id: ChoiceId): number => keys.filter((key) => key === id).length / keys.length;
  return { A: share('A'), B: share('B'), C: share('C'), D: share('D') };
}

/** For each letter that is the key too rarely or too often: its share and the items, such as `B 40 %: even-b one-more`. */
export function unevenPositions(items: readonly ItemVersion[]): string[] {
  const [least, most] = positionShare;
  const shares = keyShares(items);
  return choiceIds
    .filter((id) => shares[id] < least || shares[id] > most)
    .map((id) => {
      const keyed = items.filter(
        ({ response }) => response.kind === 'choice' && response.key === id,
      );
      return `${id} ${Math.round(shares[id] * 100)} %: ${keyed.map((item) => item.id).join(' ')}`;
    });
}
