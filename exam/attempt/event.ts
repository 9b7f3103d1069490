import { z } from 'zod';
import { choiceIds } from '../item/choice-ids.ts';
import { responseKinds } from '../item/response-kinds.ts';
import { sections } from '../item/section.ts';
import { highlightColors } from './highlight-colors.ts';
import type { Plan, Route } from './plan.ts';
import type { RefusalReason } from './refusal.ts';

/** What happened in an attempt. A browser may send the first kind; the second needs keys or the clock. */

const module = z.int().min(0).max(9);
/** Counted from 0 in its module. */
const question = z.int().min(0).max(99);
const highlightId = z.string().min(1).max(40);

/** A range of the rendered text: characters of one block, and what they said, in case the text is ever shown otherwise. */
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
  /** Adds it, or changes the one with the same id. */
  z.strictObject({ type: z.literal('highlighted'), module, question, highlight }),
  z.strictObject({ type: z.literal('highlight-removed'), module, question, id: highlightId }),
  /** What the student writes beside a highlight. */
  z.strictObject({
    type: z.literal('noted'),
    module,
    question,
    id: highlightId,
    note: z.string().max(1000),
  }),
  /** Sent on leaving a question: how long it was in view this time. */
  z.strictObject({
    type: z.literal('visited'),
    module,
    question,
    ms: z.int().min(0).max(86_400_000),
  }),
  z.strictObject({
    type: z.literal('submitted'),
    module,
    /** Handed in because the time was up, as far as the browser knew. */
    isByClock: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('break-started') }),
  z.strictObject({ type: z.literal('break-skipped') }),
  z.strictObject({ type: z.literal('break-ended') }),
  z.strictObject({ type: z.literal('paused') }),
  z.strictObject({ type: z.literal('resumed') }),
  /** Only the confirmed exit says so, never a closed page; or the team, without a device. */
  z.strictObject({ type: z.literal('abandoned') }),
]);

/** Which item stands at a place, and how it is answered; nothing a student may not know. */
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
  /** Never told to a browser. */
  | { type: 'routed'; section: 'rw' | 'math'; route: Route }
  | { type: 'module-opened'; module: number; items: ItemRef[] }
  /** Kept, though it came too late or was overtaken. */
  | { type: 'superseded'; event: BrowserEvent; reason: RefusalReason }
  /** The team gave the module more time, open or still to come. */
  | { type: 'extended'; module: number; ms: number }
  /** The clock closed the module. */
  | { type: 'settled'; module: number }
  | { type: 'completed' };

export type AttemptEvent = BrowserEvent | ServerEvent;

/** One line of an attempt's log. Times are epoch milliseconds of the server's clock. */
export interface LoggedEvent {
  seq: number;
  /** When it was made: for a browser's event reckoned from its own monotonic clock, see `receive`. */
  at: number;
  receivedAt: number;
  /** Who sent it and under which running number of that device; absent where the server made it. */
  sender?: { device: string; number: number };
  event: AttemptEvent;
}
