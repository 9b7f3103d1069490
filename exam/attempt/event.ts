import { z } from 'zod';
import { choiceIds } from '../item/choice-ids.ts';
import { responseKinds } from '../item/response-kinds.ts';
import { sections } from '../item/section.ts';
import { highlightColors } from './highlight-colors.ts';
import type { Plan, Route } from './plan.ts';
import type { RefusalReason } from './refusal.ts';

/** The events of an attempt. Browsers send the first kind; the server makes the second, which needs answer keys or the clock. */

const module = z.int().min(0).max(9);
/** Counted from 0 in its module. */
const question = z.int().min(0).max(99);
const highlightId = z.string().min(1).max(40);

/** A range of characters in one block of the rendered text. The quote survives if the text is ever rendered differently. */
export const highlight = z.strictObject({
  id: highlightId,
  block: z.string().max(40),
  start: z.int().min(0).max(20_000),
  end: z.int().min(0).max(20_000),
  quote: z.string().max(2000),
  colour: z.enum(highlightColors),
});

export const browserEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sections-chosen'),
    sections: z.array(z.enum(sections)).min(1).max(2),
  }),
  z.strictObject({
    type: z.literal('answered'),
    module,
    question,
    answer: z.string().min(1).max(6),
  }),
  z.strictObject({ type: z.literal('cleared'), module, question }),
  z.strictObject({ type: z.literal('marked'), module, question, isMarked: z.boolean() }),
  z.strictObject({
    type: z.literal('eliminated'),
    module,
    question,
    choice: z.enum(choiceIds),
    isEliminated: z.boolean(),
  }),
  /** Adds a highlight, or changes the one with the same id. */
  z.strictObject({ type: z.literal('highlighted'), module, question, highlight }),
  z.strictObject({ type: z.literal('highlight-removed'), module, question, id: highlightId }),
  /** The student's note on a highlight. */
  z.strictObject({
    type: z.literal('noted'),
    module,
    question,
    id: highlightId,
    note: z.string().max(1000),
  }),
  /** Sent when the student leaves a question: how long it was in view this time. */
  z.strictObject({
    type: z.literal('visited'),
    module,
    question,
    ms: z.int().min(0).max(86_400_000),
  }),
  z.strictObject({
    type: z.literal('submitted'),
    module,
    /** The browser submitted the module itself, because its clock had reached the deadline. */
    isByClock: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('break-started') }),
  z.strictObject({ type: z.literal('break-skipped') }),
  z.strictObject({ type: z.literal('break-ended') }),
  z.strictObject({ type: z.literal('paused') }),
  z.strictObject({ type: z.literal('resumed') }),
  /** Sent by the confirmed exit, never by closing the page; or made by the team, then without a device. */
  z.strictObject({ type: z.literal('abandoned') }),
]);

/** An item of an opened module, and how it is answered. It holds nothing that a student may not know. */
export const itemRef = z.object({
  item: z.string(),
  version: z.int(),
  kind: z.enum(responseKinds),
});

export type Highlight = z.infer<typeof highlight>;
export type BrowserEvent = z.infer<typeof browserEvent>;
export type QuestionEvent = Extract<BrowserEvent, { question: number }>;
export type ItemRef = z.infer<typeof itemRef>;

export type ServerEvent =
  | { type: 'started'; form: string; plan: Plan }
  | { type: 'took-over'; device: string }
  /** Never sent to a browser. */
  | { type: 'routed'; section: 'rw' | 'math'; route: Route }
  | { type: 'module-opened'; module: number; items: ItemRef[] }
  /** Stored for the record without effect, for instance because it came too late. */
  | { type: 'superseded'; event: BrowserEvent; reason: RefusalReason }
  /** The team gave more time to a module, either open or still to come. */
  | { type: 'extended'; module: number; ms: number }
  /** The clock closed the module. */
  | { type: 'settled'; module: number }
  | { type: 'completed' };

export type AttemptEvent = BrowserEvent | ServerEvent;

/** One entry of an attempt's log. Times are epoch milliseconds of the server's clock. */
export interface LoggedEvent {
  seq: number;
  /** When the event was made. For a browser's event, `receive` computes it from the browser's monotonic clock. */
  at: number;
  receivedAt: number;
  /** The device that sent the event, and its number there; absent when the server made the event. */
  sender?: { device: string; number: number };
  event: AttemptEvent;
}
