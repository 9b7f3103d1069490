import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { enteredValues, requirePhrases, type Proofs } from '../proof.ts';
import { choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

/** The zero of an increasing function, by bisection. */
function findZero(rising: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Parses a number such as `$\frac{27\sqrt{3}}{2}$`, `$\frac{81}{2}$` or `$27\sqrt{3}$`. */
function parseSurd(text: string): number {
  const match = /^\$(?:\\frac\{)?(\d+)(\\sqrt\{3\})?(?:\}\{(\d+)\})?\$$/.exec(text);
  if (!match) throw new Error(`“${text}” is unknown`);
  const [, factor, root, denominator = '1'] = match;
  return (Number(factor) * (root ? Math.sqrt(3) : 1)) / Number(denominator);
}

/** The altitude of an equilateral triangle. */
const altitude = (side: number): number => Math.sqrt(side ** 2 - (side / 2) ** 2);

/** The sine of angle B if AD = 8 and DB = x. The height for which CA ⟂ CB is √(8x). */
const sineOfB = (x: number): number => Math.sqrt(8 * x) / Math.hypot(x, Math.sqrt(8 * x));

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export const proofs: Proofs = {
  'right-triangles-and-trigonometry-01': (item) => {
    requirePhrases(
      item,
      'angle $ACB$ is a right angle',
      '$CD$ is perpendicular to segment $AB$',
      '$AD$ is 8',
      String.raw`\sin B = \frac{2}{3}`,
    );
    // sin B decreases as DB grows.
    const found = findZero((x) => 2 / 3 - sineOfB(x), 0.001, 1000);
    if (Math.abs(found - Math.round(found)) > 1e-9) throw new Error(`found ${found}`);
    return enteredValues(Math.round(found));
  },
  'right-triangles-and-trigonometry-02': (item) => {
    requirePhrases(
      item,
      'altitude of an equilateral triangle has a length of 9',
      'What is the area',
    );
    const side = findZero((length) => altitude(length) - 9, 0, 100);
    // Heron's formula.
    const half = (3 * side) / 2;
    const area = Math.sqrt(half * (half - side) ** 3);
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter((id) => Math.abs(parseSurd(response.choices[id].text) - area) < 1e-6),
    };
  },

  'right-triangles-and-trigonometry-03': (item) => {
    requirePhrases(item, '$AB = 20$, $BC = 21$', 'acute angle', String.raw`\sin B = \frac{3}{5}`);
    // For the right side, the law of cosines must give that sine and an acute angle.
    return choicesByFormula(item, (tex) => {
      const cosine = (20 ** 2 + 21 ** 2 - evaluateFormula(tex) ** 2) / (2 * 20 * 21);
      return cosine > 0 && Math.abs(1 - cosine ** 2 - (3 / 5) ** 2) < 1e-9;
    });
  },

  'right-triangles-and-trigonometry-04': (item) => {
    requirePhrases(item, 'diagonals of a square are each 14 meters long', 'What is the perimeter');
    const side = findZero((length) => Math.hypot(length, length) - 14, 0, 100);
    return choicesByFormula(item, (tex) => Math.abs(evaluateFormula(tex) - 4 * side) < 1e-9);
  },

  'right-triangles-and-trigonometry-05': (item) => {
    requirePhrases(
      item,
      'angle $C$ is the right angle, $AC = 8$, $BC = 15$, and $AB = 17$',
      String.raw`$\cos A$`,
    );
    // The law of cosines does not depend on where the right angle is.
    const cosine = (8 ** 2 + 17 ** 2 - 15 ** 2) / (2 * 8 * 17);
    return choicesByFormula(item, (tex) => Math.abs(evaluateFormula(tex) - cosine) < 1e-9);
  },

  'right-triangles-and-trigonometry-06': (item) => {
    requirePhrases(
      item,
      'Two acute angles have measures',
      String.raw`\sin (3x + 10)^\circ = \cos (2x - 15)^\circ`,
    );
    return choicesByFormula(item, (tex) => {
      const [first = NaN, second = NaN] = ['3x + 10', '2x - 15'].map((degrees) =>
        evaluateFormula(degrees, { x: evaluateFormula(tex) }),
      );
      const isAcute = [first, second].every((degrees) => degrees > 0 && degrees < 90);
      return isAcute && Math.abs(Math.sin(toRadians(first)) - Math.cos(toRadians(second))) < 1e-9;
    });
  },

  'right-triangles-and-trigonometry-07': (item) => {
    requirePhrases(item, '$D$ lies on side $BC$ of right triangle $ABC$', 'length of side $AC$');
    requirePhrases(item, '"from":"B","to":"D","label":"10"', '"label":"30°"', '"label":"60°"');
    // BD grows with the height of A above C.
    const height = findZero(
      (h) => h / Math.tan(toRadians(30)) - h / Math.tan(toRadians(60)) - 10,
      0,
      100,
    );
    return choicesByFormula(item, (tex) => Math.abs(evaluateFormula(tex) - height) < 1e-9);
  },
};
