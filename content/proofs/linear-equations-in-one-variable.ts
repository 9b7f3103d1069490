import { entered, says, valued, type Proofs } from '../proof.ts';

/** Left side minus right side of number 03: linear in p, so two values tell where it vanishes. */
const difference = (p: number): number => 9 * (4 * p - 7) - 11 - (3 * (4 * p - 7) + 4);

export const proofs: Proofs = {
  'linear-equations-in-one-variable-01': (item) => {
    says(item, String.raw`\frac{2x - 5}{3} = 7`);
    return entered((7 * 3 + 5) / 2);
  },

  'linear-equations-in-one-variable-02': (item) => {
    says(item, 'contains 900 liters', '30 liters per minute', 'exactly 540 liters', 'remain');
    let minutes = 0;
    for (let liters = 900; liters > 540; liters -= 30) minutes += 1;
    return valued(item, minutes);
  },

  'linear-equations-in-one-variable-03': (item) => {
    says(item, '9(4p - 7) - 11 = 3(4p - 7) + 4', 'what is the value of $4p - 7$');
    const p = -difference(0) / (difference(1) - difference(0));
    return entered(4 * p - 7);
  },
};
