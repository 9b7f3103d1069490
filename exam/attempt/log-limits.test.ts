import { describe, expect, it } from 'vitest';
import { planAttempt } from '../blueprint/plan-attempt.ts';
import { minutes, Story } from '../testing/sample-attempt.ts';
import type { Attempt, LogSize } from './attempt.ts';
import type { BrowserEvent, ItemRef, LoggedEvent } from './event.ts';
import { emptyLog, hasRoomFor, mayTakeOver } from './log-limits.ts';
import { receive, type Batch } from './receive.ts';
import { replay } from './replay.ts';
import { settle } from './settle.ts';
import { step } from './step.ts';

const day = 24 * 60 * 60_000;

const answered: BrowserEvent = { type: 'answered', module: 0, question: 0, answer: 'A' };
const marked: BrowserEvent = { type: 'marked', module: 0, question: 0, isMarked: true };
const submitted: BrowserEvent = { type: 'submitted', module: 0 };
const highlighted = (quote: string, id = 'h1', question = 0, module = 0): BrowserEvent => ({
  type: 'highlighted',
  module,
  question,
  highlight: { id, block: 'stem', start: 0, end: 9, quote, colour: 'blue' },
});
const noted = (note: string, id = 'h1', question = 0, module = 0): BrowserEvent => ({
  type: 'noted',
  module,
  question,
  id,
  note,
});

const batch = (first: number, ...events: BrowserEvent[]): Batch => ({
  device: 'laptop',
  events: events.map((event, index) => ({ number: first + index, elapsed: 0, event })),
});

function receiveBatch(attempt: Attempt, sent: Batch, now: number) {
  const result = receive(attempt, sent, now);
  if (!('log' in result)) throw new Error(JSON.stringify(result));
  return result;
}

/** The laptop has sent its number 1, and the first module is open. */
const startStory = (): Story => new Story().start();

const withSize = (attempt: Attempt, size: Partial<LogSize>): Attempt => ({
  ...attempt,
  logSize: { ...emptyLog, ...size },
});

const numbers = ({ refused }: { refused: { number: number }[] }): number[] =>
  refused.map(({ number }) => number);

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The events of a student who marks up a whole question and changes most of it later. */
function markUp(module: number, question: number, isChoice: boolean): BrowserEvent[] {
  const quote = 'q'.repeat(150);
  const place = { module, question };
  const visits = times(6).map((): BrowserEvent => ({ type: 'visited', ...place, ms: 13_000 }));
  const answers = times(4).map((turn): BrowserEvent => ({
    type: 'answered',
    ...place,
    answer: String(turn + 1),
  }));
  const eliminations = times(6).map((turn): BrowserEvent => ({
    type: 'eliminated',
    ...place,
    choice: (['A', 'B', 'C'] as const)[turn % 3]!,
    isEliminated: turn < 3,
  }));
  return [
    ...visits,
    ...(isChoice ? answers.map((event) => ({ ...event, answer: 'B' })) : answers),
    ...(isChoice ? eliminations : []),
    ...[true, false].map((isMarked): BrowserEvent => ({ type: 'marked', ...place, isMarked })),
    // Eight highlights: two of them get another color, two others are removed.
    ...times(8).map((turn) => highlighted(quote, `h${turn}`, question, module)),
    ...times(2).map((turn) => highlighted(quote, `h${turn}`, question, module)),
    ...times(2).map((turn): BrowserEvent => ({
      type: 'highlight-removed',
      ...place,
      id: `h${turn + 6}`,
    })),
    // A note is saved whole, each time the student stops typing.
    ...times(16).map((turn) =>
      noted('n'.repeat(20 + (turn % 8) * 40), `h${turn % 2}`, question, module),
    ),
  ];
}

const items = (count: number, module: number): ItemRef[] =>
  Array.from({ length: count }, (_, question) => ({
    item: `m${module}-q${question}`,
    version: 1,
    kind: module > 1 && question % 4 === 0 ? 'entered' : 'choice',
  }));

