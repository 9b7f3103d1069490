import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { maxKeyLength } from '@bac/exam/item/entered-response.ts';
import { itemVersion } from '@bac/exam/item/item.ts';
import { subjects } from '@bac/exam/item/subjects.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { formulas } from './formulas.ts';
import { localText } from '../protocol/local-text.ts';
import { itemFlags } from './item-flags.ts';

const longText = z.string().max(20_000);
const bothTexts = z.strictObject({ en: longText, vi: longText });

const draftChoice = z.strictObject({ text: longText, rationale: bothTexts });

/** An item draft: any field may still be empty. Missing parts are reported as complaints and never refused. */
export const itemDraftContent = z.strictObject({
  skill: z.enum(skills),
  type: z.string().max(60).optional(),
  topic: bothTexts,
  subject: z.enum(subjects).optional(),
  inContext: z.boolean().optional(),
  difficulty: z.enum(difficulties),
  passages: z.array(longText).max(2),
  figures: z.array(z.record(z.string().max(60), z.unknown())).max(6),
  stem: longText,
  response: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('choice'),
      choices: z.strictObject({ A: draftChoice, B: draftChoice, C: draftChoice, D: draftChoice }),
      key: z.enum(choiceIds).nullable(),
    }),
    z.strictObject({
      kind: z.literal('entered'),
      keys: z.array(z.string().max(maxKeyLength)).max(8),
      rationale: bothTexts,
    }),
  ]),
  hint: bothTexts,
  rule: bothTexts.optional(),
  /** If absent, the default parameters of this difficulty apply. */
  parameters: z
    .strictObject({
      a: z.number().positive().max(4),
      b: z.number().min(-4).max(4),
      c: z.number().min(0).max(0.5),
    })
    .optional(),
  source: longText,
  isSample: z.boolean().optional(),
});
export type ItemDraftContent = z.infer<typeof itemDraftContent>;

export const itemId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const answerStatistics = {
  answers: z.int(),
  p: z.number().nullable(),
  r: z.number().nullable(),
  flags: z.array(z.enum(itemFlags)),
};

export const itemCard = z.object({
  id: z.string(),
  /** 0 while only a first draft exists. */
  version: z.int(),
  status: z.enum(['draft', 'published', 'archived']),
  draftState: z.enum(['draft', 'review']).nullable(),
  skill: z.enum(skills),
  type: z.string().nullable(),
  difficulty: z.enum(difficulties),
  kind: z.enum(responseKinds),
  summary: z.string(),
  gaps: z.int(),
  /** Statistics of the latest version, at the place with the most answers; null below 30 answers. */
  ...answerStatistics,
  /** How many published tests contain it. */
  forms: z.int(),
  updatedAt: z.iso.datetime(),
});
export type ItemCard = z.infer<typeof itemCard>;

const complaint = z.object({
  code: z.string(),
  /** The field it is about, for example `response.choices.B.text`; null for the whole item. */
  field: z.string().nullable(),
  message: localText,
});
export type ItemComplaint = z.infer<typeof complaint>;

const comment = z.object({
  id: z.uuid(),
  version: z.int(),
  field: z.string().nullable(),
  body: z.string(),
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type ItemComment = z.infer<typeof comment>;

const draft = z.object({
  content: itemDraftContent,
  basedOn: z.int(),
  state: z.enum(['draft', 'review']),
  revision: z.int(),
  note: z.string(),
  author: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  complaints: z.array(complaint),
  /** The caller is its author, who may withdraw it but never approve it. */
  isOwn: z.boolean(),
});
export type ItemDraft = z.infer<typeof draft>;

const version = z.object({
  version: z.int(),
  createdAt: z.iso.datetime(),
  author: z.string().nullable(),
  approver: z.string().nullable(),
  note: z.string(),
  key: z.string(),
  /** Answers to this version are graded by the key of this later version. */
  gradedAs: z.int().nullable(),
  /** It no longer counts towards scores. */
  isDropped: z.boolean(),
  parameters: itemVersion.shape.parameters,
  /** How many results contain it. */
  results: z.int(),
  ...answerStatistics,
});

const use = z.object({
  form: z.string(),
  name: localText,
  status: z.enum(['draft', 'published', 'archived']),
  version: z.int(),
  isPretest: z.boolean(),
});

export const wholeItem = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(['draft', 'published', 'archived']),
  /** The latest version; null if none is published. */
  content: itemVersion.nullable(),
  draft: draft.nullable(),
  versions: z.array(version),
  comments: z.array(comment),
  uses: z.array(use),
  updatedAt: z.iso.datetime(),
});
export type WholeItem = z.infer<typeof wholeItem>;

export const checkRequest = z.object({
  /** The id of the item; null for an item that is not saved yet. */
  id: itemId.nullable(),
  content: itemDraftContent,
  /** Entered responses to check against the keys. */
  entries: z.array(z.string().max(12)).max(20),
});

export const checkResult = z.object({
  complaints: z.array(complaint),
  /** The item as a student would see it; null if too much is missing. */
  view: studentView.nullable(),
  formulas,
  /** Items with similar text. */
  similar: z.array(z.object({ id: z.string(), summary: z.string(), similarity: z.number() })),
  entries: z.array(z.object({ entry: z.string(), isRight: z.boolean() })),
  /** Examples of accepted spellings; empty for multiple choice. */
  accepted: z.array(z.string()),
});
export type CheckedItem = z.infer<typeof checkResult>;

const note = z.string().regex(/\S/).max(500);

/** Plain text for students whose results change after a corrected key, in both languages. */
export const studentNote = z.object({ en: note, vi: note });

/** The effects of correcting a key. */
export const correction = z.object({
  /** The key that grades answers to that version before and after the correction. */
  before: z.string(),
  after: z.string(),
  gradedAs: z.int(),
  results: z.int(),
  running: z.int(),
});
