import type { Attempt, QuestionState } from '@bac/exam/attempt/attempt.ts';
import { attempt, moduleState, questionState } from '@bac/exam/attempt/attempt-schema.ts';
import { browserEvent } from '@bac/exam/attempt/event.ts';
import { logRefusals } from '@bac/exam/attempt/log-limits.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { z } from 'zod';
import { formulas } from '../bank/formulas.ts';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';
import { testKinds } from './test-kinds.ts';

/** A browser's own name for itself, made by it once and kept. */
const device = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

const params = z.object({ attempt: z.uuid() });

/** The fields a student does not get. The compiler asks for each other field of the state, so that none is left out by accident. */
type Withheld = 'routes' | 'endedAt' | 'changedBy' | 'changedSeq';
type Visible<State> = Record<Exclude<keyof State, Withheld>, true>;

const studentQuestion = questionState.pick({
  answer: true,
  isMarked: true,
  eliminated: true,
  highlights: true,
  isSeen: true,
  ms: true,
} satisfies Visible<QuestionState>);

/** The attempt as its student may know it: no routes, and of the devices only the one that asks. */
const studentAttempt = attempt
  .pick({
    form: true,
    plan: true,
    seq: true,
    startedAt: true,
    phase: true,
    chosen: true,
    modules: true,
    devices: true,
    active: true,
    // The browser applies the limits of the log too.
    logSize: true,
  } satisfies Visible<Attempt>)
  .extend({ modules: z.array(moduleState.extend({ questions: z.array(studentQuestion) })) });

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
  refused: z.array(z.object({ number: z.int(), reason: z.enum(logRefusals) })).optional(),
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
