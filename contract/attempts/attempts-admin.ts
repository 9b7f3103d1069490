import { route } from '@bac/exam/attempt/plan-schema.ts';
import { sections } from '@bac/exam/item/section.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import { z } from 'zod';
import { day, listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import { localText } from '../protocol/local-text.ts';
import { attemptChange } from './attempt-change.ts';
import { moduleTiming } from './module-timing.ts';
import type { RouteTable } from '../protocol/route.ts';
import { listedScore } from '../results/score-range.ts';
import { testKinds } from './test-kinds.ts';
import { attemptStates } from './attempt-states.ts';
import { testStages } from './test-stages.ts';

export const attemptParams = z.object({ attempt: z.uuid() });
const test = z.object({ id: z.string(), kind: z.enum(testKinds), name: localText });
const student = z.object({ id: z.uuid(), name: z.string(), email: z.string() });

const listedAttempt = z.object({
  id: z.uuid(),
  student,
  test,
  state: z.enum(attemptStates),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The estimated total; null if the attempt has none. */
  total: listedScore.nullable(),
  right: z.int().nullable(),
  questions: z.int().nullable(),
  usedMs: z.int().nullable(),
  rescoredAt: z.iso.datetime().nullable(),
});

export type ListedAttempt = z.infer<typeof listedAttempt>;

/** Worst first: no contact while a clock runs, late events arriving, everything stored. */
export const syncStates = ['silent', 'catching-up', 'saved'] as const;
export type SyncState = (typeof syncStates)[number];

const liveAttempt = z.object({
  id: z.uuid(),
  student,
  test,
  place: z.enum(testStages),
  /** Counted in the open module; null between modules. */
  answered: z.int().nullable(),
  questions: z.int().nullable(),
  /** Null if no clock runs. */
  msLeft: z.int().nullable(),
  isPaused: z.boolean(),
  /** Time beyond the standard time in the open or next module: an accommodation, or added by the team. */
  extraMs: z.int(),
  syncState: z.enum(syncStates),
  lastContactAt: z.iso.datetime(),
  /** How many events are stored. */
  seq: z.int(),
  /** How many events of the last batch arrived late. */
  lateEvents: z.int(),
});

export type LiveAttempt = z.infer<typeof liveAttempt>;

const live = listReply(liveAttempt).extend({
  /** The server's time. */
  at: z.iso.datetime(),
  /** Everybody who is taking a test now, regardless of the filters. */
  testTakers: z.int(),
  places: z.array(z.object({ place: z.enum(testStages), people: z.int() })),
  troubles: z.record(z.enum(syncStates), z.int()),
  /** Unfinished attempts with no clock running and no open page. */
  idle: z.int(),
});

export type Live = z.infer<typeof live>;

const question = z.object({
  module: z.int(),
  question: z.int(),
  item: z.string(),
  version: z.int(),
  skill: z.enum(skills),
  answer: z.string().nullable(),
  keys: z.array(z.string()),
  result: z.enum(questionResults),
  isPretest: z.boolean(),
  isMarked: z.boolean(),
  ms: z.int(),
});

export type AttemptQuestion = z.infer<typeof question>;

const attemptModule = z.object({
  module: z.int(),
  section: z.enum(sections),
  part: z.int(),
  route: route.nullable(),
  questions: z.int(),
  ms: z.int(),
  openedAt: z.number().nullable(),
  deadline: z.number().nullable(),
  closedAt: z.number().nullable(),
  closedBy: z.enum(['student', 'clock']).nullable(),
});

export type AttemptModule = z.infer<typeof attemptModule>;

const wholeAttempt = z.object({
  /** The server's time. */
  at: z.iso.datetime(),
  id: z.uuid(),
  student,
  test,
  state: z.enum(attemptStates),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  lastContactAt: z.iso.datetime(),
  seq: z.int(),
  place: z.enum(testStages).nullable(),
  msLeft: z.int().nullable(),
  /** The index of the module whose time can be extended now. */
  extendableModule: z.int().nullable(),
  modules: z.array(attemptModule),
  timing: moduleTiming,
  questions: z.array(question),
  result: z
    .object({
      completedAt: z.iso.datetime(),
      total: listedScore.nullable(),
      sections: z.array(listedScore.extend({ section: z.enum(sections) })),
      right: z.int(),
      questions: z.int(),
      seenBefore: z.int(),
      usedMs: z.int(),
      method: z.string(),
      invalidReason: z.string().nullable(),
      rescoredAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Oldest first. */
  changes: z.array(attemptChange.extend({ actorName: z.string().nullable() })),
});

export type WholeAttempt = z.infer<typeof wholeAttempt>;

const loggedEvent = z.object({
  seq: z.int(),
  at: z.number(),
  receivedAt: z.number(),
  sender: z.object({ device: z.string(), number: z.int() }).optional(),
  /** An `AttemptEvent` of the domain. */
  event: z.record(z.string(), z.unknown()),
});

/** The student reads it. */
const reason = z.string().max(500).regex(/\S/);
/** The caller makes the id of the change, so a retry is idempotent. */
export const teamChange = z.object({ id: z.uuid(), reason });

export const maxExtensionMinutes = 120;

const total = z.int().min(400).max(1600);

export const attemptAdminRoutes = {
  'GET /admin/attempts': {
    summary:
      'The attempts of all students, filtered, sorted and paginated, with a count per state.',
    who: 'see all results',
    query: z.object({
      ...listQuery,
      state: someOf(attemptStates).optional(),
      test: z.string().max(80).optional(),
      kind: someOf(testKinds).optional(),
      student: z.uuid().optional(),
      /** Started on or after `since`, on or before `until`. */
      since: day.optional(),
      until: day.optional(),
      scoreFrom: total.optional(),
      scoreTo: total.optional(),
      sort: sortedBy(['started', 'ended', 'score', 'student']).optional(),
    }),
    reply: listReply(listedAttempt).extend({
      /** Ignores the state filter, for the tabs above the table. */
      byState: z.record(z.enum(attemptStates), z.int()),
    }),
  },
  'GET /admin/attempts/live': {
    summary: 'Everybody who is taking a test now, those with connection problems first.',
    who: 'see all results',
    query: z.object({
      page: listQuery.page,
      size: listQuery.size,
      place: z.enum(testStages).optional(),
    }),
    reply: live,
  },
  'GET /admin/attempts/:attempt': {
    summary: 'One attempt with its answers, its result and its changes.',
    who: 'see all results',
    params: attemptParams,
    reply: wholeAttempt,
    failures: ['NOT_FOUND'],
  },
  'GET /admin/attempts/:attempt/events': {
    summary: 'The log of an attempt, event by event, for replaying it.',
    who: 'see all results',
    params: attemptParams,
    reply: z.object({ events: z.array(loggedEvent) }),
    failures: ['NOT_FOUND'],
  },
  'POST /admin/attempts/:attempt/extend': {
    summary: 'Extend the time of the module that is open or next; the student is notified.',
    who: 'see all results',
    params: attemptParams,
    body: teamChange.extend({ minutes: z.int().min(1).max(maxExtensionMinutes) }),
    reply: z.null(),
    failures: ['NOT_FOUND', 'ATTEMPT_OVER', 'NOTHING_TO_EXTEND'],
  },
  'POST /admin/attempts/:attempt/end': {
    summary: 'End an attempt in progress without a result; the student is notified of the reason.',
    who: 'see all results',
    params: attemptParams,
    body: teamChange,
    reply: z.null(),
    failures: ['NOT_FOUND', 'ATTEMPT_OVER'],
  },
} as const satisfies RouteTable;
