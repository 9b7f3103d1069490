import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import { formulas } from '../bank/formulas.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';
import { listedScore } from '../results/score-range.ts';
import { testKinds, type TestKind } from './test-kinds.ts';

/** A single section of a full test can be taken too. */
export const kindOf: Record<BlueprintId, TestKind> = {
  full: 'full',
  'section-rw': 'full',
  'section-math': 'full',
  diagnostic: 'diagnostic',
  'practice-rw': 'practice',
  'practice-math': 'practice',
};

/** How far an attempt in progress has come. */
const running = z.object({
  attempt: z.uuid(),
  phase: z.enum(['choosing', 'waiting', 'break', 'module']),
  /** The module that is open or next, counted from 1; null while the student chooses sections. */
  module: z.int().nullable(),
  modules: z.int(),
  answered: z.int(),
  questions: z.int(),
  /** Time left in the open module; its clock runs even if no page is open. */
  msLeft: z.int().nullable(),
  isPaused: z.boolean(),
});

/** The signed-in person's history with a test. */
const progress = z.object({
  completed: z.int(),
  running: running.nullable(),
  /** The best total. */
  best: listedScore.nullable(),
  /** For a practice set: the most right answers. */
  mostRight: z.int().nullable(),
  /** The attempt whose results to show first. */
  latest: z.uuid().nullable(),
  /** How many of its questions this person has seen, in this test or another. */
  seen: z.int(),
  /** The class for which alone the test may be taken at the moment; null if it may be taken privately. */
  heldBy: z.object({ assignment: z.uuid(), class: z.string() }).nullable(),
});

const test = z.object({
  id: z.string(),
  kind: z.enum(testKinds),
  name: localText,
  sections: z.array(z.enum(sections)),
  questions: z.int(),
  minutes: z.int(),
  isAdaptive: z.boolean(),
  /** A fresh form, assembled for this person alone. */
  isOwn: z.boolean(),
  /** Null for a visitor. */
  progress: progress.nullable(),
});

export type Test = z.infer<typeof test>;

/** The questions of one route of a test, for the editor who reviews it. */
export const testPreview = z.object({
  test: z.object({ id: z.string(), kind: z.enum(testKinds), name: localText }),
  breakMs: z.number(),
  modules: z.array(
    z.object({
      section: z.enum(sections),
      part: z.int(),
      ms: z.number(),
      items: z.array(studentView),
    }),
  ),
  formulas,
  /** A hash of the questions that marks the version as reviewed; null if no review is pending. */
  fingerprint: z.string().nullable(),
});

export type TestPreview = z.infer<typeof testPreview>;

export const testRoutes = {
  'GET /tests': {
    summary: 'Every available test; for a signed-in person with their history of each.',
    who: 'anyone',
    reply: z.array(test),
  },
  'POST /tests/fresh': {
    summary: 'Assemble a fresh form like another test from questions this student has never seen.',
    who: 'signed-in',
    body: z.object({ id: z.uuid(), like: z.string().max(80) }),
    reply: z.object({ test: z.string() }),
    failures: ['TEST_NOT_FOUND', 'TOO_FEW_UNSEEN'],
  },
} as const satisfies RouteTable;
