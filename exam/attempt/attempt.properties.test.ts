import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes, sampleItems, samplePlan } from '../testing/sample-attempt.ts';
import { begin, openModule, timeLeft, type Attempt } from './attempt.ts';
import type { BrowserEvent, LoggedEvent, ServerEvent } from './event.ts';
import { receive, type Batch } from './receive.ts';
import { replay } from './replay.ts';
import { settle } from './settle.ts';
import { step } from './step.ts';

/** Stands for the number of the module that is open when the event is made. */
const whicheverIsOpen = 8;
const module = fc.oneof(
  { weight: 6, arbitrary: fc.constant(whicheverIsOpen) },
  { weight: 1, arbitrary: fc.nat(3) },
);
const question = fc.nat(3);
/** Every event that a browser may send, sensible or not. */
const events: fc.Arbitrary<BrowserEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('answered' as const),
      module,
      question,
      answer: fc.constantFrom('A', 'B', 'C', 'D', '7/2', '.5', '3,5', 'x'),
    }),
  },
  fc.record({ type: fc.constant('cleared' as const), module, question }),
  fc.record({ type: fc.constant('marked' as const), module, question, isMarked: fc.boolean() }),
  fc.record({
    type: fc.constant('eliminated' as const),
    module,
    question,
    choice: fc.constantFrom('A', 'B'),
    isEliminated: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('highlighted' as const),
    module,
    question,
    highlight: fc.record({
      id: fc.constantFrom('h1', 'h2'),
      block: fc.constant('stem'),
      start: fc.nat(9),
      end: fc.nat(9),
      quote: fc.constant('…'),
      colour: fc.constantFrom('yellow', 'blue', 'pink', 'underline'),
    }),
  }),
  fc.record({
    type: fc.constant('highlight-removed' as const),
    module,
    question,
    id: fc.constantFrom('h1', 'h2'),
  }),
  fc.record({
    type: fc.constant('noted' as const),
    module,
    question,
    id: fc.constantFrom('h1', 'h2'),
    note: fc.string({ maxLength: 5 }),
  }),
  fc.record({ type: fc.constant('visited' as const), module, question, ms: fc.nat(90_000) }),
  fc.record({ type: fc.constant('submitted' as const), module }),
  fc.record({
    type: fc.constant('submitted' as const),
    module,
    isByClock: fc.constant(true as const),
  }),
  fc.record({
    type: fc.constant('sections-chosen' as const),
    sections: fc.constantFrom<('rw' | 'math')[]>(['rw', 'math'], ['math']),
  }),
  fc.constantFrom(
    { type: 'break-started' } as const,
    { type: 'break-skipped' } as const,
    { type: 'break-ended' } as const,
    { type: 'paused' } as const,
    { type: 'resumed' } as const,
  ),
);

type Move =
  | { do: 'make'; device: string; event: BrowserEvent }
  | { do: 'send'; device: string; isReplyLost: boolean }
  | { do: 'resend'; device: string }
  | { do: 'take-over'; device: string }
  | { do: 'open' }
  | { do: 'extend'; module: number; ms: number }
  | { do: 'wait'; ms: number };

const devices = fc.constantFrom('laptop', 'phone');
const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('make' as const), device: devices, event: events }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      device: devices,
      isReplyLost: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('resend' as const), device: devices }),
  fc.record({ do: fc.constant('take-over' as const), device: devices }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const) }) },
  fc.record({
    do: fc.constant('extend' as const),
    module,
    ms: fc.constantFrom(minutes(1), minutes(10)),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(900, 61_000, minutes(12), 86_400_000),
    }),
  },
);

/** A minimal browser: an outbox, and the time of the last acknowledgment it received. */
interface Browser {
  made: { at: number; event: BrowserEvent }[];
  acknowledged: number;
  acknowledgedAt: number;
  sent: Batch[];
}

/** A server, a clock and two browsers on a bad connection. */
class World {
  now = 1_000_000;
  log: LoggedEvent[];
  attempt: Attempt;
  browsers: Record<string, Browser> = {};
  /** The numbers that the server refused to store, by device. */
  refused: Record<string, Set<number>> = {};

  constructor() {
    const event = { type: 'started', form: 'sample', plan: samplePlan } as const;
    const first = { seq: 1, at: this.now, receivedAt: this.now, event };
    this.log = [first];
    this.attempt = begin(first);
    this.#server({ type: 'took-over', device: 'laptop' });
    this.#browser('laptop').acknowledgedAt = this.now;
    this.make('laptop', { type: 'sections-chosen', sections: ['rw', 'math'] });
    this.send('laptop', false);
    this.open();
  }

