import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { itemVersion } from '@bac/exam/item/item.ts';
import { subjects } from '@bac/exam/item/subjects.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { formulas } from './formulas.ts';
import { localWords } from '../protocol/local-words.ts';
import { itemFlags } from './item-flags.ts';

const words = z.string().max(20_000);
const bothWords = z.strictObject({ en: words, vi: words });

const draftChoice = z.strictObject({ text: words, rationale: bothWords });

/** An item being written: everything may still be empty. Holes are told as complaints, never refused. */
export const itemDraftContent = z.strictObject({
  skill: z.enum(skills),
  type: z.string().max(60).optional(),
  topic: bothWords,
  subject: z.enum(subjects).optional(),
  inContext: z.boolean().optional(),
  difficulty: z.enum(difficulties),
  passages: z.array(words).max(2),
  figures: z.array(z.record(z.string().max(60), z.unknown())).max(6),
  stem: words,
  response: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('choice'),
      choices: z.strictObject({ A: draftChoice, B: draftChoice, C: draftChoice, D: draftChoice }),
      key: z.enum(choiceIds).nullable(),
    }),
    z.strictObject({
      kind: z.literal('entered'),
      keys: z.array(z.string().max(20)).max(8),
      rationale: bothWords,
    }),
  ]),
  hint: bothWords,
  rule: bothWords.optional(),
  /** Absent: those an item of this difficulty starts with. */
  parameters: z
    .strictObject({
      a: z.number().positive().max(4),
      b: z.number().min(-4).max(4),
      c: z.number().min(0).max(0.5),
    })
    .optional(),
  source: words,
  isSample: z.boolean().optional(),
});
export type ItemDraftContent = z.infer<typeof itemDraftContent>;

export const itemId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const figures = {
  answers: z.int(),
  p: z.number().nullable(),
  r: z.number().nullable(),
  flags: z.array(z.enum(itemFlags)),
};

export const itemCard = z.object({
  id: z.string(),
  /** 0 while there is nothing but a first draft. */
  version: z.int(),
  status: z.enum(['draft', 'published', 'archived']),
  draftState: z.enum(['draft', 'review']).nullable(),
  skill: z.enum(skills),
  type: z.string().nullable(),
  difficulty: z.enum(difficulties),
  kind: z.enum(responseKinds),
  summary: z.string(),
  gaps: z.int(),
  /** Of the latest version where it has most answers; none below 30. */
  ...figures,
  /** Published tests it stands in. */
  forms: z.int(),
  updatedAt: z.iso.datetime(),
});
export type ItemCard = z.infer<typeof itemCard>;

const complaint = z.object({
  code: z.string(),
  /** The part of the form it is about, such as `response.choices.B.text`; null for the whole. */
  field: z.string().nullable(),
  message: localWords,
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
  /** Written by the one who asks: who may withdraw it and never approve it. */
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
  /** Its answers are graded by the key of this later version. */
  gradedAs: z.int().nullable(),
  /** Results it is part of. */
  results: z.int(),
  ...figures,
});

const use = z.object({
  form: z.string(),
  name: localWords,
  status: z.enum(['draft', 'published', 'archived']),
  version: z.int(),
  isPretest: z.boolean(),
});

export const wholeItem = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(['draft', 'published', 'archived']),
  /** The latest version; null while there is none. */
  content: itemVersion.nullable(),
  draft: draft.nullable(),
  versions: z.array(version),
  comments: z.array(comment),
  uses: z.array(use),
  updatedAt: z.iso.datetime(),
});
export type WholeItem = z.infer<typeof wholeItem>;

export const check = z.object({
  /** Of the item being written; null for one that is not begun yet. */
  id: itemId.nullable(),
  content: itemDraftContent,
  /** Entries to try against the keys. */
  entries: z.array(z.string().max(12)).max(20),
});

export const checked = z.object({
  complaints: z.array(complaint),
  /** As a student would see it; null while too much is missing. */
  view: studentView.nullable(),
  formulas,
  /** Items with much the same words. */
  similar: z.array(z.object({ id: z.string(), summary: z.string(), likeness: z.number() })),
  entries: z.array(z.object({ entry: z.string(), isRight: z.boolean() })),
  /** Some spellings that would be right; empty for a choice. */
  accepted: z.array(z.string()),
});
export type CheckedItem = z.infer<typeof checked>;

const note = z.string().regex(/\S/).max(500);

/** Plain text for the students whose results a corrected key changes, in both languages. */
export const studentNote = z.object({ en: note, vi: note });

/** What mending a key would touch. */
export const correction = z.object({
  /** What answers to that version are graded by now, and what by then. */
  before: z.string(),
  after: z.string(),
  gradedAs: z.int(),
  results: z.int(),
  running: z.int(),
});
