import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { evaluateFormula, type Variables } from './formula-value.ts';
import type { Verdict } from './proof.ts';

/** Helpers for proofs that read the texts of the choices, so that a proof notices when a choice changes. */

/** The choices whose text passes the test. */
export function choicesByText(
  item: ItemVersion,
  test: (text: string, id: ChoiceId) => boolean,
): Verdict {
  const { response } = item;
  if (response.kind !== 'choice') throw new Error(`${item.id} has no choices`);
  return { right: choiceIds.filter((id) => test(response.choices[id].text, id)) };
}

/** The choices whose formula passes the test; of an equation, only the part after the equals sign. */
export function choicesByFormula(item: ItemVersion, test: (tex: string) => boolean): Verdict {
  return choicesByText(item, (text) => test(text.replaceAll('$', '').replace(/^.*=/, '')));
}

/** The left side minus the right side, which is zero if the equation holds. */
export function gap(equation: string, letters: Variables): number {
  const [left, right, ...more] = equation.split('=');
  if (left === undefined || right === undefined || more.length > 0) {
    throw new Error(`not an equation: ${equation}`);
  }
  return evaluateFormula(left, letters) - evaluateFormula(right, letters);
}

/** Parses a pair such as `(2, -12)`. */
export function parsePair(text: string): [number, number] {
  const [x, y] = text.replace(/[$()]/g, '').split(',');
  return [Number(x), Number(y)];
}
