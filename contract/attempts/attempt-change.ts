import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import { localText } from '../protocol/local-text.ts';

export const attemptChangeKinds = [
  'extended',
  'ended',
  'rescored',
  'dropped',
  'recalibrated',
  'invalidated',
  'restored',
] as const;
export type AttemptChangeKind = (typeof attemptChangeKinds)[number];

/** The parts of a score that show what a change did to it. */
const changedScore = z.object({
  right: z.int(),
  questions: z.int(),
  total: z.int().nullable(),
  sections: z.array(z.object({ section: z.enum(sections), score: z.int() })),
});

export type ChangedScore = z.infer<typeof changedScore>;

/** A change the team made to an attempt or its result, and what the student reads about it. */
export const attemptChange = z.object({
  id: z.uuid(),
  kind: z.enum(attemptChangeKinds),
  at: z.iso.datetime(),
  /** Shown to the student. Null for a rescored result, because only the team sees that reason. */
  reason: z.string().nullable(),
  /** The student reads it below the standard sentence about a corrected answer key. */
  studentNote: localText.nullable(),
  before: changedScore.nullable(),
  after: changedScore.nullable(),
  minutes: z.int().nullable(),
});

export type AttemptChange = z.infer<typeof attemptChange>;

/** When and why a result stopped counting. */
export const invalidation = z.object({ at: z.iso.datetime(), reason: z.string() });
