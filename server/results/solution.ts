import type { Solution } from '@bac/contract/results/results.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';

/** The right answer and why, for a student who has answered. */
export function solutionOf({ response }: ItemVersion): Solution {
  if (response.kind === 'entered') {
    const { keys, rationale } = response;
    return { kind: 'entered', keys, rationale };
  }
  return {
    kind: 'choice',
    key: response.key,
    choices: choiceIds.map((id) => ({ id, rationale: response.choices[id].rationale })),
  };
}

export const keysOf = ({ response }: ItemVersion): string[] =>
  response.kind === 'entered' ? response.keys : [response.key];

/** The explanations of a question in both languages, whose formulas must be rendered. */
export function textsOf({ response }: ItemVersion): string[] {
  const explanations =
    response.kind === 'entered'
      ? [response.rationale]
      : choiceIds.map((id) => response.choices[id].rationale);
  return explanations.flatMap(({ en, vi }) => [en, vi]);
}
