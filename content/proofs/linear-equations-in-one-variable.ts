import { entered, says, valued, type Proofs } from '../proof.ts';
import { gap, read } from '../choice-texts.ts';
import { valueOf } from '../formula-value.ts';

/** Left side minus right side of number 03: linear in p, so two values tell where it vanishes. */
const difference = (p: number): number => 9 * (4 * p - 7) - 11 - (3 * (4 * p - 7) + 4);

const isZero = (value: number): boolean => Math.abs(value) < 1e-9;

/** Of an equation in x alone. */
function solutionsOf(equation: string, letters: Record<string, number>): number | 'none' | 'all' {
  const start = gap(equation, { ...letters, x: 0 });
  const slope = gap(equation, { ...letters, x: 1 }) - start;
  if (!isZero(slope)) return -start / slope;
  return isZero(start) ? 'all' : 'none';
}

/** `$a = 6$ and $b \ne 6$`: what it says of a, and of b. */
function holds(condition: string, letters: Record<string, number>): boolean {
  const parts = condition.replaceAll('$', '').split(' and ');
  return parts.every((part) => {
    const [, letter = '', sign, number] = /^([ab]) (=|\\ne) (\d+)$/.exec(part) ?? [];
    if (number === undefined) throw new Error(`unread condition: ${condition}`);
    return (letters[letter] === Number(number)) === (sign === '=');
  });
}

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

  'linear-equations-in-one-variable-04': (item) => {
    says(item, '$4x = 28$', 'value of $12x - 5$');
    const x = solutionsOf('4x = 28', {});
    return valued(item, typeof x === 'number' ? valueOf('12x - 5', { x }) : NaN);
  },

  'linear-equations-in-one-variable-05': (item) => {
    const equation = '4(3x - k) + 7 = 12x - 21';
    says(item, equation, 'true for all values of $x$');
    return read(item, (text) => solutionsOf(equation, { k: valueOf(text) }) === 'all');
  },

  'linear-equations-in-one-variable-06': (item) => {
    const equation = String.raw`\frac{2}{3}(ax + 9) = 4x + b`;
    says(item, equation, 'no value of $x$ satisfies', 'must be true');
    const range = Array.from({ length: 41 }, (_, index) => index - 20);
    const without = range
      .flatMap((a) => range.map((b) => ({ a, b })))
      .filter((letters) => solutionsOf(equation, letters) === 'none');
    if (without.length === 0) throw new Error('it always has a solution');
    return read(item, (text) => without.every((letters) => holds(text, letters)));
  },

  'linear-equations-in-one-variable-07': (item) => {
    const equation = String.raw`\frac{x}{3} - \frac{x}{5} = 4`;
    says(item, equation);
    const whole = Array.from({ length: 2001 }, (_, index) => index - 1000);
    return entered(...whole.filter((x) => isZero(gap(equation, { x }))));
  },

  'linear-equations-in-one-variable-08': (item) => {
    const equation = 'a(3x - 6) + 2b = c(3x - 6) + 2d';
    says(item, '$ax + b = cx + d$', 'exactly one solution, $x = 12$', equation);
    // Any constants will do for which 12 solves the first equation.
    const constants = [
      [5, -7, 2],
      [1, 40, -3],
      [-4, 9, 6],
    ].map(([a = 0, b = 0, c = 0]) => ({ a, b, c, d: a * 12 + b - c * 12 }));
    return read(item, (text) =>
      constants.every((letters) => isZero(gap(equation, { ...letters, x: valueOf(text) }))),
    );
  },
};
