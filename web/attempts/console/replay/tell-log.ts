import type { AttemptEvent, BrowserEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';

/** One line of the replay: which words, with what in them. */
export interface Told {
  seq: number;
  at: number;
  /** Which module it happened in; undefined between them. */
  module: number | undefined;
  /** From 0. */
  question: number | undefined;
  what: What;
  values: Record<string, string | number>;
  /** By how much it came later than it was made, where that is worth telling. */
  lateMs: number;
}

export type What =
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

const lateMs = 10_000;

type Words = Pick<Told, 'what' | 'values'>;

/** What the answers were before, by module and question: a change tells from what to what. */
type Answers = Map<string, string>;

function tellBrowser(event: BrowserEvent, hasSender: boolean, answers: Answers): Words {
  const plain = (what: What, values: Words['values'] = {}): Words => ({ what, values });
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

function tellServer(event: Exclude<AttemptEvent, BrowserEvent>): Words {
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

const byServer: ReadonlySet<AttemptEvent['type']> = new Set([
  'started',
  'took-over',
  'routed',
  'module-opened',
  'superseded',
  'extended',
  'settled',
  'completed',
]);

const isByServer = (event: AttemptEvent): event is Exclude<AttemptEvent, BrowserEvent> =>
  byServer.has(event.type);

/** The event it is about, where one was kept without effect. */
const inner = (event: AttemptEvent): AttemptEvent =>
  event.type === 'superseded' ? event.event : event;

/** The log as lines to read, in the order in which things happened. */
export function tellLog(log: readonly LoggedEvent[]): Told[] {
  const answers: Answers = new Map();
  const openedAt = new Map<number | undefined, number>();
  let open: number | undefined;
  const told = log.map(({ seq, at, receivedAt, sender, event }): Told => {
    const about = inner(event);
    if (event.type === 'module-opened') {
      open = event.module;
      openedAt.set(open, at);
    }
    const module = 'module' in about ? about.module : open;
    if (event.type === 'submitted' || event.type === 'settled') open = undefined;
    const words = isByServer(event)
      ? tellServer(event)
      : tellBrowser(event, sender !== undefined, answers);
    const late = sender ? receivedAt - at : 0;
    return {
      seq,
      // Nothing was done in a part before it was open, whatever a browser's clock said.
      at: Math.max(at, openedAt.get(module) ?? at),
      module,
      question: 'question' in about ? about.question : undefined,
      ...words,
      lateMs: late >= lateMs ? late : 0,
    };
  });
  // What came late stands where it was made.
  return told.toSorted((one, other) => one.at - other.at || one.seq - other.seq);
}
