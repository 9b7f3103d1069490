import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';

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
  reason: z.string(),
  before: changedScore.nullable(),
  after: changedScore.nullable(),
  minutes: z.int().nullable(),
});

export type AttemptChange = z.infer<typeof attemptChange>;

/** Since when and why a result no longer counts. */
export const invalidation = z.object({ at: z.iso.datetime(), reason: z.string() });