  #browser(device: string): Browser {
    return (this.browsers[device] ??= {
      made: [],
      acknowledged: 0,
      acknowledgedAt: this.now,
      sent: [],
    });
  }

  #server(event: ServerEvent): void {
    const logged = { seq: this.attempt.seq + 1, at: this.now, receivedAt: this.now, event };
    const stepped = step(this.attempt, logged);
    if ('refusal' in stepped) return;
    this.attempt = stepped.attempt;
    this.log.push(logged);
  }

  #receive(batch: Batch): boolean {
    const settled = settle(this.attempt, this.now);
    const received = receive(settled.attempt, batch, this.now);
    if (!('log' in received)) return false;
    this.attempt = received.attempt;
    this.log.push(...settled.log, ...received.log);
    const refused = (this.refused[batch.device] ??= new Set());
    for (const { number } of received.refused) refused.add(number);
    return true;
  }

  make(device: string, template: BrowserEvent): void {
    const isForOpenModule = 'module' in template && template.module === whicheverIsOpen;
    const open = openModule(this.attempt)?.module ?? 0;
    const event = isForOpenModule ? { ...template, module: open } : template;
    this.#browser(device).made.push({ at: this.now, event });
  }

  send(device: string, isReplyLost: boolean): void {
    const browser = this.#browser(device);
    const { made, acknowledged, acknowledgedAt } = browser;
    const batch: Batch = {
      device,
      events: made.slice(acknowledged).map(({ at, event }, index) => ({
        number: acknowledged + index + 1,
        elapsed: at - acknowledgedAt,
        event,
      })),
      refusedUpTo: Math.max(0, ...(this.refused[device] ?? [])),
    };
    browser.sent.push(batch);
    if (!this.#receive(batch) || isReplyLost) return;
    browser.acknowledged = made.length;
    browser.acknowledgedAt = this.now;
  }

  /** The network delivers the oldest request again. */
  resend(device: string): void {
    const [old] = this.#browser(device).sent;
    if (old) this.#receive(old);
  }

  open(): void {
    const { phase } = this.attempt;
    if (phase.name !== 'waiting') return;
    this.#server({ type: 'module-opened', module: phase.next, items: sampleItems(phase.next) });
  }

  extend(target: number, ms: number): void {
    const open = openModule(this.attempt)?.module ?? 0;
    const event: ServerEvent = {
      type: 'extended',
      module: target === whicheverIsOpen ? open : target,
      ms,
    };
    this.#server(event);
  }

  play(move: Move): void {
    if (move.do === 'make') this.make(move.device, move.event);
    if (move.do === 'send') this.send(move.device, move.isReplyLost);
    if (move.do === 'resend') this.resend(move.device);
    if (move.do === 'open') this.open();
    if (move.do === 'extend') this.extend(move.module, move.ms);
    if (move.do === 'take-over') {
      this.#server({ type: 'took-over', device: move.device });
      this.#browser(move.device);
    }
    if (move.do === 'wait') this.now += move.ms;
  }
}

const closedModules = ({ modules }: Attempt): Attempt['modules'] =>
  modules.filter(({ closed }) => closed);

const streams = fc.array(moves, { minLength: 1, maxLength: 60, size: 'max' });

const played = process.env['FULL'] ? 10_000 : 1000;

