import { z } from 'zod';
import { choiceIds } from '../item/choice-ids.ts';
import { sections } from '../item/section.ts';
import { highlight, itemRef } from './event.ts';
import { plan, route } from './plan-schema.ts';

/**
 * The state of an attempt. The types in `attempt.ts` are inferred from this schema, and the contract picks from it the fields
 * that a student may see. It is separate from `attempt.ts` because browsers load that file and must not load zod.
 */

export const questionState = z.object({
  answer: z.string().optional(),
  isMarked: z.boolean(),
  eliminated: z.array(z.enum(choiceIds)),
  highlights: z.array(z.object({ ...highlight.shape, note: z.string().optional() })),
  isSeen: z.boolean(),
  /** Time in view. */
  ms: z.number(),
  /** The device and the sequence number of the last change; used to merge late events of a device that lost the test. */
  changedBy: z.string().optional(),
  changedSeq: z.int().optional(),
});

export const moduleState = z.object({
  module: z.int(),
  items: z.array(itemRef),
  openedAt: z.number(),
  deadline: z.number(),
  closed: z.object({ at: z.number(), by: z.enum(['student', 'clock']) }).optional(),
  questions: z.array(questionState),
});

export const deviceState = z.object({
  /** The number of the last event received from the device. */
  number: z.int(),
  /** When its last event was made, and when the server last received a request from it. */
  madeAt: z.number(),
  heardAt: z.number(),
  /** The last acknowledgments, oldest first: up to which number, and when. The device's `elapsed` times refer to one of them. */
  acknowledged: z.array(z.object({ number: z.int(), at: z.number() })),
  /** The sequence number at which another device took over; absent while this device is active. */
  lostSeq: z.int().optional(),
});

export const phase = z.discriminatedUnion('name', [
  z.object({ name: z.literal('choosing') }),
  z.object({ name: z.literal('waiting'), next: z.int(), mayBreak: z.boolean() }),
  z.object({ name: z.literal('break'), next: z.int(), endsAt: z.number() }),
  z.object({ name: z.literal('module'), module: z.int(), pausedAt: z.number().optional() }),
  /** Every module is closed; the event `completed` follows. */
  z.object({ name: z.literal('ended') }),
  z.object({ name: z.literal('completed') }),
  z.object({ name: z.literal('abandoned'), isByTeam: z.literal(true).optional() }),
]);

/** How much the devices have added to the log; limited by `log-limits.ts`. */
export const logSize = z.object({
  /** Events of devices, applied or superseded. */
  events: z.int(),
  /** Characters of the quotes and notes in them. */
  text: z.int(),
  superseded: z.int(),
  takeovers: z.int(),
});

export const attempt = z.object({
  form: z.string(),
  plan,
  seq: z.int(),
  startedAt: z.number(),
  phase,
  chosen: z.array(z.enum(sections)),
  /** The modules opened so far, in order. */
  modules: z.array(moduleState),
  routes: z.partialRecord(z.enum(sections), route),
  devices: z.record(z.string(), deviceState),
  active: z.string().optional(),
  /** When the server received the event that completed or abandoned it. */
  endedAt: z.number().optional(),
  /** Absent while the log is empty, and in attempts that an earlier version of the page stored. */
  logSize: logSize.optional(),
});
