import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';
import { enteredValues, parseNumber, requirePhrases, type Proofs } from '../proof.ts';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The points and the line of the drawn scatterplot. Throws unless the line is that of least squares. */
function bestFitOf(item: ItemVersion) {
  const [figure] = item.figures;
  if (figure?.kind !== 'scatterplot' || !figure.fit) throw new Error('a fitted line expected');
  const { points, fit } = figure;
  const residuals = points.map(([x, y]) => ({ x, error: y - fit.slope * x - fit.intercept }));
  // The residuals of a least squares line add up to zero and are uncorrelated with x.
  const isBestFit =
    sum(residuals.map(({ error }) => error)) === 0 &&
    sum(residuals.map(({ x, error }) => x * error)) === 0;
  if (!isBestFit) throw new Error('the line is not the line of best fit');
  return { fit, residuals };
}

export const proofs: Proofs = {
  'two-variable-data-01': (item) => {
    requirePhrases(item, '10 saplings', '90 centimeters tall', '20% greater');
    const [figure] = item.figures;
    const { response } = item;
    if (figure?.kind !== 'scatterplot' || !figure.fit || response.kind !== 'choice') {
      throw new Error('a scatterplot with a line, and choices, expected');
    }
    const { points, fit } = figure;
    // Checks that the drawn line is the least squares line.
    const meanX = sum(points.map(([x]) => x)) / points.length;
    const meanY = sum(points.map(([, y]) => y)) / points.length;
    const slope =
      sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) /
      sum(points.map(([x]) => (x - meanX) ** 2));
    const intercept = meanY - slope * meanX;
    if (Math.abs(slope - fit.slope) > 1e-9 || Math.abs(intercept - fit.intercept) > 1e-9) {
      throw new Error(`least squares give ${slope}x + ${intercept}`);
    }
    const isRight = (age: number): boolean => {
      const predicted = fit.slope * age + fit.intercept;
      return Math.abs(predicted + 0.2 * predicted - 90) < 1e-9;
    };
    return { right: choiceIds.filter((id) => isRight(parseNumber(response.choices[id].text))) };
  },

  'two-variable-data-02': (item) => {
    requirePhrases(
      item,
      'each of 7 days',
      'highest temperature of 32°C',
      'how many more glasses were sold',
    );
    const { residuals } = bestFitOf(item);
    return enteredValues(...residuals.filter(({ x }) => x === 32).map(({ error }) => error));
  },

  'two-variable-data-03': (item) => {
    requirePhrases(item, '8 used bicycles', 'by how many euros', 'age rises by 2.5 years');
    const { fit } = bestFitOf(item);
    const price = (age: number): number => fit.slope * age + fit.intercept;
    const [less = NaN, ...others] = [0, 1, 4.5, 7].map((age) => price(age) - price(age + 2.5));
    if (others.some((other) => other !== less)) throw new Error('it depends on the ages');
    return enteredValues(less);
  },

  'two-variable-data-04': (item) => {
    requirePhrases(item, '$y = 3.5x + 25$', '3°C too low on every day', 'corrected temperatures');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // Days whose line of best fit is the given one: the residuals add up to zero and are uncorrelated with x.
    const days = [18, 22, 26, 30].map((x, day) => ({
      x,
      y: 3.5 * x + 25 + ([4, -4, -4, 4][day] ?? 0),
    }));
    const corrected = days.map(({ x, y }) => ({ x: x + 3, y }));
    return {
      right: choiceIds.filter((id) => {
        const line = response.choices[id].text.replaceAll('$', '').replace(/^y =/, '');
        const residuals = corrected.map(({ x, y }) => ({
          x,
          error: y - evaluateFormula(line, { x }),
        }));
        return (
          Math.abs(sum(residuals.map(({ error }) => error))) < 1e-9 &&
          Math.abs(sum(residuals.map(({ x, error }) => x * error))) < 1e-9
        );
      }),
    };
  },

  'two-variable-data-05': (item) => {
    requirePhrases(item, 'length $x$', 'time $y$', '9 hikes', 'best represents this line');
    const { fit } = bestFitOf(item);
    // The two points of the line that the description names, at ten and twenty kilometers.
    const named: [number, number][] = [
      [10, 3],
      [20, 5.5],
    ];
    if (named.some(([x, y]) => fit.slope * x + fit.intercept !== y))
      throw new Error('another line');
    return choicesByFormula(item, (tex) =>
      named.every(([x, y]) => Math.abs(evaluateFormula(tex, { x }) - y) < 1e-9),
    );
  },
};
