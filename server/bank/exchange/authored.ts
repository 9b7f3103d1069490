import { itemDraftContent, itemId } from '@bac/contract/bank/bank-items.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { maxKeyLength } from '@bac/exam/item/entered-response.ts';
import { itemStatuses } from '@bac/exam/item/item.ts';
import { subjects } from '@bac/exam/item/subjects.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import type { ExchangeItem } from './exchange-item.ts';

/**
 * The notation of the founding bank's files, which all exchange formats are based on: choices and explanations side by side, and
 * a rank instead of parameters where they are equivalent. Unlike the founding bank it names the skill, because one file may
 * hold several skills, and it may have holes, as a draft may.
 */

const text = z.string().trim().max(20_000);
const line = text.default('');
const localText = z.strictObject({ en: line, vi: line });
const localTextOrHoles = localText.prefault({});
const perChoice = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ A: value, B: value, C: value, D: value });

const common = {
  id: itemId,
  version: z.int().min(0).optional(),
  skill: z.enum(skills),
  type: z.string().max(60).optional(),
  topic: localTextOrHoles,
  subject: z.enum(subjects).optional(),
  inContext: z.boolean().optional(),
  difficulty: z.enum(difficulties),
  rank: z.int().min(-5).max(5).optional(),
  parameters: itemDraftContent.shape.parameters,
  passage: text.optional(),
  passages: z.array(text).max(2).optional(),
  figures: itemDraftContent.shape.figures.default([]),
  stem: line,
  hint: localTextOrHoles,
  rule: localText.optional(),
  source: line,
  status: z.enum(itemStatuses).optional(),
  isSample: z.boolean().optional(),
};

const choiceItem = z.strictObject({
  ...common,
  choices: perChoice(line).prefault({}),
  key: z.enum(choiceIds).nullable().default(null),
  why: perChoice(localTextOrHoles).prefault({}),
});

const enteredItem = z.strictObject({
  ...common,
  keys: z.array(z.string().trim().max(maxKeyLength)).max(8),
  why: localTextOrHoles,
});

export type AuthoredItem = z.output<typeof choiceItem> | z.output<typeof enteredItem>;

/** An item in this notation as it is written to a file, without empty fields. */
export type AuthoredFields = Record<string, unknown> & { id: string };

/** Picks the schema by the field `keys`, which only entered responses have. */
export const authoredSchema = (raw: unknown): z.ZodType<AuthoredItem> =>
  typeof raw === 'object' && raw !== null && 'keys' in raw ? enteredItem : choiceItem;

function responseOf(item: AuthoredItem): ExchangeItem['response'] {
  if ('keys' in item) return { kind: 'entered', keys: item.keys, rationale: item.why };
  const { choices, why, key } = item;
  const choice = (id: (typeof choiceIds)[number]) => ({ text: choices[id], rationale: why[id] });
  return {
    kind: 'choice',
    choices: { A: choice('A'), B: choice('B'), C: choice('C'), D: choice('D') },
    key,
  };
}

/** Removes undefined fields, so that a round trip gives an equal item. */
const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

export function fromAuthored(item: AuthoredItem): ExchangeItem {
  const {
    rank,
    passage,
    passages,
    parameters,
    choices: _,
    key: _key,
    keys: _keys,
    why: _why,
    ...commonFields
  } = { choices: undefined, key: undefined, keys: undefined, ...item };
  const response = responseOf(item);
  return withoutUndefined({
    ...commonFields,
    passages: passages ?? (passage ? [passage] : []),
    response,
    parameters:
      parameters ??
      (rank === undefined ? undefined : startingParameters(item.difficulty, rank, response.kind)),
  });
}

const ranks = Array.from({ length: 11 }, (_, index) => index - 5);

/** Writes a rank if one is equivalent to the parameters. */
function parametersOf({ parameters, difficulty, response }: ExchangeItem): object {
  if (!parameters) return {};
  const rank = ranks.find((each) => {
    const { a, b, c } = startingParameters(difficulty, each, response.kind);
    return a === parameters.a && b === parameters.b && c === parameters.c;
  });
  return rank === undefined ? { parameters } : { rank };
}

const forEachChoice = <Value>(
  value: (id: (typeof choiceIds)[number]) => Value,
): Record<string, Value> => Object.fromEntries(choiceIds.map((id) => [id, value(id)]));

function answerOf({ response }: ExchangeItem): object {
  if (response.kind === 'entered') return { keys: response.keys, why: response.rationale };
  const { choices, key } = response;
  return {
    choices: forEachChoice((id) => choices[id].text),
    ...(key !== null && { key }),
    why: forEachChoice((id) => choices[id].rationale),
  };
}

export function toAuthored(item: ExchangeItem): AuthoredFields {
  const { id, version, skill, type, topic, subject, inContext, difficulty, passages, figures } =
    item;
  const { stem, hint, rule, source, status, isSample } = item;
  return withoutUndefined({
    id,
    version,
    skill,
    type,
    topic,
    subject,
    inContext,
    difficulty,
    ...parametersOf(item),
    ...(passages.length === 1 && passages[0] ? { passage: passages[0] } : {}),
    ...(passages.length > 1 || passages[0] === '' ? { passages } : {}),
    ...(figures.length > 0 && { figures }),
    stem,
    ...answerOf(item),
    hint,
    rule,
    source,
    status,
    isSample,
  });
}
