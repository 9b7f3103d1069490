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
import { moduleTiming } from '../attempts/module-timing.ts';
import { formulas } from '../bank/formulas.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';
import { problemReasons } from './problem-reasons.ts';
import { listedScore, scoreRange } from './score-range.ts';
import { testKinds } from '../attempts/test-kinds.ts';

const params = z.object({ attempt: z.uuid() });

/** The secret of a shared link. Without it only the student, their followers and the team may read the report. */
const shareSecret = z.string().max(100).optional();

const testName = z.object({ id: z.string(), kind: z.enum(testKinds), name: localText });

/** Text, because the percentile table contains `99+` and `1-`. */
const percentile = z.object({ user: z.string(), national: z.string() });

/** The percentiles of the ends of the range: a score is uncertain, and so is its percentile. */
export const percentileRange = z.object({ low: percentile, high: percentile });
export type PercentileRange = z.infer<typeof percentileRange>;

const sectionScore = scoreRange.extend({
  section: z.enum(sections),
  percentile: percentileRange.nullable(),
  domains: z.array(
    z.object({
      domain: z.enum(domains),
      right: z.int(),
      total: z.int(),
      low: z.int(),
      high: z.int(),
      strength: z.enum(['stronger', 'weaker', 'even']),
    }),
  ),
});

const reportModule = z.object({
  /** Index in the attempt's plan, from 0. */
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
  /** Index in the module, from 0; screens count from 1. */
  question: z.int(),
  section: z.enum(sections),
  domain: z.enum(domains),
  skill: z.enum(skills),
  topic: localText,
  difficulty: z.enum(difficulties),
  result: z.enum(questionResults),
  answer: z.string().nullable(),
  /** The right letter, or every right value. Empty for a teacher while somebody in the class may still take the test. */
  keys: z.array(z.string()),
  ms: z.int(),
  isMarked: z.boolean(),
  /** The points it cost: the score if it had been right, minus the score. Null if it is not scored or there is no score. */
  points: z.int().nullable(),
});

const readyReport = z.object({
  state: z.literal('ready'),
  attempt: z.uuid(),
  test: testName,
  /** The name the report greets the student with. */
  student: z.string(),
  /** Only the owner may open questions, keep an error log and share. */
  isOwn: z.boolean(),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  /** Null for a result that counts. */
  invalidated: invalidation.nullable(),
  /** Oldest first; empty for a reader with a shared link. */
  changes: z.array(attemptChange),
  /** The number of this attempt at the test, from 1; always 1 for a teacher, who must not learn of other attempts. */
  ordinal: z.int(),
  /** How many of its questions the student had seen in earlier attempts. */
  seenBefore: z.int(),
  /** The scoring method, for comparing two results. */
  method: z.string(),
  /** Difficulties were judged and not measured yet; the ranges include their uncertainty. */
  isProvisional: z.boolean(),
  /** Null unless both sections were completed, and for practice sets. */
  total: scoreRange.extend({ percentile: percentileRange.nullable() }).nullable(),
  /** Empty for practice sets, which are too short for a score. */
  sections: z.array(sectionScore),
  /** The numbers of scored questions, of pretest questions, and of questions that were dropped from scoring. */
  scored: z.int(),
  pretest: z.int(),
  dropped: z.int(),
  modules: z.array(reportModule),
  /** For the student, the teacher of the class and the team; null for others and in results from before it was computed. */
  timing: moduleTiming.nullable(),
  questions: z.array(reportQuestion),
  /** The skills missed most clearly over the student’s latest attempts together; for the student only. */
  practice: z.array(z.object({ skill: z.enum(skills), missed: z.int(), questions: z.int() })),
  /** What each skill cost in this attempt, most points first; empty without a score. */
  gains: z.array(z.object({ skill: z.enum(skills), points: z.int(), missed: z.int() })),
  /** The best total of the student's earlier attempts, with its method; null if this is the first with a total. */
  bestBefore: scoreRange.extend({ method: z.string() }).nullable(),
  /** The student's goal; null if none is set or the reader is somebody else. */
  goal: z.object({ score: z.int(), testDate: z.string().nullable() }).nullable(),
});

