import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { numberOf, says, type Proofs } from '../proof.ts';

/** In cents. */
const paid = (listed: number): number => {
  const discounted = listed - listed * 0.15;
  return Math.round((discounted + discounted * 0.08) * 100);
};

export const proofs: Proofs = {
  'percentages-01': (item) => {
    says(
      item,
      '15% off the listed price',
      '8% sales tax',
      'discounted price',
      String.raw`\$110.16`,
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // Buy at each price offered, to the cent.
    return {
      right: choiceIds.filter((id) => paid(numberOf(response.choices[id].text)) === 11_016),
    };
  },
};
