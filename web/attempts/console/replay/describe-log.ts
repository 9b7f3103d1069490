import type { AttemptEvent, BrowserEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';

/** One line of the replay: the kind of its text, and the values to interpolate. */
export interface LogLine {
  seq: number;
  at: number;
  /** The module in which it happened. Undefined between modules. */
  module: number | undefined;
  /** Counted from 0. */
  question: number | undefined;
  what: LineKind;
  values: Record<string, string | number>;
  /** The delay between making and receiving it, or 0 if the delay is short. */
  lateMs: number;
}

export type LineKind =
  | Exclude<AttemptEvent['type'], 'answered' | 'marked' | 'eliminated' | 'abandoned' | 'submitted'>
  | 'answered'
  | 'changed'
  | 'marked'
  | 'unmarked'
  | 'eliminated'
  | 'restored'
  | 'abandoned'
  | 'ended'
  | 'submitted'
  | 'ranOut';

const minLateMs = 10_000;

type LineText = Pick<LogLine, 'what' | 'values'>;

/** The previous answers by module and question, because a changed answer shows both. */
type Answers = Map<string, string>;

function describeBrowserEvent(event: BrowserEvent, hasSender: boolean, answers: Answers): LineText {
  const plain = (what: LineKind, values: LineText['values'] = {}): LineText => ({ what, values });
  if (!('question' in event)) {
    if (event.type === 'submitted') return plain(event.isByClock ? 'ranOut' : 'submitted');
    if (event.type === 'abandoned') return plain(hasSender ? 'abandoned' : 'ended');
    return plain(event.type);
  }
  const place = `${event.module}/${event.question}`;
  const before = answers.get(place);
  switch (event.type) {
    case 'answered':
      answers.set(place, event.answer);
      return before === undefined || before === event.answer
        ? plain('answered', { answer: event.answer })
        : plain('changed', { from: before, answer: event.answer });
    case 'cleared':
      answers.delete(place);
      return plain('cleared');
    case 'marked':
      return plain(event.isMarked ? 'marked' : 'unmarked');
    case 'eliminated':
      return plain(event.isEliminated ? 'eliminated' : 'restored', { choice: event.choice });
    case 'visited':
      return plain('visited', { ms: event.ms });
    default:
      return plain(event.type);
  }
}

function describeServerEvent(event: Exclude<AttemptEvent, BrowserEvent>): LineText {
  switch (event.type) {
    case 'routed':
      return { what: 'routed', values: { section: event.section, route: event.route } };
    case 'extended':
      return { what: 'extended', values: { minutes: Math.round(event.ms / 60_000) } };
    case 'took-over':
      return { what: 'took-over', values: { device: event.device.slice(0, 8) } };
    case 'superseded':
      return { what: 'superseded', values: { reason: event.reason, event: event.event.type } };
    default:
      return { what: event.type, values: {} };
  }
}

const serverEventTypes: ReadonlySet<AttemptEvent['type']> = new Set([
  'started',
  'took-over',
  'routed',
  'module-opened',
  'superseded',
  'extended',
  'settled',
  'completed',
]);

const isServerEvent = (event: AttemptEvent): event is Exclude<AttemptEvent, BrowserEvent> =>
  serverEventTypes.has(event.type);

/** The original event of a superseded one. */
const originalEvent = (event: AttemptEvent): AttemptEvent =>
  event.type === 'superseded' ? event.event : event;

/** Turns the log into lines, in the order in which the events happened. */
export function describeLog(log: readonly LoggedEvent[]): LogLine[] {
  const answers: Answers = new Map();
  const openedAt = new Map<number | undefined, number>();
  let open: number | undefined;
  const lines = log.map(({ seq, at, receivedAt, sender, event }): LogLine => {
    const original = originalEvent(event);
    if (event.type === 'module-opened') {
      open = event.module;
      openedAt.set(open, at);
    }
    const module = 'module' in original ? original.module : open;
    if (event.type === 'submitted' || event.type === 'settled') open = undefined;
    const text = isServerEvent(event)
      ? describeServerEvent(event)
      : describeBrowserEvent(event, sender !== undefined, answers);
    const late = sender ? receivedAt - at : 0;
    return {
      seq,
      // Nothing happens in a module before it is opened, whatever the clock of the browser says.
      at: Math.max(at, openedAt.get(module) ?? at),
      module,
      question: 'question' in original ? original.question : undefined,
      ...text,
      lateMs: late >= minLateMs ? late : 0,
    };
  });
  // Late events are sorted by the time at which they were made.
  return lines.toSorted((a, b) => a.at - b.at || a.seq - b.seq);
}
