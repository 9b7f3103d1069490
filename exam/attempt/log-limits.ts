import type { Attempt, LogSize } from './attempt.ts';
import type { AttemptEvent, BrowserEvent, LoggedEvent } from './event.ts';

/**
 * How long an attempt's log may become. A replay holds the whole log in memory, so one account must not be able to make it as
 * long as it likes. A usual full test of 98 questions has 210 events, and all its texts together have 53,000 characters. A
 * student who marks up every question and changes most of it later (`log-limits.test.ts`) makes 4,500 events with 380,000
 * characters, one event every two seconds to the end. The limits leave room for three times as many.
 *
 * Only what devices send counts. Events that the server makes are few, and are never refused.
 */

/**
 * Highlights, notes, marks and visits are refused first: answers can be given after there is no room for those, and modules
 * handed in after there is no room for answers.
 */
const mostEvents = { annotation: 14_000, answer: 19_000, course: 20_000 };

/** Characters of quotes and notes; the rest of an event is short. */
const mostText = 4_000_000;

/** Events without effect are stored so that a complaint can be looked up, and a complaint needs no more than these. */
const mostSuperseded = 500;

/** A browser that can't store anything is a new device after each reload. */
export const mostDevices = 50;
const mostTakeovers = 500;

/** After the end nothing has an effect; a device that was offline has this long to bring what it holds, for the record. */
const lateMs = 24 * 60 * 60_000;

/** Why the server does not store an event: the log is full, or the attempt ended long ago. */
export const logRefusals = ['log-full', 'long-over'] as const;
export type LogRefusal = (typeof logRefusals)[number];

export const emptyLog: LogSize = { events: 0, text: 0, superseded: 0, takeovers: 0 };

function kindOf(event: BrowserEvent): keyof typeof mostEvents {
  if (!('question' in event)) return 'course';
  return event.type === 'answered' || event.type === 'cleared' ? 'answer' : 'annotation';
}

function textIn(event: AttemptEvent): number {
  if (event.type === 'superseded') return textIn(event.event);
  if (event.type === 'highlighted') return event.highlight.quote.length;
  return event.type === 'noted' ? event.note.length : 0;
}

/** The size of the log with one more event in it. */
export function sizeAfter(size: LogSize, { sender, event }: LoggedEvent): LogSize {
  if (event.type === 'took-over') return { ...size, takeovers: size.takeovers + 1 };
  if (!sender) return size;
  return {
    ...size,
    events: size.events + 1,
    text: size.text + textIn(event),
    superseded: size.superseded + (event.type === 'superseded' ? 1 : 0),
  };
}

export function hasRoomFor({ logSize = emptyLog }: Attempt, event: BrowserEvent): boolean {
  const text = textIn(event);
  const fits = text === 0 || logSize.text + text <= mostText;
  return fits && logSize.events < mostEvents[kindOf(event)];
}

/** Undefined where a device's event may be stored. */
export function refusalToStore(
  attempt: Attempt,
  event: BrowserEvent,
  { isSuperseded, now }: { isSuperseded: boolean; now: number },
): LogRefusal | undefined {
  const { endedAt, logSize = emptyLog } = attempt;
  if (endedAt !== undefined && now - endedAt > lateMs) return 'long-over';
  const isWithin = !isSuperseded || logSize.superseded < mostSuperseded;
  return isWithin && hasRoomFor(attempt, event) ? undefined : 'log-full';
}

export function mayTakeOver({ devices, logSize = emptyLog }: Attempt, device: string): boolean {
  const isKnown = Object.hasOwn(devices, device);
  if (!isKnown && Object.keys(devices).length >= mostDevices) return false;
  return logSize.takeovers < mostTakeovers;
}
