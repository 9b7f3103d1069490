import { difficulties } from '@bac/exam/item/difficulties.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { localText } from '../protocol/local-text.ts';
import { listedScore } from '../results/score-range.ts';
import { grantedAllowance } from './allowances.ts';
import { testKinds } from '../attempts/test-kinds.ts';

/** When students see the results of an assignment. */
export const resultTimes = ['at-once', 'after-close', 'when-released'] as const;
export type ResultTime = (typeof resultTimes)[number];

export const testName = z.object({ id: z.string(), kind: z.enum(testKinds), name: localText });
export const assignableTest = testName.extend({
  sections: z.array(z.enum(sections)),
  /** Nobody may take it privately, so its questions are new to the class. */
  isForClasses: z.boolean(),
});
export type AssignableTest = z.infer<typeof assignableTest>;
export const person = z.object({ id: z.uuid(), name: z.string() });

/** The terms of an assignment, which its teacher sets. */
export const assignmentTerms = z.object({
  test: z.string().max(80),
  /** A note for the students. */
  note: z.string().trim().max(1000),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** How many attempts each student may make. */
  attempts: z.int().min(1).max(5),
  /** A choice for a test with both sections; otherwise all its sections. */
  sections: z.array(z.enum(sections)).min(1).max(2),
  resultTime: z.enum(resultTimes),
});
export type AssignmentTerms = z.infer<typeof assignmentTerms>;

export const assignmentCard = z.object({
  id: z.uuid(),
  test: testName,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** The counts include only current students of the class. */
  students: z.int(),
  started: z.int(),
  testTakers: z.int(),
  submitted: z.int(),
  isCanceled: z.boolean(),
});
export type AssignmentCard = z.infer<typeof assignmentCard>;

export const assignedAttempt = z.object({
  attempt: z.uuid(),
  /** `sitting` and `away` are in progress: the student is active now, or has been away for a while. */
  state: z.enum(['active', 'away', 'submitted', 'abandoned']),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The team invalidated it; no statistic includes it. */
  isInvalidated: z.boolean(),
  /** Null until it is scored, and if results may not be shown to the class. */
  result: z
    .object({
      right: z.int(),
      questions: z.int(),
      /** How many of them the student had met before this attempt started, in any test. */
      seenBefore: z.int(),
      usedMs: z.int(),
      /** The scoring method, for comparing two results. */
      method: z.string(),
      total: listedScore.nullable(),
      sections: z.array(listedScore.extend({ section: z.enum(sections) })),
    })
    .nullable(),
});
export type AssignedAttempt = z.infer<typeof assignedAttempt>;

export const domainShare = z.object({ domain: z.enum(domains), right: z.int(), total: z.int() });

/** A question of the test with the answers of the class. */
const missedQuestion = z.object({
  item: z.string(),
  version: z.int(),
  section: z.enum(sections),
  domain: z.enum(domains),
  skill: z.enum(skills),
  topic: localText,
  difficulty: z.enum(difficulties),
  answered: z.int(),
  right: z.int(),
  omitted: z.int(),
});
export type MissedQuestion = z.infer<typeof missedQuestion>;

/** An answer that students of the class gave to a question. Each student’s latest result counts. */
export const classAnswer = z.object({
  /** The id of a choice, or the typed answer; null for none. */
  answer: z.string().nullable(),
  result: z.enum(questionResults),
  /** `ms` is the time in view. */
  students: z.array(person.extend({ ms: z.int() })),
});
export type ClassAnswer = z.infer<typeof classAnswer>;

export const wholeAssignment = assignmentCard.extend({
  class: z.object({ id: z.uuid(), name: z.string() }),
  note: z.string(),
  attempts: z.int(),
  sections: z.array(z.enum(sections)),
  resultTime: z.enum(resultTimes),
  /** When students started to see their results; null before that. */
  resultsVisibleAt: z.iso.datetime().nullable(),
  rows: z.array(
    z.object({
      student: person,
      awaitsConsent: z.boolean(),
      attempts: z.array(assignedAttempt),
    }),
  ),
  /** Over each student’s latest scored attempt. */
  byDomain: z.array(domainShare),
  mostMissed: z.array(missedQuestion),
  /** The teacher may open the questions only when nobody can take the test for this class any more. */
  canOpenQuestions: z.boolean(),
});
export type WholeAssignment = z.infer<typeof wholeAssignment>;

/** An assignment from the student's side. */
export const ownAssignment = z.object({
  id: z.uuid(),
  class: z.object({ id: z.uuid(), name: z.string(), teacher: z.string().nullable() }),
  test: testName,
  note: z.string(),
  sections: z.array(z.enum(sections)),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  attempts: z.int(),
  usedAttempts: z.int(),
  /** The attempt in progress, and the latest one. */
  running: z.uuid().nullable(),
  latest: z.uuid().nullable(),
  resultTime: z.enum(resultTimes),
  areResultsVisible: z.boolean(),
  /** What applies to an attempt that starts now. */
  allowance: grantedAllowance,
  /** The student's own preferences ask for more, which counts only in private practice. */
  isPreferenceIgnored: z.boolean(),
});
export type OwnAssignment = z.infer<typeof ownAssignment>;
