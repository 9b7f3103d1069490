import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import { isFinal, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';

/**
 * The stored record of one attempt, and the pure functions that change it. Every event of this device gets the next number, from
 * 1; the numbers have no gaps except those that the server refused, and no two events share one. They are not the log's sequence
 * numbers (`seq`), which the server assigns.
 */

/** An event with the server time at which it happened, as this device computes it. */
export interface TimedEvent {
  at: number;
  event: BrowserEvent;
}

/** A journal entry: the events of one page that the store has not confirmed yet. */
export interface JournalEntry {
  page: string;
  /** The number of events that the page made before these. */
  before: number;
  made: TimedEvent[];
}

export interface NumberedEvent extends TimedEvent {
  /** Counted by this device, from 1. */
  number: number;
}

/** The record of an attempt that this browser stores. Every change is a function of it, so a store can apply it atomically. */
export interface LocalAttempt {
  account: string;
  /**
   * The id under which this record numbers its events. It is created and deleted with the record: if it outlived a lost
   * record, numbering would restart at 1 under the same id, and the server would take new answers for duplicates.
   */
  device: string;
  /** The page of this browser that holds the attempt: the one opened last. */
  page: string;
  /** The last state that the server confirmed. */
  attempt: Attempt;
  /** An acknowledged number and the server's time of that acknowledgment, from which event times are counted. */
  clockBase: { number: number; at: number };
  /** The last acknowledged number. `attempt` contains every event up to it. */
  ackedSeq: number;
  /**
   * The outbox: every event after `clockBase`. Its first events may be acknowledged already. They are sent again as long as a later
   * event happened before their acknowledgment, because the first number of a batch tells the server the clock base.
   */
  outbox: NumberedEvent[];
  /**
   * The last events before the outbox, at most `maxHistory`: a server that is restored from a backup asks for them again. Absent in
   * records that an earlier version of the app stored.
   */
  history?: NumberedEvent[];
  /**
   * For each of the pages that wrote last, how many of its events the record contains: a journal entry found later may be in it already.
   * Absent in records that an earlier version of the app stored.
   */
  storedCounts?: Record<string, number>;
  /** The server has refused numbers up to this one, and no other event gets them. Absent if it has refused none. */
  refusedUpTo?: number;
  /** Events that the server rejected as invalid or had no room for, stored so that none is lost silently. */
  rejected: TimedEvent[];
  /** The server's time and this machine's wall clock at one moment, for the page after a reload. */
  clock: { at: number; wall: number };
}

/** The rest of a snapshot. It is large and changes only with the module. */
export interface Frame {
  test: AttemptView['test'];
  hasTextToSpeech: boolean;
  items: AttemptView['items'];
  /** Absent in records that an earlier version of the app stored. */
  formulas?: AttemptView['formulas'];
  /** The team's own directions for the open module. */
  instruction?: AttemptView['instruction'];
}

export const attemptOf = ({ attempt }: AttemptView): Attempt => ({ ...attempt, routes: {} });

export const frameOf = ({
  test,
  hasTextToSpeech,
  items,
  formulas,
  instruction,
}: AttemptView): Frame => ({
  test,
  hasTextToSpeech,
  items,
  formulas,
  instruction,
});

/** Says whether the stored items are those of the open module. */
export function hasOpenModuleItems(
  { phase, modules }: Pick<Attempt, 'phase' | 'modules'>,
  { items }: Frame,
): boolean {
  if (phase.name !== 'module') return true;
  const open = modules.find(({ module }) => module === phase.module);
  return open?.items.every(({ item }, index) => items[index]?.id === item) ?? false;
}

/** The events that the server has not acknowledged yet. */
export const unacknowledged = ({ outbox, ackedSeq }: LocalAttempt): NumberedEvent[] =>
  outbox.filter(({ number }) => number > ackedSeq);

export const lastSequenceNumber = ({ clockBase, outbox, refusedUpTo = 0 }: LocalAttempt): number =>
  Math.max(outbox.at(-1)?.number ?? clockBase.number, refusedUpTo);

export function append(
  record: LocalAttempt,
  events: readonly TimedEvent[],
  clock: LocalAttempt['clock'],
): LocalAttempt {
  const last = lastSequenceNumber(record);
  const numbered = events.map((each, index) => ({ ...each, number: last + index + 1 }));
  return { ...record, clock, outbox: [...record.outbox, ...numbered] };
}

const maxPages = 8;

/** Appends those events of a journal entry that the record does not contain yet. */
export function appendJournalEntry(
  record: LocalAttempt,
  { page, before, made: events }: JournalEntry,
  clock: LocalAttempt['clock'],
): LocalAttempt {
  const { [page]: stored = 0, ...others } = record.storedCounts ?? {};
  const fresh = events.slice(Math.max(0, stored - before));
  const latest = Object.entries(others).slice(1 - maxPages);
  const pages = { ...Object.fromEntries(latest), [page]: Math.max(stored, before + events.length) };
  return { ...append(record, fresh, clock), storedCounts: pages };
}

/** More than a student makes in an hour. The record is stored whole with each event, so the history must stay small. */
const maxHistory = 1000;

/** Moves the clock base, and with it the start of the outbox. */
export function moveClockBase(record: LocalAttempt, number: number, at: number): LocalAttempt {
  const { history = [], outbox } = record;
  const passed = outbox.filter((each) => each.number <= number);
  return {
    ...record,
    ackedSeq: number,
    clockBase: { number, at },
    outbox: outbox.filter((each) => each.number > number),
    history: [...history, ...passed].slice(-maxHistory),
  };
}

/** Goes back to the last number that a restored server has. Every later event that is still here will be sent again. */
export function goBack(record: LocalAttempt, number: number, at: number): LocalAttempt {
  const { history = [], outbox } = record;
  return {
    ...record,
    ackedSeq: number,
    clockBase: { number, at },
    outbox: [...history, ...outbox].filter((each) => each.number > number),
    history: history.filter((each) => each.number <= number),
  };
}

/** Continues under a new device id: unacknowledged events are numbered from 1 again. A device that was active stays active. */
export function renameDevice(record: LocalAttempt, device: string): LocalAttempt {
  const { active, ...attempt } = record.attempt;
  const isActive = active === record.device;
  return {
    ...record,
    device,
    attempt: isActive ? { ...attempt, active: device } : record.attempt,
    clockBase: { number: 0, at: record.clockBase.at },
    ackedSeq: 0,
    refusedUpTo: 0,
    history: [],
    outbox: unacknowledged(record).map((each, index) => ({ ...each, number: index + 1 })),
  };
}

/** Sets aside the first unacknowledged event, which the server rejects. The numbers after it move down, so no gap is left. */
export function withoutFirst(record: LocalAttempt): LocalAttempt {
  const [first, ...pending] = unacknowledged(record);
  if (!first) return record;
  const { number: _, ...timedEvent } = first;
  return {
    ...record,
    outbox: [
      ...record.outbox.filter(({ number }) => number <= record.ackedSeq),
      ...pending.map((each) => ({ ...each, number: each.number - 1 })),
    ],
    rejected: [...record.rejected, timedEvent],
  };
}

/** Sets aside the events that the server refused to store. Later events keep their numbers: a batch in flight uses them too. */
export function withoutRefused(record: LocalAttempt, refused: ReadonlySet<number>): LocalAttempt {
  const refusedEvents = record.outbox.filter(({ number }) => refused.has(number));
  if (refusedEvents.length === 0) return record;
  return {
    ...record,
    refusedUpTo: Math.max(record.refusedUpTo ?? 0, ...refused),
    outbox: record.outbox.filter(({ number }) => !refused.has(number)),
    rejected: [...record.rejected, ...refusedEvents.map(({ at, event }) => ({ at, event }))],
  };
}

/** Sets aside every unacknowledged event: a finished attempt accepts none from a device that it does not know. */
export const withoutUnacknowledged = (record: LocalAttempt): LocalAttempt =>
  withoutRefused(record, new Set(unacknowledged(record).map(({ number }) => number)));

/** The most acknowledged and the most unacknowledged events of a batch. Together they are what the server accepts at once. */
const maxResent = 100;
export const maxBatchSize = 100;

/**
 * Notes that the server has acknowledged every event up to `number`. The clock base moves there too, unless a later event
 * happened before the time of the acknowledgment or that time is unknown: an answer given in time would get too late a date
 * and could miss its deadline.
 */
export function acknowledge(
  record: LocalAttempt,
  number: number,
  at: number | undefined,
  now: number,
): LocalAttempt {
  const pending = record.outbox.filter((each) => each.number > number);
  const isLate = at === undefined || pending.some((each) => each.at < at);
  const isSmallEnough = record.outbox.length - pending.length <= maxResent;
  if (isLate && isSmallEnough) return { ...record, ackedSeq: number };
  return moveClockBase(record, number, at ?? now);
}

const year = 31_536_000_000;

/** The module of an event if the server has not opened it: a restored server opens it again before it takes the event. */
export function unopenedModule(
  { attempt }: LocalAttempt,
  { event }: TimedEvent,
): number | undefined {
  if (isFinal(attempt.phase) || !('module' in event)) return undefined;
  const { module } = event;
  return attempt.modules.some((opened) => opened.module === module) ? undefined : module;
}

/** The next batch: acknowledged events after the clock base, then the first unacknowledged ones, in order. */
export function nextBatch(record: LocalAttempt, maxEvents: number, maxBytes = Infinity): Batch {
  const { device, clockBase, outbox, refusedUpTo = 0 } = record;
  const last = unacknowledged(record)[maxEvents - 1]?.number ?? Infinity;
  const unopened = outbox.find((each) => unopenedModule(record, each) !== undefined);
  const sent = outbox.filter(
    ({ number }) => number <= last && number < (unopened?.number ?? Infinity),
  );
  const events = sent.map(({ number, at, event }) => ({
    number,
    elapsed: Math.min(year, Math.max(0, at - clockBase.at)),
    event,
  }));
  while (JSON.stringify(events).length > maxBytes) events.pop();
  return { device, events, ...(refusedUpTo > 0 && { refusedUpTo }) };
}