/** The report of an attempt in each of its states. */
const report = z.discriminatedUnion('state', [
  readyReport,
  /** In progress. */
  z.object({ state: z.literal('unfinished'), attempt: z.uuid(), test: testName }),
  /** Completed but not scored yet; the client retries shortly. */
  z.object({ state: z.literal('scoring'), attempt: z.uuid(), test: testName }),
  /** Abandoned by the student, or ended by the team with a reason; there is no result. */
  z.object({
    state: z.literal('abandoned'),
    attempt: z.uuid(),
    test: testName,
    endReason: z.string().nullable(),
  }),
  /** Taken for a class whose teacher shows results later; `until` is null if the time is not known yet. */
  z.object({
    state: z.literal('withheld'),
    attempt: z.uuid(),
    test: testName,
    until: z.iso.datetime().nullable(),
  }),
  /** For a reader with a shared link to an invalidated result. */
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
  /** Why it was invalidated; null if it counts. */
  invalidReason: z.string().nullable(),
  /** When it was last rescored. */
  rescoredAt: z.iso.datetime().nullable(),
  /** The total before that, or the score of the only section; null if it stayed or there is none. */
  scoreBefore: z.int().nullable(),
  right: z.int(),
  questions: z.int(),
  usedMs: z.int(),
  /** The scoring method, for comparing two results. */
  method: z.string(),
  total: listedScore.nullable(),
  sections: z.array(listedScore.extend({ section: z.enum(sections) })),
});

export type HistoryEntry = z.infer<typeof historyEntry>;

const history = z.object({
  /** Newest first. */
  attempts: z.array(historyEntry),
  best: z.object({ attempt: z.uuid(), score: z.int() }).nullable(),
  /** The best of each section over all attempts. */
  superscore: listedScore
    .extend({
      sections: z.array(z.object({ section: z.enum(sections), score: z.int(), attempt: z.uuid() })),
    })
    .nullable(),
});

export type History = z.infer<typeof history>;

/** A missed question in the error log. */
export const mistakeNote = z.object({
  /** The cause the student chose; null before that. */
  cause: z.enum(mistakeCauses).nullable(),
  /** The cause suggested by the student's behavior; null if there is none. */
  suggested: z.enum(mistakeCauses).nullable(),
  note: z.string(),
  /** When it is due again; null once it is learned. */
  dueAt: z.iso.datetime().nullable(),
});

/** The keys, and why each choice is right or tempting. */
export const solution = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    key: z.enum(choiceIds),
    choices: z.array(z.object({ id: z.enum(choiceIds), rationale: localText })),
  }),
  z.object({ kind: z.literal('entered'), keys: z.array(z.string()), rationale: localText }),
]);

export type Solution = z.infer<typeof solution>;

const reviewedQuestion = z.object({
  module: z.int(),
  question: z.int(),
  /** The version the student saw. */
  item: studentView,
  solution,
  /** The grammar or punctuation rule it tests. */
  rule: localText.nullable(),
  answer: z.string().nullable(),
  result: z.enum(questionResults),
  eliminated: z.array(z.enum(choiceIds)),
  highlights: z.array(z.object({ ...highlight.shape, note: z.string().optional() })),
  /** The answers of everybody to this version; null until there are enough. */
  shares: z
    .object({
      answers: z.int(),
      right: z.number(),
      choices: z.array(z.object({ id: z.enum(choiceIds), share: z.number() })),
    })
    .nullable(),
  /** Null for a right answer. */
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
    summary: 'The report of an attempt, for its student, their followers, or with a shared link.',
    who: 'anyone',
    params,
    query: z.object({ share: shareSecret }),
    reply: report,
    failures: ['NOT_FOUND'],
    reveals: true,
  },
  'GET /results/:attempt/scored': {
    summary:
      'Long poll: replies as soon as a completed attempt is scored, or after about ten seconds that it is not.',
    who: 'signed-in',
    params,
    reply: z.object({ isScored: z.boolean() }),
    failures: ['NOT_FOUND'],
  },
  'GET /results/:attempt/questions': {
    summary:
      'One question of one’s own completed attempt with its explanation, or all missed questions.',
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
    summary: 'Report a problem with a question of one’s own completed attempt.',
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
