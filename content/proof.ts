import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

/**
 * A proof works the question out again from its own numbers and says which choices are right, or which values. The test
 * beside it compares that with the key: a typo in either shows.
 */

export type Verdict = { right: ChoiceId[] } | { values: string[] };
export type Proof = (item: ItemVersion) => Verdict;
export type Proofs = Record<string, Proof>;

const quiet = (text: string): string => text.replace(/\s+/g, '');

/** Ties the proof to the wording: whoever changes a number in the question must come here. */
export function says(item: ItemVersion, ...phrases: string[]): void {
  const text = quiet([item.stem, JSON.stringify(item.figures)].join('\n'));
  for (const phrase of phrases) {
    if (!text.includes(quiet(phrase))) throw new Error(`${item.id} no longer says “${phrase}”`);
  }
}

/** Tries each choice by a test, given what the choice means. */
export const tried = <Meaning>(
  meanings: Record<ChoiceId, Meaning>,
  test: (meaning: Meaning) => boolean,
): Verdict => ({ right: choiceIds.filter((id) => test(meanings[id])) });

/** A number as choices are written: `12`, `$-3$`, `$\frac{5}{2}$`, `1,200`, `\$45`, `40%`, `12 hours`. */
export function numberOf(text: string): number {
  const bare = text.replaceAll('$', '').replaceAll('\\', '').replace(/[{}]/g, ' ').trim();
  const fraction = /^(-?)\s*[dt]?frac\s+(-?\d+)\s+(\d+)/.exec(bare);
  if (fraction) {
    const [, sign = '', over = '', under = ''] = fraction;
    return ((sign === '-' ? -1 : 1) * Number(over)) / Number(under);
  }
  const plain = /^-?[\d,]*\.?\d+/.exec(bare);
  if (!plain) throw new Error(`“${text}” is not a number`);
  return Number(plain[0].replaceAll(',', ''));
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

/** The right choice is the one whose number this is. */
export function valued(item: ItemVersion, value: number): Verdict {
  const { response } = item;
  if (response.kind !== 'choice') throw new Error(`${item.id} has no choices`);
  return {
    right: choiceIds.filter((id) => isNear(numberOf(response.choices[id].text), value)),
  };
}

/** All right values of an entered response: whole numbers and decimals as they are, others as `7/3`. */
export const entered = (...values: (number | string)[]): Verdict => ({
  values: values.map(String),
});
