import type { Bank } from '@bac/exam/blueprint/validate-form.ts';

/** The version of the scoring method. Change it whenever the same answers would get another score. */
const method = 'eap-1';

/**
 * The method with the generation of the item parameters, since other parameters would give another score. It is the latest
 * generation among the items of the attempt; without one, all parameters are their authors' judgement.
 */
export function methodFor(bank: Bank): string {
  const generation = Math.max(0, ...[...bank.values()].map((item) => item.generation ?? 0));
  return generation === 0 ? method : `${method}.${generation}`;
}
