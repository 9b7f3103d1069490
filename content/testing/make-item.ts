import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sampleItem } from '@bac/exam/testing/sample-bank.ts';

/** Makes an item with a planted problem, to test that a gate finds it. */
export function makeItem(
  id: string,
  change: Partial<Omit<ItemVersion, 'response'>> & {
    key?: ChoiceId;
    choices?: Partial<Record<ChoiceId, string>>;
    rationale?: string;
  },
): ItemVersion {
  const item = sampleItem('words-in-context');
  const { key = 'A', choices = {}, rationale, ...rest } = change;
  if (item.response.kind !== 'choice') throw new Error('The sample has choices.');
  const choice = (letter: ChoiceId): { text: string; rationale: { en: string; vi: string } } => ({
    text: choices[letter] ?? `choice ${letter}`,
    rationale: {
      en: rationale ?? `Why ${letter} in ${id}.`,
      vi: `Vì sao ${letter} ở ${id}.`,
    },
  });
  return {
    ...item,
    hint: { en: `Hint ${id}.`, vi: `Gợi ý ${id}.` },
    ...rest,
    id,
    response: {
      kind: 'choice',
      key,
      choices: { A: choice('A'), B: choice('B'), C: choice('C'), D: choice('D') },
    },
  };
}
