import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { enteredValues, parseNumber, requirePhrases, type Proofs } from '../proof.ts';

/** The price to pay, in cents. */
const finalPrice = (listed: number): number => {
  const discounted = listed - listed * 0.15;
  return Math.round((discounted + discounted * 0.08) * 100);
};

/** The mass, in grams, of that many kilograms of pulp after drying until a fifth of the mass is water. */
function driedMass(pulp: number): number {
  let water = pulp * 840;
  const rest = pulp * 160;
  while (water * 5 > water + rest) water -= 1;
  return water + rest;
}

export const proofs: Proofs = {
  'percentages-01': (item) => {
    requirePhrases(
      item,
      '15% off the listed price',
      '8% sales tax',
      'discounted price',
      String.raw`\$110.16`,
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // Tries each choice as the listed price.
    return {
      right: choiceIds.filter(
        (id) => finalPrice(parseNumber(response.choices[id].text)) === 11_016,
      ),
    };
  },

  'percentages-02': (item) => {
    requirePhrases(item, 'rose from 240 to 276', 'By what percent');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter(
        (id) => 240 * 100 + 240 * parseNumber(response.choices[id].text) === 276 * 100,
      ),
    };
  },

  'percentages-03': (item) => {
    requirePhrases(item, '84% of the mass of the mango pulp', '20% of the mass of the dried mango');
    requirePhrases(item, 'loses only water', 'to make 10 kilograms of dried mango');
    const pulps = Array.from({ length: 100 }, (_, index) => index + 1);
    return enteredValues(...pulps.filter((pulp) => driedMass(pulp) === 10_000));
  },

  'percentages-04': (item) => {
    requirePhrases(
      item,
      '160 members',
      '30% of them are juniors',
      '40 more juniors join',
      'nobody leaves',
    );
    const club = Array.from({ length: 160 }, (_, index) => index < (160 * 30) / 100);
    for (let newcomer = 0; newcomer < 40; newcomer += 1) club.push(true);
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    const juniors = club.filter(Boolean).length;
    return {
      right: choiceIds.filter(
        (id) => parseNumber(response.choices[id].text) * club.length === juniors * 100,
      ),
    };
  },

  'percentages-05': (item) => {
    requirePhrases(item, '40 eggplant seeds and 80 melon seeds', 'eggplant seeds, 65% sprouted');
    requirePhrases(item, 'melon seeds, 80% sprouted', 'percent of all 120 seeds');
    const percents = Array.from({ length: 1001 }, (_, tenths) => tenths / 10);
    return enteredValues(
      ...percents.filter((percent) => 40 * (65 - percent) === 80 * (percent - 80)),
    );
  },
};
