import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

/**
 * A proof solves a question again from its own numbers and returns which choices or values are right. `proofs.test.ts` compares
 * that with the key, which reveals a typo in either.
 */

export type Verdict = { right: ChoiceId[] } | { values: string[] };
export type Proof = (item: ItemVersion) => Verdict;
export type Proofs = Record<string, Proof>;

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Throws unless the question contains the phrases, so that a change of its numbers makes the proof fail. */
export function requirePhrases(item: ItemVersion, ...phrases: string[]): void {
  const text = withoutSpaces([item.stem, JSON.stringify(item.figures)].join('\n'));
  for (const phrase of phrases) {
    if (!text.includes(withoutSpaces(phrase)))
      throw new Error(`${item.id} no longer says “${phrase}”`);
  }
}

/** The choices whose meaning, given for each, passes the test. */
export const choicesMatching = <Meaning>(
  meanings: Record<ChoiceId, Meaning>,
  test: (meaning: Meaning) => boolean,
): Verdict => ({ right: choiceIds.filter((id) => test(meanings[id])) });

/** Parses a number as choices contain it: `12`, `$-3$`, `$\frac{5}{2}$`, `1,200`, `\$45`, `40%`, `12 hours`. */
export function parseNumber(text: string): number {
  const bare = text.replaceAll('$', '').replaceAll('\\', '').replace(/[{}]/g, ' ').trim();
  const fraction = /^(-?)\s*[dt]?frac\s+(-?\d+)\s+(\d+)/.exec(bare);
  if (fraction) {
    const [, sign = '', numerator = '', denominator = ''] = fraction;
    return ((sign === '-' ? -1 : 1) * Number(numerator)) / Number(denominator);
  }
  const plain = /^-?[\d,]*\.?\d+/.exec(bare);
  if (!plain) throw new Error(`“${text}” is not a number`);
  return Number(plain[0].replaceAll(',', ''));
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

/** The choices whose number equals the value. */
export function choicesWithValue(item: ItemVersion, value: number): Verdict {
  const { response } = item;
  if (response.kind !== 'choice') throw new Error(`${item.id} has no choices`);
  return {
    right: choiceIds.filter((id) => isNear(parseNumber(response.choices[id].text), value)),
  };
}

/** All right values of an entered response, as whole numbers, decimals or fractions such as `7/3`. */
export const enteredValues = (...values: (number | string)[]): Verdict => ({
  values: values.map(String),
});