describe('log limits', () => {
  it('the limits leave room for three times the events of a student who marks up every question of a full test', () => {
    const noAllowances = {
      extraTime: { rw: 1, math: 1 },
      longerBreak: false,
      extraBreaks: false,
      pause: false,
    } as const;
    const plan = planAttempt('full', noAllowances);
    const story = new Story(plan)
      .server({ type: 'took-over', device: 'laptop' })
      .send('laptop', { type: 'sections-chosen', sections: ['rw', 'math'] });
    let { attempt, now } = story;
    let sent = 1;
    const refused: number[] = [];
    const send = (...events: BrowserEvent[]): void => {
      now += 1000;
      const result = receiveBatch(attempt, batch(sent + 1, ...events), now);
      sent += events.length;
      attempt = result.attempt;
      refused.push(...numbers(result));
    };
    for (const [module, { questions }] of plan.modules.entries()) {
      const event = { type: 'module-opened', module, items: items(questions, module) } as const;
      const opened = step(attempt, { seq: attempt.seq + 1, at: now, receivedAt: now, event });
      if ('attempt' in opened) attempt = opened.attempt;
      for (const [question, { kind }] of event.items.entries()) {
        const once = markUp(module, question, kind === 'choice');
        for (const _ of [1, 2, 3]) send(...once);
      }
      send({ type: 'submitted', module });
      send({ type: 'break-skipped' });
    }
    expect(refused).toEqual([]);
    expect(attempt.phase.name).toBe('ended');
    expect(attempt.logSize?.events).toBe(sent);
    // The numbers in the comment on the limits.
    expect(sent / 3).toBeGreaterThan(4400);
    expect((attempt.logSize?.text ?? 0) / 3).toBeGreaterThan(370_000);
  });

  it('a full log refuses annotations first, then answers, and submissions last', () => {
    const { attempt, now } = startStory();
    const sent = batch(2, marked, answered, submitted);
    const refusedAt = (events: number): number[] =>
      numbers(receiveBatch(withSize(attempt, { events }), sent, now));
    expect(refusedAt(13_999)).toEqual([]);
    expect(refusedAt(14_000)).toEqual([2]);
    expect(refusedAt(18_999)).toEqual([2]);
    expect(refusedAt(19_000)).toEqual([2, 3]);
    expect(refusedAt(19_999)).toEqual([2, 3]);
    expect(refusedAt(20_000)).toEqual([2, 3, 4]);
  });

  it('refuses quotes and notes beyond four million characters, but no events without text', () => {
    const { attempt, now } = startStory();
    const almostFull = withSize(attempt, { text: 3_999_990 });
    const sent = batch(2, highlighted('0123456789'), noted('x'), marked, answered);
    const result = receiveBatch(almostFull, sent, now);
    expect(result.refused).toEqual([{ number: 3, reason: 'log-full' }]);
    expect(result.log.map(({ event }) => event.type)).toEqual([
      'highlighted',
      'marked',
      'answered',
    ]);
    const overFull = withSize(attempt, { text: 9_000_000 });
    expect(numbers(receiveBatch(overFull, sent, now))).toEqual([2, 3]);
  });

  it('tells a browser in advance which events will not be stored', () => {
    const { attempt } = startStory();
    const full = withSize(attempt, { events: 14_000 });
    expect([marked, answered].map((event) => hasRoomFor(full, event))).toEqual([false, true]);
    expect(hasRoomFor(attempt, marked)).toBe(true);
  });

  it('stores at most five hundred superseded events and keeps accepting events that apply', () => {
    const { attempt, now } = startStory();
    const unknown: BrowserEvent = { ...marked, question: 9 };
    const sent = batch(2, unknown, answered, unknown, marked);
    const result = receiveBatch(withSize(attempt, { superseded: 499 }), sent, now);
    expect(result.log.map(({ event }) => event.type)).toEqual(['superseded', 'answered', 'marked']);
    expect(result.refused).toEqual([{ number: 4, reason: 'log-full' }]);
  });

  it('accepts late events of a device for a day after the end, and no longer', () => {
    const { attempt, now } = startStory().wait(1000).send('laptop', { type: 'abandoned' });
    const sent = batch(3, answered);
    expect(receiveBatch(attempt, sent, now + day).log).toHaveLength(1);
    const late = receiveBatch(attempt, sent, now + day + 1);
    expect(late).toEqual({ attempt, log: [], refused: [{ number: 3, reason: 'long-over' }] });
  });

  it('counts that day from when the server learned of the end, completed or abandoned', () => {
    const story = startStory();
    for (const module of [0, 1, 2, 3]) {
      if (module > 0) story.open(module);
      story.wait(1000).send('laptop', { type: 'submitted', module });
      story.send('laptop', { type: 'break-skipped' });
    }
    expect(story.attempt.endedAt).toBeUndefined();
    const { attempt } = settle(story.attempt, story.now + 5000);
    expect(attempt.endedAt).toBe(story.now + 5000);
    const abandoned = startStory().wait(7000).server({ type: 'abandoned' });
    expect(abandoned.attempt.endedAt).toBe(abandoned.now);
  });

  it('never refuses events of the server', () => {
    const story = startStory();
    story.attempt = withSize(story.attempt, {
      events: 1e6,
      text: 1e9,
      superseded: 1e6,
      takeovers: 1e6,
    });
    story.server({ type: 'extended', module: 0, ms: minutes(1) });
    const late = story.now + 2 * day;
    const { attempt, log } = settle(story.attempt, late);
    expect(log.map(({ event }) => event.type)).toEqual(['settled']);
    const opened: LoggedEvent = {
      seq: attempt.seq + 1,
      at: late,
      receivedAt: late,
      event: { type: 'module-opened', module: 1, items: [] },
    };
    expect(step(attempt, opened)).toHaveProperty('attempt');
    expect(story.refused).toEqual([]);
  });
});

