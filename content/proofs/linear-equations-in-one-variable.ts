import { enteredValues, requirePhrases, choicesWithValue, type Proofs } from '../proof.ts';
import { gap, choicesByText } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

/** The left side minus the right side of question 03. It is linear in p, so two values determine its zero. */
const difference = (p: number): number => 9 * (4 * p - 7) - 11 - (3 * (4 * p - 7) + 4);

const isZero = (value: number): boolean => Math.abs(value) < 1e-9;

/** Solves a linear equation in x. */
function solveForX(equation: string, letters: Record<string, number>): number | 'none' | 'all' {
  const start = gap(equation, { ...letters, x: 0 });
  const slope = gap(equation, { ...letters, x: 1 }) - start;
  if (!isZero(slope)) return -start / slope;
  return isZero(start) ? 'all' : 'none';
}

/** Evaluates a condition on a and b such as `$a = 6$ and $b \ne 6$`. */
function holds(condition: string, letters: Record<string, number>): boolean {
  const terms = condition.replaceAll('$', '').split(' and ');
  return terms.every((term) => {
    const [, letter = '', sign, number] = /^([ab]) (=|\\ne) (\d+)$/.exec(term) ?? [];
    if (number === undefined) throw new Error(`unknown condition: ${condition}`);
    return (letters[letter] === Number(number)) === (sign === '=');
  });
}

