import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { enteredValues, parseNumber, requirePhrases, type Proofs } from '../proof.ts';
import { gap, choicesByText, choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

/** With y = k the equation is 3x² + 24x + (3k² − 42k − 48) = 0. */
const discriminant = (k: number): number => 24 ** 2 - 4 * 3 * (3 * k ** 2 - 42 * k - 48);

export const proofs: Proofs = {
  'circles-01': (item) => {
    requirePhrases(item, '3x^2 + 3y^2 + 24x - 42y = 48', 'the line $y = k$ tangent');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // A tangent meets the circle once.
    return {
      right: choiceIds.filter((id) => discriminant(parseNumber(response.choices[id].text)) === 0),
    };
  },
  'circles-02': (item) => {
    requirePhrases(
      item,
      String.raw`minor arc $AB$ is $10\pi$`,
      String.raw`radii $OA$ and $OB$ is $60\pi$`,
      'in degrees, of angle $OAB$',
    );
    // Tries whole angles of the triangle: the arc gives the radius, with which the area of the sector must be right.
    const found = Array.from({ length: 89 }, (_, index) => index + 1).filter((base) => {
      const share = (180 - 2 * base) / 360;
      const radius = 10 / (2 * share);
      return Math.abs(share * radius ** 2 - 60) < 1e-9;
    });
    return enteredValues(...found);
  },

  'circles-03': (item) => {
    requirePhrases(
      item,
      '$TP$ is tangent to the circle',
      '$TP$ is 21',
      '$OP$ is 29',
      'What is the radius',
    );
    // The figure is not drawn to scale: its radius must not be the answer.
    requirePhrases(item, '"radius":14');
    // From P, the power of the point: (29 − r)(29 + r) = 21².
    const radii = Array.from({ length: 116 }, (_, n) => (n + 1) / 4);
    return enteredValues(...radii.filter((r) => (29 - r) * (29 + r) === 21 ** 2));
  },

  'circles-04': (item) => {
    requirePhrases(
      item,
      '(x - 2)^2 + (y + 1)^2 = 25',
      'at the point $(5, 3)$',
      '$y$-intercept of line',
    );
    // The line through (0, k) and (5, 3) is a tangent if all its other points are further from the center.
    return choicesByFormula(item, (tex) => {
      const k = evaluateFormula(tex);
      const distance = (x: number): number => (x - 2) ** 2 + (k + ((3 - k) / 5) * x + 1) ** 2;
      return [-3, 0, 4, 4.9, 4.999, 5.001, 5.1, 6, 12].every((x) => distance(x) > 25);
    });
  },

  'circles-05': (item) => {
    requirePhrases(item, 'its center at the origin and a radius of 6');
    const turns = Array.from({ length: 40 }, (_, n) => (n * Math.PI) / 20);
    return choicesByText(item, (text) =>
      turns.every((turn) => {
        const [x, y] = [6 * Math.cos(turn), 6 * Math.sin(turn)];
        return Math.abs(gap(text, { x, y })) < 1e-9;
      }),
    );
  },

  'circles-06': (item) => {
    requirePhrases(
      item,
      '$(-2, -1)$ and $(14, 11)$ is a diameter',
      'crosses the $y$-axis at two points',
    );
    // Thales: the lines from a point of the circle to the ends of a diameter form a right angle.
    const quarters = Array.from({ length: 401 }, (_, n) => n / 4 - 50);
    const crossings = quarters.filter((y) => (-2 - 0) * (14 - 0) + (-1 - y) * (11 - y) === 0);
    return enteredValues(Math.max(...crossings) - Math.min(...crossings));
  },

  'circles-07': (item) => {
    requirePhrases(
      item,
      'radius of 18',
      'tangent to the circle at points $A$ and $B$',
      String.raw`angle $APB$ is $50^\circ$`,
      String.raw`minor arc $AB$ is $k\pi$ long, what is $k$`,
    );
    // PO bisects the angle at P, and is the hypotenuse of the right triangle OAP.
    const toCenter = 18 / Math.sin((25 * Math.PI) / 180);
    const arc = 18 * 2 * Math.acos(18 / toCenter);
    return enteredValues(Math.round((arc / Math.PI) * 1e6) / 1e6);
  },

  'circles-08': (item) => {
    requirePhrases(
      item,
      'center $(3, -2)$',
      'passes through the point $(7, 1)$',
      '"center":[3,-2],"radius":5',
    );
    // Quarter turns around the center keep the given point on the circle. Only the right equation holds at all four points.
    const onCircle: [number, number][] = [
      [7, 1],
      [0, 2],
      [-1, -5],
      [6, -6],
    ];
    return choicesByText(item, (text) =>
      onCircle.every(([x, y]) => Math.abs(gap(text.replaceAll('$', ''), { x, y })) < 1e-9),
    );
  },
};
