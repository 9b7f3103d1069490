import { z } from 'zod';
import { figure } from '../figure/figure.ts';
import { choiceIds } from './choice-ids.ts';
import { localText } from './local-text.ts';
import { skills } from './taxonomy.ts';
import { difficulties } from './difficulties.ts';
import { subjects } from './subjects.ts';

export const itemStatuses = ['draft', 'published', 'archived'] as const;

/** Markdown with `$math$` and `::figure{#id}`, in English like the test. */
const markdown = z.string().trim().min(1);

const choice = z.strictObject({
  text: markdown,
  /** Why the choice is right, or which mistake leads to it. */
  rationale: localText,
});

const choiceResponse = z.strictObject({
  kind: z.literal('choice'),
  choices: z.strictObject({ A: choice, B: choice, C: choice, D: choice }),
  key: z.enum(choiceIds),
});

const enteredResponse = z.strictObject({
  kind: z.literal('entered'),
  /** Every right value, each spelled as a student could enter it: `7/2`, `-3`, `.25`. One spelling of a value is enough. */
  keys: z.array(z.string()).min(1).max(8),
  rationale: localText,
});

/** The three-parameter logistic model: discrimination, difficulty, guessing. */
export const itemParameters = z.strictObject({
  a: z.number().positive().max(4),
  b: z.number().min(-4).max(4),
  c: z.number().min(0).max(0.5),
});

/** One immutable version of an item: the question, its key, explanations and parameters. */
export const itemVersion = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  version: z.int().positive(),
  /** The skill determines section and domain (see the taxonomy). */
  skill: z.enum(skills),
  /** A question type within the skill, defined by the team; it does not affect the test. */
  type: z.string().max(60).optional(),
  topic: localText,
  /** Reading and Writing only. */
  subject: z.enum(subjects).optional(),
  /** Math only: the question is set in a real-world context. */
  inContext: z.boolean().optional(),
  difficulty: z.enum(difficulties),
  /** None (most of Math), one, or a pair. */
  passages: z.array(markdown).max(2),
  figures: z.array(figure).max(6),
  stem: markdown,
  response: z.discriminatedUnion('kind', [choiceResponse, enteredResponse]),
  hint: localText,
  /** The rule of grammar or punctuation that the question tests; Standard English Conventions only. */
  rule: localText.optional(),
  parameters: itemParameters,
  /** The calibration that estimated the parameters, counted from 1; absent if they are the author's judgement. */
  generation: z.int().positive().optional(),
  /** The source of the text and its facts, for editors. */
  source: z.string().trim().min(1),
  status: z.enum(itemStatuses),
  /** The item is shown publicly with its key, so it is never part of a form. */
  isSample: z.boolean().optional(),
});

export type ItemVersion = z.infer<typeof itemVersion>;
export type ItemParameters = z.infer<typeof itemParameters>;