describe('an attempt driven by two browsers on a bad connection', () => {
  it(`never throws, in ${played} random streams of moves`, { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        expect(() => stream.forEach((move) => world.play(move))).not.toThrow();
      }),
      { numRuns: played, seed: 20_261_115 },
    );
  });

  it('the random streams reach every case: modules close, devices change, events come too late', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) world.play(move);
        for (const { event } of world.log) {
          reached.add(event.type === 'superseded' ? event.reason : event.type);
        }
        if (closedModules(world.attempt).length > 1) reached.add('two modules closed');
      }),
      { numRuns: process.env['FULL'] ? 3000 : 1000, seed: 5 },
    );
    const expected = [
      'settled',
      'extended',
      'took-over',
      'paused',
      'resumed',
      'submitted',
      'noted',
    ];
    const refusals = ['too-late', 'overtaken', 'module-closed', 'out-of-place', 'unfit', 'unknown'];
    expect([...reached]).toEqual(
      expect.arrayContaining([...expected, ...refusals, 'two modules closed']),
    );
  });

  it('replaying the log always gives the same attempt', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) world.play(move);
        expect(replay(world.log)).toEqual(world.attempt);
        expect(replay(structuredClone(world.log))).toEqual(world.attempt);
        expect(world.log.map(({ seq }) => seq)).toEqual(world.log.map((_, index) => index + 1));
      }),
      { numRuns: 500 },
    );
  });

  it('only an extension adds time to an open module', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) {
          const before = openModule(world.attempt)?.module;
          const left = timeLeft(world.attempt, world.now) ?? 0;
          world.play(move);
          if (openModule(world.attempt)?.module !== before || before === undefined) continue;
          const added = move.do === 'extend' ? move.ms : 0;
          expect(timeLeft(world.attempt, world.now)).toBeLessThanOrEqual(left + added);
        }
      }),
      { numRuns: 1000 },
    );
  });

  // Attempts share untouched questions, so a change in place would change all of them.
  it('an event never mutates the previous attempt', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) {
          const { attempt } = world;
          const before = structuredClone(attempt);
          world.play(move);
          expect(attempt).toEqual(before);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a closed module never changes', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) {
          const before = structuredClone(closedModules(world.attempt));
          world.play(move);
          expect(closedModules(world.attempt).slice(0, before.length)).toEqual(before);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('the log holds every acknowledged event that was not refused exactly once, applied or superseded', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) world.play(move);
        for (const [device, browser] of Object.entries(world.browsers)) {
          const logged = world.log
            .filter(({ sender }) => sender?.device === device)
            .map(({ event }) => (event.type === 'superseded' ? event.event : event));
          const acknowledged = browser.made
            .slice(0, browser.acknowledged)
            .filter((_, index) => !world.refused[device]?.has(index + 1))
            .map(({ event }) => event);
          expect(logged.slice(0, acknowledged.length)).toEqual(acknowledged);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('the attempt tracks the size of its log', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) world.play(move);
        const { logSize } = world.attempt;
        const count = (isCounted: (logged: LoggedEvent) => boolean): number =>
          world.log.filter(isCounted).length;
        expect(logSize?.events).toBe(count(({ sender }) => sender !== undefined));
        expect(logSize?.superseded).toBe(count(({ event }) => event.type === 'superseded'));
        expect(logSize?.takeovers).toBe(count(({ event }) => event.type === 'took-over'));
      }),
      { numRuns: 300 },
    );
  });

  it('the answer of a question is the last one applied to it', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) world.play(move);
        for (const { module: index, questions } of world.attempt.modules) {
          for (const [position, { answer }] of questions.entries()) {
            const last = world.log
              .map(({ event }) => event)
              .findLast(
                (event) =>
                  (event.type === 'answered' || event.type === 'cleared') &&
                  event.module === index &&
                  event.question === position,
              );
            expect(answer).toBe(last?.type === 'answered' ? last.answer : undefined);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('one browser on a bad connection', () => {
  const deliveryOrders = fc.array(fc.constantFrom('all', 'second half', 'first half', 'oldest'), {
    minLength: 1,
    maxLength: 8,
  });

  it('the final state does not depend on how batches are duplicated, delayed and resent', () => {
    fc.assert(
      fc.property(
        fc.array(events, { minLength: 1, maxLength: 12 }),
        deliveryOrders,
        (made, deliveries) => {
          const { attempt, now } = new World();
          const numbered = made.map((template, index) => {
            const event =
              'module' in template ? { ...template, module: template.module % 2 } : template;
            return { number: index + 2, elapsed: 0, event };
          });
          const wholeBatch: Batch = { device: 'laptop', events: numbered };
          const deliver = (before: Attempt, batch: Batch): Attempt => {
            const received = receive(before, batch, now);
            return 'attempt' in received ? received.attempt : before;
          };
          const expected = deliver(attempt, wholeBatch);
          let current = attempt;
          for (const delivery of deliveries) {
            const half = Math.ceil(numbered.length / 2);
            const subset = {
              all: numbered,
              'second half': numbered.slice(half),
              'first half': numbered.slice(0, half),
              oldest: numbered.slice(0, 1),
            }[delivery];
            current = deliver(current, { device: 'laptop', events: subset ?? [] });
          }
          expect(deliver(current, wholeBatch)).toEqual(expected);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
