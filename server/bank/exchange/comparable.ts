import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { figure } from '@bac/exam/figure/figure.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';

const tidied = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : value;

/** What an item says, whichever way it was written: equal exactly where nothing would change. */
export function comparable(content: ItemDraftContent): unknown {
  const { parameters, isSample, figures, difficulty, response } = content;
  const said = {
    skill: content.skill,
    type: content.type,
    topic: content.topic,
    subject: content.subject,
    inContext: content.inContext,
    difficulty,
    passages: content.passages,
    figures: figures.map((each) => figure.safeParse(each).data ?? each),
    stem: content.stem,
    response,
    hint: content.hint,
    rule: content.rule,
    parameters: parameters ?? startingParameters(difficulty, 0, response.kind),
    source: content.source,
    isSample: isSample === true,
  };
  return JSON.parse(JSON.stringify(said, tidied));
}
