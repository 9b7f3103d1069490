import type { Attempt, LogSize } from './attempt.ts';
import type { AttemptEvent, BrowserEvent, LoggedEvent } from './event.ts';

/**
 * The limits of an attempt's log. A replay holds the whole log in memory, so an account must not be able to make it arbitrarily
 * long. A usual full test of 98 questions has 210 events with 53,000 characters of text. A student who marks up every question
 * and changes most of it later (`log-limits.test.ts`) makes 4,500 events with 380,000 characters, one event every two seconds.
 * The limits leave room for three times as many.
 *
 * Only events of devices count. The server makes few events, and none of them is refused.
 */

/**
 * A log that fills up refuses highlights, notes, marks and visits first, then answers. Events that steer the course of the
 * attempt, such as submitting a module, come last.
 */
const mostEvents = { annotation: 14_000, answer: 19_000, course: 20_000 };

/** Characters of quotes and notes. Everything else in an event is short. */
const mostText = 4_000_000;

/** Superseded events are stored so that the team can investigate a complaint; this many are enough for that. */
const mostSuperseded = 500;

/** A browser that cannot store anything becomes a new device on each reload. */
export const mostDevices = 50;
const mostTakeovers = 500;

/** For this long after the end, events of a device that was offline are still stored for the record, without effect. */
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

/** The size of the log after the event is added. */
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

/** Why a device's event must not be stored; undefined if it may be. */
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
