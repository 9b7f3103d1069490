import { browserEvent, highlight } from '@bac/exam/attempt/event.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import { formulas } from '../bank/formulas.ts';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';
import { testKinds } from './tests.ts';

/** A browser's own name for itself, made by it once and kept. */
const device = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

const params = z.object({ attempt: z.uuid() });

const questionState = z.object({
  answer: z.string().optional(),
  isMarked: z.boolean(),
  eliminated: z.array(z.enum(choiceIds)),
  highlights: z.array(z.object({ ...highlight.shape, note: z.string().optional() })),
  isSeen: z.boolean(),
  ms: z.number(),
});

const moduleState = z.object({
  module: z.int(),
  items: z.array(
    z.object({ item: z.string(), version: z.int(), kind: z.enum(['choice', 'entered']) }),
  ),
  openedAt: z.number(),
  deadline: z.number(),
  closed: z.object({ at: z.number(), by: z.enum(['student', 'clock']) }).optional(),
  questions: z.array(questionState),
});

const phase = z.discriminatedUnion('name', [
  z.object({ name: z.literal('choosing') }),
  z.object({ name: z.literal('waiting'), next: z.int(), mayBreak: z.boolean() }),
  z.object({ name: z.literal('break'), next: z.int(), endsAt: z.number() }),
  z.object({ name: z.literal('module'), module: z.int(), pausedAt: z.number().optional() }),
  z.object({ name: z.literal('ended') }),
  z.object({ name: z.literal('completed') }),
  z.object({ name: z.literal('abandoned'), isByTeam: z.literal(true).optional() }),
]);

/** The folded attempt as its student may know it: no routes, and of devices only the one that asks. */
const studentAttempt = z.object({
  form: z.string(),
  plan: z.object({
    modules: z.array(
      z.object({
        section: z.enum(sections),
        part: z.int(),
        questions: z.int(),
        ms: z.number(),
      }),
    ),
    breakMs: z.number(),
    hasExtraBreaks: z.boolean(),
    mayPause: z.boolean(),
  }),
  seq: z.int(),
  startedAt: z.number(),
  phase,
  chosen: z.array(z.enum(sections)),
  modules: z.array(moduleState),
  devices: z.record(
    z.string(),
    z.object({
      number: z.int(),
      madeAt: z.number(),
      heardAt: z.number(),
      acknowledged: z.array(z.object({ number: z.int(), at: z.number() })),
      lostSeq: z.int().optional(),
    }),
  ),
  active: z.string().optional(),
  /** By this the browser knows, as the server does, when there is no more room for an event. */
  logSize: z
    .object({ events: z.int(), text: z.int(), superseded: z.int(), takeovers: z.int() })
    .optional(),
});

export type StudentAttempt = z.infer<typeof studentAttempt>;

const attemptView = z.object({
  id: z.uuid(),
  test: z.object({ id: z.string(), kind: z.enum(testKinds), name: localWords }),
  attempt: studentAttempt,
  /** The questions of the open module, in order; none while none is open. */
  items: z.array(studentView),
  formulas,
  /** The server's clock as this was written; a browser counts on from it. */
  now: z.number(),
  /** Granted for this attempt and kept by the browser. */
  hasTextToSpeech: z.boolean(),
  /** What the team wrote as directions for the open module; absent where it wrote none. */
  instruction: localWords.optional(),
});

export type AttemptView = z.infer<typeof attemptView>;

const receipt = z.object({
  /** Everything of this device up to this number is stored for good, except what was refused. */
  acknowledged: z.int(),
  now: z.number(),
  /** The length of the attempt's log: a browser that counts otherwise fetches the attempt again. */
  seq: z.int(),
  phase: z.string(),
  isActive: z.boolean(),
  /** What was kept without effect, and why. */
  superseded: z.array(z.object({ number: z.int(), reason: z.string() })),
  /** Events that were not stored and never will be, because the log is full or the attempt ended long ago. */
  refused: z
    .array(z.object({ number: z.int(), reason: z.enum(['log-full', 'long-over']) }))
    .optional(),
});

export type Receipt = z.infer<typeof receipt>;

export const attemptRoutes = {
  'POST /attempts': {
    summary:
      'Start a test, or go on with the one under way. The id is made by the caller: a retry finds it.',
    who: 'signed-in',
    body: z.object({
      id: z.uuid(),
      test: z.string().max(80),
      device,
      /** What a class expects it for; its terms hold. */
      assignment: z.uuid().optional(),
    }),
    reply: attemptView,
    failures: [
      'TEST_NOT_FOUND',
      'VERIFY_FIRST',
      'ASSIGNMENT_NOT_NOW',
      'ASSIGNMENT_OTHER_ATTEMPT',
      'TOO_MANY_DEVICES',
      'LOG_TOO_LONG',
    ],
    idempotent: true,
  },
  'GET /attempts/:attempt': {
    summary: 'An attempt of one’s own, with the questions of its open module.',
    who: 'signed-in',
    params,
    query: z.object({ device: device.optional() }),
    reply: attemptView,
    failures: ['NOT_FOUND', 'LOG_TOO_LONG'],
  },
  'POST /attempts/:attempt/devices': {
    summary: 'Go on with the attempt on this device; the one before is told.',
    who: 'signed-in',
    params,
    body: z.object({ device }),
    reply: attemptView,
    failures: ['NOT_FOUND', 'TOO_MANY_DEVICES', 'LOG_TOO_LONG'],
    idempotent: true,
  },
  'POST /attempts/:attempt/events': {
    summary: 'What happened on this device, in its own numbering; sending it again does no harm.',
    who: 'signed-in',
    params,
    body: z.object({
      device,
      events: z
        .array(
          z.object({
            number: z.int().min(1).max(1_000_000),
            /** Milliseconds since the acknowledgement this device knew. */
            elapsed: z.number().min(0).max(31_536_000_000),
            event: browserEvent,
          }),
        )
        .max(200),
      /** Numbers up to this one may be missing, because the server has refused them. */
      refusedUpTo: z.int().min(0).max(1_000_000).optional(),
    }),
    reply: receipt,
    failures: ['NOT_FOUND', 'DEVICE_UNKNOWN', 'LOG_TOO_LONG'],
    idempotent: true,
  },
  'POST /attempts/:attempt/modules': {
    summary:
      'Open the next module: its clock starts now. Asking again for an open module shows it.',
    who: 'signed-in',
    params,
    body: z.object({ device, module: z.int().min(0).max(9) }),
    reply: attemptView,
    failures: ['NOT_FOUND', 'PART_NOT_NEXT', 'OTHER_DEVICE', 'LOG_TOO_LONG'],
    idempotent: true,
  },
} as const satisfies RouteTable;
