import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { enteredValues, requirePhrases, choicesWithValue, type Proofs } from '../proof.ts';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]): number => sum(values) / values.length;
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN;

/** What a choice claims about the mean and the median: −1 means decreases, 0 stays the same. */
function parseClaim(text: string): string {
  const sign = (phrase: string): number => {
    const isDecrease = phrase.includes('decrease');
    if (isDecrease === phrase.includes('the same')) throw new Error(`unknown choice: ${text}`);
    return isDecrease ? -1 : 0;
  };
  const [first = '', second = first] = text.startsWith('Both') ? [text] : text.split(', and ');
  return `${sign(first)} ${sign(second)}`;
}

/** All ascending lists of `length` whole numbers, each at least `least`, with this total. */
function* rising(length: number, least: number, total: number): Generator<number[]> {
  if (length === 1) {
    if (total >= least) yield [total];
    return;
  }
  for (let first = least; first * length <= total; first += 1) {
    for (const rest of rising(length - 1, first, total - first)) yield [first, ...rest];
  }
}

/** The two times between which each quarter of the trips lies. */
const quarterBounds = (plot: {
  min: number;
  q1: number;
  median: number;
  q3: number;
  max: number;
}): (readonly [number, number])[] => [
  [plot.min, plot.q1],
  [plot.q1, plot.median],
  [plot.median, plot.q3],
  [plot.q3, plot.max],
];

const countBetween = (times: number[], low: number, high: number): number =>
  times.filter((time) => time > low && time < high).length;

export const proofs: Proofs = {
  'one-variable-data-01': (item) => {
    requirePhrases(item, 'each of 15 nights', 'recorded as 14 should have been 4');
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
      right: choiceIds.filter((id) => parseClaim(response.choices[id].text) === change.join(' ')),
    };
  },

  'one-variable-data-02': (item) => {
    requirePhrases(
      item,
      'each of 7 mornings',
      'least of the 7 counts was 6',
      'median of the counts was 9',
    );
    requirePhrases(item, 'mean of the counts was 10', 'greatest possible value');
    let greatest = 0;
    for (const counts of rising(7, 6, 7 * 10)) {
      if (counts[0] === 6 && median(counts) === 9) {
        greatest = Math.max(greatest, counts.at(-1) ?? 0);
      }
    }
    return choicesWithValue(item, greatest);
  },

  'one-variable-data-03': (item) => {
    requirePhrases(item, '100 trips on each of two bus routes', 'must be true');
    const [figure] = item.figures;
    const { response } = item;
    if (figure?.kind !== 'box-plot' || response.kind !== 'choice') {
      throw new Error('box plots and choices expected');
    }
    const [first, second] = figure.plots;
    if (!first || !second) throw new Error('two box plots expected');
    // Samples of a hundred times that match a plot: 25 in each quarter, at its lower end, in its middle or at its upper end,
    // with the right five numbers (quartiles are halfway between two equal times).
    const samples = (plot: typeof first): number[][] =>
      [0, 0.5, 1].map((share) =>
        quarterBounds(plot).flatMap(([low, high]) => [
          low,
          ...Array<number>(23).fill(low + share * (high - low)),
          high,
        ]),
      );
    const claims: [RegExp, (one: number[], two: number[]) => boolean][] = [
      [
        /range .+ greater for Route 1/,
        (one, two) => Math.max(...one) - Math.min(...one) > Math.max(...two) - Math.min(...two),
      ],
      [
        /At least half of the Route 2 trips took as long as or longer than every Route 1 trip/,
        (one, two) => two.filter((time) => time >= Math.max(...one)).length >= two.length / 2,
      ],
      [
        /between 28 and 34 minutes than between 34 and 36/,
        (_, two) => countBetween(two, 28, 34) > countBetween(two, 34, 36),
      ],
      [/mean .+ Route 2 trips was greater than 34/, (_, two) => mean(two) > 34],
    ];
    return {
      right: choiceIds.filter((id) => {
        const claim = claims.find(([pattern]) => pattern.test(response.choices[id].text));
        if (!claim) throw new Error(`unknown choice ${id}`);
        return samples(first).every((one) => samples(second).every((two) => claim[1](one, two)));
      }),
    };
  },

  'one-variable-data-04': (item) => {
    requirePhrases(
      item,
      'the 8 pumpkins in a contest was 15',
      'the 7 pumpkins other than the winner was 14',
    );
    const winners = Array.from({ length: 201 }, (_, index) => index / 2);
    const others = Array<number>(7).fill(14);
    return enteredValues(...winners.filter((winner) => mean([...others, winner]) === 15));
  },

  'one-variable-data-05': (item) => {
    requirePhrases(item, '13, 8, 24, 19, 11, 12, and 18', 'median');
    // The median has as many smaller numbers as greater ones.
    const numbers = [13, 8, 24, 19, 11, 12, 18];
    const middle = numbers.filter(
      (one) =>
        numbers.filter((other) => other < one).length ===
        numbers.filter((other) => other > one).length,
    );
    return choicesWithValue(item, middle.length === 1 ? (middle[0] ?? NaN) : NaN);
  },
};
