import { figure } from '@bac/exam/figure/figure.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { itemStatuses, type ItemVersion } from '@bac/exam/item/item.ts';
import { subjects } from '@bac/exam/item/subjects.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { localText, type LocalText } from '@bac/exam/item/local-text.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';

/** An item as authors write it. The file name is the skill; the parameters follow from difficulty and rank. */

const text = z.string().trim().min(1);
const eachChoice = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ A: value, B: value, C: value, D: value });

const common = {
  id: text,
  version: z.int().positive().default(1),
  topic: localText,
  subject: z.enum(subjects).optional(),
  inContext: z.boolean().optional(),
  difficulty: z.enum(difficulties),
  rank: z.int().min(-5).max(5).default(0),
  passage: text.optional(),
  passages: z.array(text).length(2).optional(),
  figures: z.array(figure).default([]),
  stem: text,
  hint: localText,
  rule: localText.optional(),
  source: text,
  status: z.enum(itemStatuses).default('published'),
  isSample: z.boolean().optional(),
};

const choiceItem = z.strictObject({
  ...common,
  choices: eachChoice(text),
  key: z.enum(choiceIds),
  why: eachChoice(localText),
});

const enteredItem = z.strictObject({
  ...common,
  keys: z.array(z.string()).min(1),
  why: localText,
});

export type AuthoredItem = z.infer<typeof choiceItem> | z.infer<typeof enteredItem>;

/** Chooses the schema by the key field, so that errors are only about the kind of item that the author means. */
export const authoredSchema = (raw: unknown): z.ZodType<AuthoredItem> =>
  typeof raw === 'object' && raw !== null && 'keys' in raw ? enteredItem : choiceItem;

function response(item: AuthoredItem): ItemVersion['response'] {
  if ('keys' in item) return { kind: 'entered', keys: item.keys, rationale: item.why };
  const choice = (id: (typeof choiceIds)[number]): { text: string; rationale: LocalText } => ({
    text: item.choices[id],
    rationale: item.why[id],
  });
  const choices = { A: choice('A'), B: choice('B'), C: choice('C'), D: choice('D') };
  return { kind: 'choice', choices, key: item.key };
}

export function toItemVersion(item: AuthoredItem, skill: Skill): ItemVersion {
  const { id, version, topic, subject, inContext, difficulty, rank, figures, stem } = item;
  const answer = response(item);
  return {
    id,
    version,
    skill,
    topic,
    ...(subject && { subject }),
    ...(inContext !== undefined && { inContext }),
    difficulty,
    passages: item.passages ?? (item.passage ? [item.passage] : []),
    figures,
    stem,
    response: answer,
    hint: item.hint,
    ...(item.rule && { rule: item.rule }),
    parameters: startingParameters(difficulty, rank, answer.kind),
    source: item.source,
    status: item.status,
    ...(item.isSample && { isSample: true }),
  };
}
