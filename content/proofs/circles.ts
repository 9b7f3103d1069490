import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { entered, numberOf, says, type Proofs } from '../proof.ts';

/** With y = k the equation is 3x² + 24x + (3k² − 42k − 48) = 0. */
const discriminant = (k: number): number => 24 ** 2 - 4 * 3 * (3 * k ** 2 - 42 * k - 48);

export const proofs: Proofs = {
  'circles-01': (item) => {
    says(item, '3x^2 + 3y^2 + 24x - 42y = 48', 'the line $y = k$ tangent');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // A tangent meets the circle once.
    return {
      right: choiceIds.filter((id) => discriminant(numberOf(response.choices[id].text)) === 0),
    };
  },
  'circles-02': (item) => {
    says(
      item,
      String.raw`minor arc $AB$ is $10\pi$`,
      String.raw`radii $OA$ and $OB$ is $60\pi$`,
      'in degrees, of angle $OAB$',
    );
    // Try whole angles of the triangle: the arc gives the radius, the sector must then be right.
    const found = Array.from({ length: 89 }, (_, index) => index + 1).filter((base) => {
      const share = (180 - 2 * base) / 360;
      const radius = 10 / (2 * share);
      return Math.abs(share * radius ** 2 - 60) < 1e-9;
    });
    return entered(...found);
  },
};
