import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';

/** Something done here, and when: the server's time as this device reckons it. */
export interface Made {
  at: number;
  event: BrowserEvent;
}

/** What one page has made and the store has not confirmed. */
export interface Draft {
  page: string;
  /** How many that page had made before these. */
  before: number;
  made: Made[];
}

export interface Unsent extends Made {
  /** This device's running number. */
  number: number;
}

/** What this browser stores of an attempt. Every change is a function of it, so that a store can make it atomic. */
export interface LocalAttempt {
  account: string;
  /**
   * Made with this record and gone with it. Were it kept elsewhere, a record lost alone would begin to count anew under
   * an old name, and the server would take new answers for old ones.
   */
  device: string;
  /** Which page of this browser has the attempt: the one opened last. */
  page: string;
  /** As the server is known to have it. */
  attempt: Attempt;
  /** The acknowledgement that we reckon from: up to which number, and the server's time of it. */
  base: { number: number; at: number };
  /** The server has everything up to this number, and `attempt` holds it. */
  taken: number;
  /**
   * Everything after `base`. Its beginning may be taken already: it is sent along for as long as what follows was made
   * before its acknowledgement, because the server knows by the first number from when to reckon.
   */
  since: Unsent[];
  /**
   * How many of its own the record has of each page that wrote to it last: a draft found later may be here already. Absent
   * in what an earlier version of this page stored.
   */
  pages?: Record<string, number>;
  /** The server has refused numbers up to this one. No other event gets their numbers. Absent where it has refused none. */
  refusedUpTo?: number;
  /** What the server does not understand or has no room for: kept, so that nothing vanishes unseen. */
  setAside: Made[];
  /** The server's time and this machine's at one moment, for the page after a reload. */
  clock: { at: number; wall: number };
}

/** The rest of a view: large, and it changes only with the module. */
export interface Frame {
  test: AttemptView['test'];
  hasTextToSpeech: boolean;
  items: AttemptView['items'];
  /** Absent in what an earlier version of this page stored. */
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

/** The items stored are those of the part that is open. */
export function fits({ phase, modules }: Attempt, { items }: Frame): boolean {
  if (phase.name !== 'module') return true;
  const open = modules.find(({ module }) => module === phase.module);
  return open?.items.every(({ item }, index) => items[index]?.id === item) ?? false;
}

/** What the server has not taken yet. */
export const owed = ({ since, taken }: LocalAttempt): Unsent[] =>
  since.filter(({ number }) => number > taken);

export const lastNumber = ({ base, since, refusedUpTo = 0 }: LocalAttempt): number =>
  Math.max(since.at(-1)?.number ?? base.number, refusedUpTo);

export function append(
  kept: LocalAttempt,
  made: readonly Made[],
  clock: LocalAttempt['clock'],
): LocalAttempt {
  const last = lastNumber(kept);
  const numbered = made.map((each, index) => ({ ...each, number: last + index + 1 }));
  return { ...kept, clock, since: [...kept.since, ...numbered] };
}

const mostPages = 8;

/** What a page made, as far as the record does not have it. */
export function appendDraft(
  kept: LocalAttempt,
  { page, before, made }: Draft,
  clock: LocalAttempt['clock'],
): LocalAttempt {
  const { [page]: stored = 0, ...others } = kept.pages ?? {};
  const fresh = made.slice(Math.max(0, stored - before));
  const latest = Object.entries(others).slice(1 - mostPages);
  const pages = { ...Object.fromEntries(latest), [page]: Math.max(stored, before + made.length) };
  return { ...append(kept, fresh, clock), pages };
}

/** As new to the server, under another name: what is owed counts from 1 again. Whoever had the test still has it. */
export function rename(kept: LocalAttempt, device: string): LocalAttempt {
  const { active, ...attempt } = kept.attempt;
  const isActive = active === kept.device;
  return {
    ...kept,
    device,
    attempt: isActive ? { ...attempt, active: device } : kept.attempt,
    base: { number: 0, at: kept.base.at },
    taken: 0,
    refusedUpTo: 0,
    since: owed(kept).map((each, index) => ({ ...each, number: index + 1 })),
  };
}

/** Takes out the first that is owed, which the server does not understand; what follows moves up, leaving no gap. */
export function withoutFirst(kept: LocalAttempt): LocalAttempt {
  const [first, ...rest] = owed(kept);
  if (!first) return kept;
  const { number: _, ...made } = first;
  return {
    ...kept,
    since: [
      ...kept.since.filter(({ number }) => number <= kept.taken),
      ...rest.map((each) => ({ ...each, number: each.number - 1 })),
    ],
    setAside: [...kept.setAside, made],
  };
}

/** Takes out what the server has refused to store. What follows keeps its numbers: a batch that is still under way has them too. */
export function withoutRefused(kept: LocalAttempt, refused: ReadonlySet<number>): LocalAttempt {
  const gone = kept.since.filter(({ number }) => refused.has(number));
  if (gone.length === 0) return kept;
  return {
    ...kept,
    refusedUpTo: Math.max(kept.refusedUpTo ?? 0, ...refused),
    since: kept.since.filter(({ number }) => !refused.has(number)),
    setAside: [...kept.setAside, ...gone.map(({ at, event }) => ({ at, event }))],
  };
}

/** An attempt that is over takes nothing in from a device that it does not know. */
export const withoutOwed = (kept: LocalAttempt): LocalAttempt =>
  withoutRefused(kept, new Set(owed(kept).map(({ number }) => number)));

/** Of the taken that are sent along, and of the owed: together what the server accepts at once. */
const mostTaken = 100;
export const mostOwed = 100;

/**
 * The server has taken all up to `number`. We reckon from there on, unless something was made before the server's time of
 * it, or that time is unknown: reckoned from too late a moment, an answer given in time could miss its deadline.
 */
export function moveOn(
  kept: LocalAttempt,
  number: number,
  at: number | undefined,
  now: number,
): LocalAttempt {
  const rest = kept.since.filter((each) => each.number > number);
  const isLate = at === undefined || rest.some((each) => each.at < at);
  const isBearable = kept.since.length - rest.length <= mostTaken;
  if (isLate && isBearable) return { ...kept, taken: number };
  return { ...kept, taken: number, since: rest, base: { number, at: at ?? now } };
}

const year = 31_536_000_000;

/** The next of the owed, in order, after what is sent along. */
export function nextBatch(kept: LocalAttempt, most: number, bytes = Infinity): Batch {
  const { device, base, since, refusedUpTo = 0 } = kept;
  const last = owed(kept)[most - 1]?.number ?? Infinity;
  const sent = since.filter(({ number }) => number <= last);
  const events = sent.map(({ number, at, event }) => ({
    number,
    elapsed: Math.min(year, Math.max(0, at - base.at)),
    event,
  }));
  while (JSON.stringify(events).length > bytes) events.pop();
  return { device, events, ...(refusedUpTo > 0 && { refusedUpTo }) };
}
