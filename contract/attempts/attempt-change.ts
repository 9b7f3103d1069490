import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import { localWords } from '../protocol/local-words.ts';

export const attemptChangeKinds = [
  'extended',
  'ended',
  'rescored',
  'invalidated',
  'restored',
] as const;
export type AttemptChangeKind = (typeof attemptChangeKinds)[number];

/** As much of a score as tells what a change did to it. */
const changedScore = z.object({
  right: z.int(),
  questions: z.int(),
  total: z.int().nullable(),
  sections: z.array(z.object({ section: z.enum(sections), score: z.int() })),
});

export type ChangedScore = z.infer<typeof changedScore>;

/** What the team did to an attempt or its result, and what its student is told about it. */
export const attemptChange = z.object({
  id: z.uuid(),
  kind: z.enum(attemptChangeKinds),
  at: z.iso.datetime(),
  /** What the student reads; null where an answer key was corrected, whose reason is for the team only. */
  reason: z.string().nullable(),
  /** What the student reads about a corrected answer key besides the standard sentence. */
  studentNote: localWords.nullable(),
  before: changedScore.nullable(),
  after: changedScore.nullable(),
  minutes: z.int().nullable(),
});

export type AttemptChange = z.infer<typeof attemptChange>;

/** Since when and why a result no longer counts. */
export const invalidation = z.object({ at: z.iso.datetime(), reason: z.string() });
