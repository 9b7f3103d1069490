import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { numberOf, says, type Proofs } from '../proof.ts';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

export const proofs: Proofs = {
  'two-variable-data-01': (item) => {
    says(item, '10 saplings', '90 centimeters tall', '20% greater');
    const [figure] = item.figures;
    const { response } = item;
    if (figure?.kind !== 'scatterplot' || !figure.fit || response.kind !== 'choice') {
      throw new Error('a scatterplot with a line, and choices, expected');
    }
    const { points, fit } = figure;
    // The line drawn is the one least squares gives.
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
    return { right: choiceIds.filter((id) => isRight(numberOf(response.choices[id].text))) };
  },
};
