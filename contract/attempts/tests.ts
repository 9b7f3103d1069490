import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import { formulas } from '../bank/formulas.ts';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';
import { testKinds, type TestKind } from './test-kinds.ts';

/** Of a full test one may also sit a single section. */
export const kindOf: Record<BlueprintId, TestKind> = {
  full: 'full',
  'section-rw': 'full',
  'section-math': 'full',
  diagnostic: 'diagnostic',
  'practice-rw': 'practice',
  'practice-math': 'practice',
};

/** An estimated score with its range. */
export const scoreRange = z.object({ score: z.int(), low: z.int(), high: z.int() });

/** Where a person left an attempt that is still going on. */
const running = z.object({
  attempt: z.uuid(),
  phase: z.enum(['choosing', 'waiting', 'break', 'module']),
  /** Which of how many parts, counted from 1, is open or next; null while sections are being chosen. */
  part: z.int().nullable(),
  parts: z.int(),
  answered: z.int(),
  questions: z.int(),
  /** Of the open part; the clock runs on while nobody looks. */
  msLeft: z.int().nullable(),
  isPaused: z.boolean(),
});

/** What a test is to the person who asks. */
const mine = z.object({
  completed: z.int(),
  running: running.nullable(),
  /** The best total, or of a practice set the most right answers. */
  best: scoreRange.nullable(),
  mostRight: z.int().nullable(),
  /** The attempt whose results to show first. */
  latest: z.uuid().nullable(),
  /** How many of its questions this person has met, here or elsewhere. */
  seen: z.int(),
});

const test = z.object({
  id: z.string(),
  kind: z.enum(testKinds),
  name: localWords,
  sections: z.array(z.enum(sections)),
  questions: z.int(),
  minutes: z.int(),
  isAdaptive: z.boolean(),
  /** Put together for this person alone. */
  isOwn: z.boolean(),
  /** Null for a visitor. */
  mine: mine.nullable(),
});

export type Test = z.infer<typeof test>;

/** A test as one route of it would be asked, for whoever answers for it. */
export const testPreview = z.object({
  test: z.object({ id: z.string(), kind: z.enum(testKinds), name: localWords }),
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
  /** Names the questions, so that what was looked through can be marked; null where nothing waits for it. */
  fingerprint: z.string().nullable(),
});

export type TestPreview = z.infer<typeof testPreview>;

export const testRoutes = {
  'GET /tests': {
    summary: 'Every test on offer; for a signed-in person with what they have done of each.',
    who: 'anyone',
    reply: z.array(test),
  },
  'POST /tests/fresh': {
    summary: 'Put together a test like another one from questions this student has never met.',
    who: 'signed-in',
    body: z.object({ id: z.uuid(), like: z.string().max(80) }),
    reply: z.object({ test: z.string() }),
    failures: ['TEST_NOT_FOUND', 'TOO_FEW_UNSEEN'],
  },
} as const satisfies RouteTable;
