import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { parseNumber, requirePhrases, type Proofs } from '../proof.ts';

const bounds = (text: string): string =>
  [...text.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => digits).join(' ');

/** All values within the margin, in steps of half a percentage point. */
const plausibleValues = (estimate: number, margin: number): number[] =>
  Array.from({ length: 4 * margin + 1 }, (_, index) => estimate - margin + index / 2);

export const proofs: Proofs = {
  'inference-from-samples-01': (item) => {
    requirePhrases(
      item,
      '15,000 apartments',
      'inspected 500',
      '190 of them',
      '4 percentage points',
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // All numbers of apartments whose percentage is within the margin of error around that of the sample.
    const plausible = Array.from({ length: 15_001 }, (_, number) => number).filter(
      (number) => Math.abs((number * 100) / 15_000 - (190 * 100) / 500) <= 4 + 1e-9,
    );
    const range = [plausible.at(0), plausible.at(-1)].join(' ');
    return { right: choiceIds.filter((id) => bounds(response.choices[id].text) === range) };
  },

  'inference-from-samples-02': (item) => {
    requirePhrases(item, '1,400 trees', 'inspected 50', 'selected at random', 'on 8 of them');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // The park has the same proportion as the sample: 8 / 50 = estimate / 1,400.
    return {
      right: choiceIds.filter((id) => parseNumber(response.choices[id].text) * 50 === 8 * 1400),
    };
  },

  'inference-from-samples-03': (item) => {
    requirePhrases(item, 'In Dalmere, 52% of the sample', 'margin of error of 5', 'random sample');
    requirePhrases(item, 'In Kestrow, 58% of the sample', 'margin of error of 3');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    const pairs = plausibleValues(52, 5).flatMap((east) =>
      plausibleValues(58, 3).map((west) => ({ east, west })),
    );
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
        const claim = claims.find(([pattern]) => pattern.test(response.choices[id].text));
        if (!claim) throw new Error(`unknown choice ${id}`);
        return claim[1];
      }),
    };
  },

  'inference-from-samples-04': (item) => {
    requirePhrases(
      item,
      '2,600 workers',
      '150 were selected at random',
      'mean of their answers was 42',
    );
    requirePhrases(item, 'margin of error associated with this estimate was 3 minutes');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // A right choice gives a plausible range for the mean of all workers from whom the sample was drawn.
    return {
      right: choiceIds.filter((id) => {
        const { text } = response.choices[id];
        const isRange = text.includes(`between ${42 - 3} and ${42 + 3} minutes`);
        return isRange && /^It is plausible that the mean .+ all 2,600 workers/.test(text);
      }),
    };
  },
};
