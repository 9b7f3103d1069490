import { difficulties } from '@bac/exam/item/difficulties.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { mistakeCauses } from '@bac/exam/report/mistake-cause.ts';
import { z } from 'zod';
import { formulas } from '../bank/formulas.ts';
import { localText } from '../protocol/local-text.ts';
import { mistakeNote, solution } from './results.ts';
import type { RouteTable } from '../protocol/route.ts';

const params = z.object({ item: z.string().max(80) });

/** A missed question of the student's error log. */
const mistake = mistakeNote.extend({
  item: z.string(),
  /** The attempt in which it was last missed. */
  attempt: z.uuid(),
  module: z.int(),
  question: z.int(),
  test: localText,
  missedAt: z.iso.datetime(),
  section: z.enum(sections),
  domain: z.enum(domains),
  skill: z.enum(skills),
  topic: localText,
  difficulty: z.enum(difficulties),
  /** How many times in a row it was answered right since; see `exam/report/spacing.ts`. */
  stage: z.int(),
});

export type Mistake = z.infer<typeof mistake>;

const tryResult = z.object({
  isRight: z.boolean(),
  solution,
  formulas,
  stage: z.int(),
  dueAt: z.iso.datetime().nullable(),
});

export type TryResult = z.infer<typeof tryResult>;

const missedQuestion = z.object({
  module: z.int(),
  question: z.int(),
  skill: z.enum(skills),
  item: studentView,
});

export type MissedQuestion = z.infer<typeof missedQuestion>;

const redoResult = tryResult.pick({ isRight: true, solution: true, formulas: true }).extend({
  /** Its entry in the error log after this answer; null if it has none, like a question that was never reached. */
  mistake: z
    .object({ stage: z.int(), dueAt: z.iso.datetime().nullable(), note: z.string() })
    .nullable(),
});

export type RedoResult = z.infer<typeof redoResult>;

const attemptParams = z.object({ attempt: z.uuid() });

export const mistakeRoutes = {
  'GET /mistakes': {
    summary: 'The signed-in student’s error log, latest first.',
    who: 'signed-in',
    reply: z.array(mistake),
  },
  'PATCH /mistakes/:item': {
    summary: 'Set the cause of a mistake, or a note for next time.',
    who: 'signed-in',
    params,
    body: z.object({
      cause: z.enum(mistakeCauses).nullable().optional(),
      note: z.string().max(1000).optional(),
    }),
    reply: mistakeNote,
    failures: ['NOT_FOUND'],
  },
  'GET /mistakes/due': {
    summary: 'Missed questions that are due for review, oldest first, without their keys.',
    who: 'signed-in',
    reply: z.object({
      /** How many are due; `questions` has the first of them. */
      due: z.int(),
      questions: z.array(studentView),
      formulas,
      /** When the next one is due, if none is due now. */
      nextAt: z.iso.datetime().nullable(),
    }),
  },
  'POST /mistakes/:item/tries': {
    summary:
      'Answer a question that is due; the reply says whether it was right and when it is due again.',
    who: 'signed-in',
    params,
    body: z.object({ id: z.uuid(), answer: z.string().max(6).nullable() }),
    reply: tryResult,
    failures: ['NOT_FOUND', 'NOT_DUE'],
    reveals: true,
  },
  'GET /results/:attempt/missed': {
    summary:
      'The missed questions of one’s own completed attempt in the order of the test, without their keys.',
    who: 'signed-in',
    params: attemptParams,
    reply: z.object({ test: localText, questions: z.array(missedQuestion), formulas }),
    failures: ['NOT_FOUND'],
  },
  'POST /results/:attempt/tries': {
    summary:
      'Answer a missed question of one’s own completed attempt again, at any time. If it is due in the error log, the answer counts there; if it is not, only a wrong answer does.',
    who: 'signed-in',
    params: attemptParams,
    body: z.object({
      id: z.uuid(),
      module: z.int().min(0).max(9),
      question: z.int().min(0).max(99),
      answer: z.string().max(6).nullable(),
    }),
    reply: redoResult,
    failures: ['NOT_FOUND'],
    reveals: true,
  },
} as const satisfies RouteTable;
