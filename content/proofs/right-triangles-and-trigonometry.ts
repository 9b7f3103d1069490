import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { entered, says, type Proofs } from '../proof.ts';

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
};
