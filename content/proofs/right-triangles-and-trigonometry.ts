import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { entered, says, type Proofs } from '../proof.ts';
import { written } from '../choice-texts.ts';
import { valueOf } from '../formula-value.ts';

/** Where a rising function passes zero. */
function root(rising: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** `$\frac{27\sqrt{3}}{2}$`, `$\frac{81}{2}$` or `$27\sqrt{3}$`. */
function surd(text: string): number {
  const parts = /^\$(?:\\frac\{)?(\d+)(\\sqrt\{3\})?(?:\}\{(\d+)\})?\$$/.exec(text);
  if (!parts) throw new Error(`“${text}” is not read`);
  const [, factor, under, below = '1'] = parts;
  return (Number(factor) * (under ? Math.sqrt(3) : 1)) / Number(below);
}

/** Height of an equilateral triangle. */
const altitude = (side: number): number => Math.sqrt(side ** 2 - (side / 2) ** 2);

/** Of angle B when AD = 8 and DB = x: the height that makes CA ⟂ CB is √(8x). */
const sine = (x: number): number => Math.sqrt(8 * x) / Math.hypot(x, Math.sqrt(8 * x));

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export const proofs: Proofs = {
  'right-triangles-and-trigonometry-01': (item) => {
    says(
      item,
      'angle $ACB$ is a right angle',
      '$CD$ is perpendicular to segment $AB$',
      '$AD$ is 8',
      String.raw`\sin B = \frac{2}{3}`,
    );
    // The longer DB, the smaller sin B.
    const found = root((x) => 2 / 3 - sine(x), 0.001, 1000);
    if (Math.abs(found - Math.round(found)) > 1e-9) throw new Error(`found ${found}`);
    return entered(Math.round(found));
  },
  'right-triangles-and-trigonometry-02': (item) => {
    says(item, 'altitude of an equilateral triangle has a length of 9', 'What is the area');
    const side = root((length) => altitude(length) - 9, 0, 100);
    // Heron's formula.
    const half = (3 * side) / 2;
    const area = Math.sqrt(half * (half - side) ** 3);
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter((id) => Math.abs(surd(response.choices[id].text) - area) < 1e-6),
    };
  },

  'right-triangles-and-trigonometry-03': (item) => {
    says(item, '$AB = 20$, $BC = 21$', 'acute angle', String.raw`\sin B = \frac{3}{5}`);
    // The law of cosines, for each side offered, must give back the sine and an acute angle.
    return written(item, (tex) => {
      const cosine = (20 ** 2 + 21 ** 2 - valueOf(tex) ** 2) / (2 * 20 * 21);
      return cosine > 0 && Math.abs(1 - cosine ** 2 - (3 / 5) ** 2) < 1e-9;
    });
  },

  'right-triangles-and-trigonometry-04': (item) => {
    says(item, 'diagonals of a square are each 14 meters long', 'What is the perimeter');
    const side = root((length) => Math.hypot(length, length) - 14, 0, 100);
    return written(item, (tex) => Math.abs(valueOf(tex) - 4 * side) < 1e-9);
  },

  'right-triangles-and-trigonometry-05': (item) => {
    says(
      item,
      'angle $C$ is the right angle, $AC = 8$, $BC = 15$, and $AB = 17$',
      String.raw`$\cos A$`,
    );
    // The law of cosines, which does not ask where the right angle is.
    const cosine = (8 ** 2 + 17 ** 2 - 15 ** 2) / (2 * 8 * 17);
    return written(item, (tex) => Math.abs(valueOf(tex) - cosine) < 1e-9);
  },

  'right-triangles-and-trigonometry-06': (item) => {
    says(
      item,
      'Two acute angles have measures',
      String.raw`\sin (3x + 10)^\circ = \cos (2x - 15)^\circ`,
    );
    return written(item, (tex) => {
      const [first = NaN, second = NaN] = ['3x + 10', '2x - 15'].map((degrees) =>
        valueOf(degrees, { x: valueOf(tex) }),
      );
      const isAcute = [first, second].every((degrees) => degrees > 0 && degrees < 90);
      return isAcute && Math.abs(Math.sin(inRadians(first)) - Math.cos(inRadians(second))) < 1e-9;
    });
  },

  'right-triangles-and-trigonometry-07': (item) => {
    says(item, '$D$ lies on side $BC$ of right triangle $ABC$', 'length of side $AC$');
    says(item, '"from":"B","to":"D","label":"10"', '"label":"30°"', '"label":"60°"');
    // The higher A stands above C, the longer BD has to be.
    const height = root(
      (h) => h / Math.tan(inRadians(30)) - h / Math.tan(inRadians(60)) - 10,
      0,
      100,
    );
    return written(item, (tex) => Math.abs(valueOf(tex) - height) < 1e-9);
  },
};
