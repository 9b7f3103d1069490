import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { says, type Proofs } from '../proof.ts';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]): number => sum(values) / values.length;
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN;

/** What a choice says of the mean and of the median: −1 decreases, 0 stays. */
function claim(text: string): string {
  const sign = (words: string): number => {
    const doesFall = words.includes('decrease');
    if (doesFall === words.includes('the same')) throw new Error(`unread choice: ${text}`);
    return doesFall ? -1 : 0;
  };
  const [first = '', second = first] = text.startsWith('Both') ? [text] : text.split(', and ');
  return `${sign(first)} ${sign(second)}`;
}

export const proofs: Proofs = {
  'one-variable-data-01': (item) => {
    says(item, 'each of 15 nights', 'recorded as 14 should have been 4');
    const [figure] = item.figures;
    if (figure?.kind !== 'dot-plot') throw new Error('a dot plot expected');
    const before = figure.dots.flatMap(({ value, count }) => Array<number>(count).fill(value));
    if (before.length !== 15 || before.filter((value) => value === 14).length !== 1) {
      throw new Error('15 nights, one of them with 14, expected');
    }
    const after = before.map((value) => (value === 14 ? 4 : value));
    const change = [
      Math.sign(mean(after) - mean(before)),
      Math.sign(median(after) - median(before)),
    ];
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter((id) => claim(response.choices[id].text) === change.join(' ')),
    };
  },
};
