import type { Attempt, QuestionState } from '@bac/exam/attempt/attempt.ts';
import { attempt, moduleState, questionState } from '@bac/exam/attempt/attempt-schema.ts';
import { browserEvent } from '@bac/exam/attempt/event.ts';
import { logRefusals } from '@bac/exam/attempt/log-limits.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { z } from 'zod';
import { formulas } from '../bank/formulas.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';
import { testKinds } from './test-kinds.ts';

/** The id of a browser, which creates it once and stores it. */
const device = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

const params = z.object({ attempt: z.uuid() });

/** The fields a student does not get. The compiler requires every other field of the state, so none is left out by accident. */
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

/** The attempt as its student may see it: no routes, and only the requesting device. */
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
  test: z.object({ id: z.string(), kind: z.enum(testKinds), name: localText }),
  attempt: studentAttempt,
  /** The questions of the open module, in order; empty during a pause and if no module is open. */
  items: z.array(studentView),
  formulas,
  /** The server's time of this reply; the browser counts on from it. */
  now: z.number(),
  /** Granted for this attempt; the browser stores it. */
  hasTextToSpeech: z.boolean(),
  /** The team's directions for the open module; absent if it wrote none. */
  instruction: localText.optional(),
});

export type AttemptView = z.infer<typeof attemptView>;

const receipt = z.object({
  /** Every event of this device up to this number is stored durably, except refused ones. */
  acknowledged: z.int(),
  now: z.number(),
  /** The length of the attempt's log. A browser with another count fetches the attempt again. */
  seq: z.int(),
  phase: z.string(),
  isActive: z.boolean(),
  /** Events that were stored without effect, and why. */
  superseded: z.array(z.object({ number: z.int(), reason: z.string() })),
  /** Events that were not stored and never will be, because the log is full or the attempt ended long ago. */
  refused: z.array(z.object({ number: z.int(), reason: z.enum(logRefusals) })).optional(),
});

export type Receipt = z.infer<typeof receipt>;

export const attemptRoutes = {
  'POST /attempts': {
    summary:
      'Start a test, or resume the attempt in progress. The caller makes the id, so a retry is idempotent.',
    who: 'signed-in',
    body: z.object({
      id: z.uuid(),
      test: z.string().max(80),
      device,
      /** The class assignment this attempt is for; the terms of the assignment apply. */
      assignment: z.uuid().optional(),
    }),
    reply: attemptView,
    failures: [
      'TEST_NOT_FOUND',
      'VERIFY_FIRST',
      'GUARDIAN_NEEDED',
      'ASSIGNMENT_NOT_NOW',
      'ASSIGNMENT_OTHER_ATTEMPT',
      'TEST_ASSIGNED',
      'TOO_MANY_DEVICES',
      'LOG_TOO_LONG',
    ],
    idempotent: true,
  },
  'GET /attempts/:attempt': {
    summary: 'An attempt of one’s own, with the questions of its open module unless it is paused.',
    who: 'signed-in',
    params,
    query: z.object({ device: device.optional() }),
    reply: attemptView,
    failures: ['NOT_FOUND', 'LOG_TOO_LONG'],
  },
  'POST /attempts/:attempt/devices': {
    summary: 'Continue the attempt on this device (takeover); the previous device is notified.',
    who: 'signed-in',
    params,
    body: z.object({ device }),
    reply: attemptView,
    failures: ['NOT_FOUND', 'TOO_MANY_DEVICES', 'LOG_TOO_LONG'],
    idempotent: true,
  },
  'POST /attempts/:attempt/events': {
    summary: 'Send the events of this device with its own sequence numbers; idempotent.',
    who: 'signed-in',
    maxBodyBytes: 256 * 1024,
    params,
    body: z.object({
      device,
      events: z
        .array(
          z.object({
            number: z.int().min(1).max(1_000_000),
            /** Milliseconds since the last acknowledgment this device received. */
            elapsed: z.number().min(0).max(31_536_000_000),
            event: browserEvent,
          }),
        )
        .max(200),
      /** Of an empty batch: milliseconds since the last acknowledgment. */
      elapsed: z.number().min(0).max(31_536_000_000).optional(),
      /** Numbers up to this one may be missing, because the server refused them. */
      refusedUpTo: z.int().min(0).max(1_000_000).optional(),
    }),
    reply: receipt,
    failures: ['NOT_FOUND', 'DEVICE_UNKNOWN', 'LOG_TOO_LONG'],
    idempotent: true,
  },
  'POST /attempts/:attempt/modules': {
    summary:
      'Open the next module and start its clock. Repeating the request returns the open module.',
    who: 'signed-in',
    params,
    body: z.object({ device, module: z.int().min(0).max(9) }),
    reply: attemptView,
    failures: ['NOT_FOUND', 'MODULE_NOT_NEXT', 'OTHER_DEVICE', 'LOG_TOO_LONG'],
    idempotent: true,
  },
} as const satisfies RouteTable;
