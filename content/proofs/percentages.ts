import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { entered, numberOf, says, type Proofs } from '../proof.ts';

/** In cents. */
const paid = (listed: number): number => {
  const discounted = listed - listed * 0.15;
  return Math.round((discounted + discounted * 0.08) * 100);
};

/** What kilograms of pulp weigh, in grams, when they are dried until a fifth of what is left is water. */
function dried(pulp: number): number {
  let water = pulp * 840;
  const rest = pulp * 160;
  while (water * 5 > water + rest) water -= 1;
  return water + rest;
}

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

  'percentages-02': (item) => {
    says(item, 'rose from 240 to 276', 'By what percent');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter(
        (id) => 240 * 100 + 240 * numberOf(response.choices[id].text) === 276 * 100,
      ),
    };
  },

  'percentages-03': (item) => {
    says(item, '84% of the mass of the mango pulp', '20% of the mass of the dried mango');
    says(item, 'loses only water', 'to make 10 kilograms of dried mango');
    const pulps = Array.from({ length: 100 }, (_, index) => index + 1);
    return entered(...pulps.filter((pulp) => dried(pulp) === 10_000));
  },
};
