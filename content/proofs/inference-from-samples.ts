import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { numberOf, says, type Proofs } from '../proof.ts';

const bounds = (text: string): string =>
  [...text.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => digits).join(' ');

/** In halves of a percentage point. */
const around = (estimate: number, margin: number): number[] =>
  Array.from({ length: 4 * margin + 1 }, (_, index) => estimate - margin + index / 2);

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

  'inference-from-samples-03': (item) => {
    says(item, 'In Dalmere, 52% of the sample', 'margin of error of 5', 'random sample');
    says(item, 'In Kestrow, 58% of the sample', 'margin of error of 3');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    const pairs = around(52, 5).flatMap((east) => around(58, 3).map((west) => ({ east, west })));
    const claims: [RegExp, boolean][] = [
      [
        /is exactly 6 points greater in Kestrow/,
        pairs.every(({ east, west }) => west - east === 6),
      ],
      [/must be greater in Kestrow/, pairs.every(({ east, west }) => west > east)],
      [/^It is not plausible that fewer than half/, pairs.every(({ east }) => east >= 50)],
      [/^It is plausible that .+ is the same/, pairs.some(({ east, west }) => east === west)],
    ];
    return {
      right: choiceIds.filter((id) => {
        const claim = claims.find(([words]) => words.test(response.choices[id].text));
        if (!claim) throw new Error(`unread choice ${id}`);
        return claim[1];
      }),
    };
  },

  'inference-from-samples-04': (item) => {
    says(item, '2,600 workers', '150 were selected at random', 'mean of their answers was 42');
    says(item, 'margin of error associated with this estimate was 3 minutes');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // Allowed: a plausible range, for the mean, of the workers from whom the sample was drawn.
    return {
      right: choiceIds.filter((id) => {
        const { text } = response.choices[id];
        const isRange = text.includes(`between ${42 - 3} and ${42 + 3} minutes`);
        return isRange && /^It is plausible that the mean .+ all 2,600 workers/.test(text);
      }),
    };
  },
};
