import { highlight } from '@bac/exam/attempt/event.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { mistakeCauses } from '@bac/exam/report/mistake-cause.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import { z } from 'zod';
import { attemptChange, invalidation } from '../attempts/attempt-change.ts';
import { formulas } from '../bank/formulas.ts';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';
import { problemReasons } from './problem-reasons.ts';
import { scoreRange } from '../attempts/tests.ts';
import { testKinds } from '../attempts/test-kinds.ts';

const params = z.object({ attempt: z.uuid() });

/** From a shared link; without it only the student, and whoever may follow them or see all results, finds the attempt. */
const shareSecret = z.string().max(100).optional();

const testName = z.object({ id: z.string(), kind: z.enum(testKinds), name: localWords });

/** Text, because the table says `99+` and `1-`. */
const percentile = z.object({ user: z.string(), national: z.string() }).nullable();

const sectionScore = scoreRange.extend({
  section: z.enum(sections),
  percentile,
  domains: z.array(
    z.object({
      domain: z.enum(domains),
      right: z.int(),
      total: z.int(),
      low: z.int(),
      high: z.int(),
      standing: z.enum(['stronger', 'weaker', 'even']),
    }),
  ),
});

const reportModule = z.object({
  /** Place in the attempt's plan, from 0. */
  module: z.int(),
  section: z.enum(sections),
  part: z.int(),
  route: z.enum(['lower', 'higher']).nullable(),
  ms: z.int(),
  usedMs: z.int(),
  closedBy: z.enum(['student', 'clock']),
});

const reportQuestion = z.object({
  module: z.int(),
  /** Place in the module, from 0; screens count from 1. */
  question: z.int(),
  section: z.enum(sections),
  domain: z.enum(domains),
  skill: z.enum(skills),
  topic: localWords,
  difficulty: z.enum(difficulties),
  result: z.enum(questionResults),
  answer: z.string().nullable(),
  /** The right letter, or every right value. Empty for a teacher as long as somebody of the class may sit the test. */
  keys: z.array(z.string()),
  ms: z.int(),
  isMarked: z.boolean(),
  /** What it cost: the score had it been right, minus the score. Null where it does not count or no score is given. */
  points: z.int().nullable(),
});

const readyReport = z.object({
  state: z.literal('ready'),
  attempt: z.uuid(),
  test: testName,
  /** The student who sat it, as the report greets them. */
  student: z.string(),
  /** Only they may open questions, keep an error log, share. */
  isOwn: z.boolean(),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  /** Null for what counts. */
  invalidated: invalidation.nullable(),
  /** Oldest first; empty for whoever has it by a link. */
  changes: z.array(attemptChange),
  /** Which attempt of this test it was, from 1; always 1 for a teacher, who knows of no others. */
  ordinal: z.int(),
  /** How many of its questions the student had met in earlier attempts; 0 for a teacher. */
  seenBefore: z.int(),
  /** How the score was reckoned, for whoever compares two. */
  method: z.string(),
  /** Null where both sections were not finished, and for practice sets. */
  total: scoreRange.extend({ percentile }).nullable(),
  /** Empty for practice sets, which are too short for a score. */
  sections: z.array(sectionScore),
  /** Questions that count towards the score, and those tried out. */
  scored: z.int(),
  trial: z.int(),
  modules: z.array(reportModule),
  questions: z.array(reportQuestion),
  /** By skill, most points first; empty without a score. */
  gains: z.array(z.object({ skill: z.enum(skills), points: z.int(), missed: z.int() })),
  /** Of the student's earlier attempts; null when this was the first with a total. */
  bestBefore: z.int().nullable(),
  /** The student's own aim; null when none is set or the reader is somebody else. */
  goal: z.object({ score: z.int(), testDate: z.string().nullable() }).nullable(),
});

/** What there is to tell of an attempt. */
const report = z.discriminatedUnion('state', [
  readyReport,
  /** Still going on. */
  z.object({ state: z.literal('unfinished'), attempt: z.uuid(), test: testName }),
  /** Completed this moment; ask again shortly. */
  z.object({ state: z.literal('scoring'), attempt: z.uuid(), test: testName }),
  /** Left by the student, or ended by the team, which then says why: there is no result. */
  z.object({
    state: z.literal('abandoned'),
    attempt: z.uuid(),
    test: testName,
    endedFor: z.string().nullable(),
  }),
  /** Sat for a class whose teacher shows results later: from then on, or null where that is not known yet. */
  z.object({
    state: z.literal('withheld'),
    attempt: z.uuid(),
    test: testName,
    until: z.iso.datetime().nullable(),
  }),
  /** For whoever has a link to what no longer counts. */
  z.object({ state: z.literal('invalidated'), attempt: z.uuid(), test: testName }),
]);

