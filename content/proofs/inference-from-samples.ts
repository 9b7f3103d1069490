import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { numberOf, says, type Proofs } from '../proof.ts';

const bounds = (text: string): string =>
  [...text.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => digits).join(' ');

export const proofs: Proofs = {
  'inference-from-samples-01': (item) => {
    says(item, '15,000 apartments', 'inspected 500', '190 of them', '4 percentage points');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // Every number of apartments whose percentage is within the margin of the sample's.
    const plausible = Array.from({ length: 15_001 }, (_, number) => number).filter(
      (number) => Math.abs((number * 100) / 15_000 - (190 * 100) / 500) <= 4 + 1e-9,
    );
    const range = [plausible.at(0), plausible.at(-1)].join(' ');
    return { right: choiceIds.filter((id) => bounds(response.choices[id].text) === range) };
  },

  'inference-from-samples-02': (item) => {
    says(item, '1,400 trees', 'inspected 50', 'selected at random', 'on 8 of them');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // In the park as in the sample: 8 is to 50 as the estimate to 1,400.
    return {
      right: choiceIds.filter((id) => numberOf(response.choices[id].text) * 50 === 8 * 1400),
    };
  },
};