describe('a refused event', () => {
  it('a refused event leaves a gap that later batches may skip', () => {
    const { attempt, now } = startStory();
    const full = withSize(attempt, { events: 14_000 });
    const first = receiveBatch(full, batch(2, answered, marked), now);
    expect(numbers(first)).toEqual([3]);
    expect(first.attempt.devices['laptop']?.number).toBe(2);
    const next = batch(4, answered);
    expect(receive(first.attempt, next, now)).toEqual({ expected: 3 });
    const second = receiveBatch(first.attempt, { ...next, refusedUpTo: 3 }, now);
    expect(second.log.map(({ sender }) => sender?.number)).toEqual([4]);
  });

  it('a refused number does not hide earlier events that the server lost', () => {
    const { attempt, now } = startStory();
    const sent = { ...batch(2, answered, marked), refusedUpTo: 3 };
    expect(receiveBatch(attempt, sent, now).log.map(({ sender }) => sender?.number)).toEqual([
      2, 3,
    ]);
  });
});

describe('devices', () => {
  it('an attempt allows fifty devices, and these can take it over again', () => {
    const story = startStory();
    for (let count = 1; count < 50; count += 1) {
      expect(mayTakeOver(story.attempt, `device-${count}`)).toBe(true);
      story.server({ type: 'took-over', device: `device-${count}` });
    }
    expect(mayTakeOver(story.attempt, 'one-more')).toBe(false);
    expect(mayTakeOver(story.attempt, 'laptop')).toBe(true);
  });

  it('an attempt can be taken over five hundred times', () => {
    const story = startStory();
    for (let count = 1; count < 500; count += 1) {
      story.server({ type: 'took-over', device: count % 2 === 0 ? 'laptop' : 'phone' });
    }
    expect(story.attempt.logSize?.takeovers).toBe(500);
    expect(mayTakeOver(story.attempt, 'laptop')).toBe(false);
  });

  it('replaying a log older than the limit keeps the fifty devices that were heard last', () => {
    const story = startStory();
    for (let count = 1; count <= 2000; count += 1) {
      story.wait(1).server({ type: 'took-over', device: `device-${count}` });
    }
    const names = Object.keys(replay(story.log).devices);
    expect(names).toHaveLength(50);
    expect(names).toContain('device-2000');
    expect(names).not.toContain('laptop');
  });
});