export type Report = z.infer<typeof report>;
export type ReadyReport = z.infer<typeof readyReport>;
export type ReportQuestion = z.infer<typeof reportQuestion>;
export type ReportModule = z.infer<typeof reportModule>;
export type SectionScore = z.infer<typeof sectionScore>;

const historyEntry = z.object({
  attempt: z.uuid(),
  test: testName,
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  ordinal: z.int(),
  seenBefore: z.int(),
  /** What it does not count for any more, where that is so. */
  invalidReason: z.string().nullable(),
  /** When a mended key last changed it. */
  rescoredAt: z.iso.datetime().nullable(),
  right: z.int(),
  questions: z.int(),
  usedMs: z.int(),
  total: scoreRange.nullable(),
  sections: z.array(scoreRange.extend({ section: z.enum(sections) })),
});

export type HistoryEntry = z.infer<typeof historyEntry>;

const history = z.object({
  /** Newest first. */
  attempts: z.array(historyEntry),
  best: z.object({ attempt: z.uuid(), score: z.int() }).nullable(),
  /** The best of each section over all attempts. */
  superscore: z
    .object({
      score: z.int(),
      sections: z.array(z.object({ section: z.enum(sections), score: z.int(), attempt: z.uuid() })),
    })
    .nullable(),
});

export type History = z.infer<typeof history>;

/** A missed question in the error log. */
export const mistakeNote = z.object({
  /** What the student says; null until then. */
  cause: z.enum(mistakeCauses).nullable(),
  /** What behavior makes probable; null where nothing suggests itself. */
  suggested: z.enum(mistakeCauses).nullable(),
  note: z.string(),
  /** When it comes back; null once it is learnt. */
  dueAt: z.iso.datetime().nullable(),
});

/** Keys and why each choice is right or tempts. */
export const solution = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    key: z.enum(choiceIds),
    choices: z.array(z.object({ id: z.enum(choiceIds), rationale: localWords })),
  }),
  z.object({ kind: z.literal('entered'), keys: z.array(z.string()), rationale: localWords }),
]);

export type Solution = z.infer<typeof solution>;

const reviewedQuestion = z.object({
  module: z.int(),
  question: z.int(),
  /** As it was asked. */
  item: studentView,
  solution,
  /** The rule of grammar or punctuation at stake. */
  rule: localWords.nullable(),
  answer: z.string().nullable(),
  result: z.enum(questionResults),
  eliminated: z.array(z.enum(choiceIds)),
  highlights: z.array(z.object({ ...highlight.shape, note: z.string().optional() })),
  /** Of all who have answered this version; null until there are enough. */
  shares: z
    .object({
      answers: z.int(),
      right: z.number(),
      choices: z.array(z.object({ id: z.enum(choiceIds), share: z.number() })),
    })
    .nullable(),
  /** Null for what was right. */
  mistake: mistakeNote.nullable(),
  isReported: z.boolean(),
});

export type ReviewedQuestion = z.infer<typeof reviewedQuestion>;

export const resultRoutes = {
  'GET /results': {
    summary: 'The signed-in student’s completed attempts, their best and their superscore.',
    who: 'signed-in',
    reply: history,
  },
  'GET /results/:attempt': {
    summary:
      'What a completed attempt amounted to; for its student and those who follow them, or by a shared link.',
    who: 'anyone',
    params,
    query: z.object({ share: shareSecret }),
    reply: report,
    failures: ['NOT_FOUND'],
    reveals: true,
  },
  'GET /results/:attempt/scored': {
    summary:
      'Answers as soon as a completed attempt that one may see is scored, or that it is not after about ten seconds.',
    who: 'signed-in',
    params,
    reply: z.object({ isScored: z.boolean() }),
    failures: ['NOT_FOUND'],
  },
  'GET /results/:attempt/questions': {
    summary:
      'One question of an own completed attempt with its explanation, or all that were missed.',
    who: 'signed-in',
    params,
    query: z.object({
      module: z.int().min(0).max(9).optional(),
      question: z.int().min(0).max(99).optional(),
    }),
    reply: z.object({ questions: z.array(reviewedQuestion), formulas }),
    failures: ['NOT_FOUND'],
    reveals: true,
  },
  'POST /results/:attempt/problems': {
    summary: 'Say that something is wrong with a question of an own completed attempt.',
    who: 'signed-in',
    params,
    body: z.object({
      id: z.uuid(),
      module: z.int().min(0).max(9),
      question: z.int().min(0).max(99),
      reason: z.enum(problemReasons),
      message: z.string().max(2000),
    }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
