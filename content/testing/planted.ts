import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sampleItem } from '@bac/exam/testing/sample-bank.ts';

/** An item with an offence in it, to see a gate close. */
export function planted(
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
  const choice = (at: ChoiceId): { text: string; rationale: { en: string; vi: string } } => ({
    text: choices[at] ?? `choice ${at}`,
    rationale: {
      en: rationale ?? `Why ${at} in ${id}.`,
      vi: `Vì sao ${at} ở ${id}.`,
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