export const proofs: Proofs = {
  'linear-equations-in-one-variable-01': (item) => {
    requirePhrases(item, String.raw`\frac{2x - 5}{3} = 7`);
    return enteredValues((7 * 3 + 5) / 2);
  },

  'linear-equations-in-one-variable-02': (item) => {
    requirePhrases(
      item,
      'contains 900 liters',
      '30 liters per minute',
      'exactly 540 liters',
      'remain',
    );
    let minutes = 0;
    for (let liters = 900; liters > 540; liters -= 30) minutes += 1;
    return choicesWithValue(item, minutes);
  },

  'linear-equations-in-one-variable-03': (item) => {
    requirePhrases(item, '9(4p - 7) - 11 = 3(4p - 7) + 4', 'what is the value of $4p - 7$');
    const p = -difference(0) / (difference(1) - difference(0));
    return enteredValues(4 * p - 7);
  },

  'linear-equations-in-one-variable-04': (item) => {
    requirePhrases(item, '$4x = 28$', 'value of $12x - 5$');
    const x = solveForX('4x = 28', {});
    return choicesWithValue(item, typeof x === 'number' ? evaluateFormula('12x - 5', { x }) : NaN);
  },

  'linear-equations-in-one-variable-05': (item) => {
    const equation = '4(3x - k) + 7 = 12x - 21';
    requirePhrases(item, equation, 'true for all values of $x$');
    return choicesByText(
      item,
      (text) => solveForX(equation, { k: evaluateFormula(text) }) === 'all',
    );
  },

  'linear-equations-in-one-variable-06': (item) => {
    const equation = String.raw`\frac{2}{3}(ax + 9) = 4x + b`;
    requirePhrases(item, equation, 'no value of $x$ satisfies', 'must be true');
    const range = Array.from({ length: 41 }, (_, index) => index - 20);
    const unsolvable = range
      .flatMap((a) => range.map((b) => ({ a, b })))
      .filter((letters) => solveForX(equation, letters) === 'none');
    if (unsolvable.length === 0) throw new Error('it always has a solution');
    return choicesByText(item, (text) => unsolvable.every((letters) => holds(text, letters)));
  },

  'linear-equations-in-one-variable-07': (item) => {
    const equation = String.raw`\frac{x}{3} - \frac{x}{5} = 4`;
    requirePhrases(item, equation);
    const whole = Array.from({ length: 2001 }, (_, index) => index - 1000);
    return enteredValues(...whole.filter((x) => isZero(gap(equation, { x }))));
  },

  'linear-equations-in-one-variable-08': (item) => {
    const equation = 'a(3x - 6) + 2b = c(3x - 6) + 2d';
    requirePhrases(item, '$ax + b = cx + d$', 'exactly one solution, $x = 12$', equation);
    // Any constants for which 12 solves the first equation.
    const constants = [
      [5, -7, 2],
      [1, 40, -3],
      [-4, 9, 6],
    ].map(([a = 0, b = 0, c = 0]) => ({ a, b, c, d: a * 12 + b - c * 12 }));
    return choicesByText(item, (text) =>
      constants.every((letters) => isZero(gap(equation, { ...letters, x: evaluateFormula(text) }))),
    );
  },

  'linear-equations-in-one-variable-09': (item) => {
    const equation = String.raw`\frac{2x}{5} - 3 = 7`;
    requirePhrases(item, equation, 'the same solution');
    const solution = solveForX(equation, {});
    return choicesByText(item, (text) => {
      const other = solveForX(text, {});
      return typeof other === 'number' && isZero(other - Number(solution));
    });
  },

  'linear-equations-in-one-variable-10': (item) => {
    const equation = String.raw`\frac{2x + 5}{3} - \frac{x - 1}{4} = 1`;
    requirePhrases(item, equation);
    return choicesByText(item, (text) => isZero(gap(equation, { x: evaluateFormula(text) })));
  },

  'linear-equations-in-one-variable-11': (item) => {
    requirePhrases(
      item,
      '96 meters long into three pieces',
      'second piece is twice as long as the first',
    );
    requirePhrases(
      item,
      'third piece is 8 meters longer than the first',
      'length, in meters, of the first',
    );
    const halves = Array.from({ length: 193 }, (_, index) => index / 2);
    return enteredValues(...halves.filter((first) => first + (first + first) + (first + 8) === 96));
  },

  'linear-equations-in-one-variable-12': (item) => {
    const equation = '5(x - 2) + 3 = 5(2 - x) - 17';
    requirePhrases(item, equation, 'How many solutions');
    const solutions = solveForX(equation, {});
    const counts = { none: 'Zero', all: 'Infinitely many' };
    const count = typeof solutions === 'number' ? 'Exactly one' : counts[solutions];
    return choicesByText(item, (text) => text === count);
  },

  'linear-equations-in-one-variable-13': (item) => {
    requirePhrases(item, 'The mean of $2x - 1$, $x + 4$, and $3x + 9$ is $-2$');
    return choicesByText(item, (text) => {
      const x = evaluateFormula(text);
      const values = ['2x - 1', 'x + 4', '3x + 9'].map((tex) => evaluateFormula(tex, { x }));
      return isZero(values.reduce((sum, value) => sum + value - -2, 0));
    });
  },

  'linear-equations-in-one-variable-14': (item) => {
    requirePhrases(item, '18 less than 4 times a number is equal to 30');
    return choicesByText(item, (text) => evaluateFormula(text) * 4 - 18 === 30);
  },

  'linear-equations-in-one-variable-15': (item) => {
    requirePhrases(
      item,
      'equal height',
      'completely in 4 hours',
      'completely in 5 hours',
      'twice as tall',
    );
    // Both candles are 1,200 units tall, so that they lose 5 and 4 units per minute.
    return choicesByText(item, (text) => {
      let [fast, slow] = [1200, 1200];
      for (let minute = 0; minute < Number(text); minute += 1) {
        fast = Math.max(0, fast - 1200 / 240);
        slow = Math.max(0, slow - 1200 / 300);
      }
      return fast > 0 && slow === 2 * fast;
    });
  },

  'linear-equations-in-one-variable-16': (item) => {
    requirePhrases(
      item,
      String.raw`\$15 per hour`,
      String.raw`one-time cleaning fee of \$30`,
      String.raw`total of \$135`,
      'how many hours',
    );
    return choicesByText(item, (text) => isZero(30 + 15 * Number(text) - 135));
  },
};
