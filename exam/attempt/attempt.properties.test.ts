import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes, sampleItems, samplePlan } from '../testing/sample-attempt.ts';
import { begin, openModule, timeLeft, type Attempt } from './attempt.ts';
import type { BrowserEvent, LoggedEvent, ServerEvent } from './event.ts';
import { receive, type Batch } from './receive.ts';
import { replay } from './replay.ts';
import { settle } from './settle.ts';
import { step } from './step.ts';

/** Whatever a browser may send, sensible or not. */
const whicheverIsOpen = 8;
const module = fc.oneof(
  { weight: 6, arbitrary: fc.constant(whicheverIsOpen) },
  { weight: 1, arbitrary: fc.nat(3) },
);
const question = fc.nat(3);
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

/** A browser as simple as can be: an outbox, and the time of the last acknowledgement it knows of. */
interface Browser {
  made: { at: number; event: BrowserEvent }[];
  acknowledged: number;
  acknowledgedAt: number;
  sent: Batch[];
}

/** A server, a clock and two browsers on a bad line. */
class World {
  now = 1_000_000;
  log: LoggedEvent[];
  attempt: Attempt;
  browsers: Record<string, Browser> = {};
  /** By device, the numbers that were never stored. */
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

  make(device: string, wish: BrowserEvent): void {
    const isOpenMeant = 'module' in wish && wish.module === whicheverIsOpen;
    const open = openModule(this.attempt)?.module ?? 0;
    const event = isOpenMeant ? { ...wish, module: open } : wish;
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

  /** The network delivers an old request once more. */
  resend(device: string): void {
    const [old] = this.#browser(device).sent;
    if (old) this.#receive(old);
  }

  open(): void {
    const { phase } = this.attempt;
    if (phase.name !== 'waiting') return;
    this.#server({ type: 'module-opened', module: phase.next, items: sampleItems(phase.next) });
  }

  extend(wish: number, ms: number): void {
    const open = openModule(this.attempt)?.module ?? 0;
    const event: ServerEvent = {
      type: 'extended',
      module: wish === whicheverIsOpen ? open : wish,
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

describe('whatever two browsers on a bad line do', () => {
  it(`nothing throws, in ${played} streams`, { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        expect(() => stream.forEach((move) => world.play(move))).not.toThrow();
      }),
      { numRuns: played, seed: 20_261_115 },
    );
  });

  it('and the streams go somewhere: parts close, devices change, events come too late', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) world.play(move);
        for (const { event } of world.log) {
          reached.add(event.type === 'superseded' ? event.reason : event.type);
        }
        if (closedModules(world.attempt).length > 1) reached.add('two parts closed');
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
      expect.arrayContaining([...expected, ...refusals, 'two parts closed']),
    );
  });

  it('the log alone gives the same attempt, again and again', () => {
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

  it('time left grows by an extension and by nothing else while a module is open', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) {
          const before = openModule(world.attempt)?.module;
          const left = timeLeft(world.attempt, world.now) ?? 0;
          world.play(move);
          if (openModule(world.attempt)?.module !== before || before === undefined) continue;
          const given = move.do === 'extend' ? move.ms : 0;
          expect(timeLeft(world.attempt, world.now)).toBeLessThanOrEqual(left + given);
        }
      }),
      { numRuns: 1000 },
    );
  });

  // Attempts share what nobody has touched: what is changed in place would be changed in all of them.
  it('an attempt is replaced by the next, never changed itself', () => {
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

  it('every event that was acknowledged and not refused is in the log once, applied or kept with its reason', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World();
        for (const move of stream) world.play(move);
        for (const [device, browser] of Object.entries(world.browsers)) {
          const kept = world.log
            .filter(({ sender }) => sender?.device === device)
            .map(({ event }) => (event.type === 'superseded' ? event.event : event));
          const stored = browser.made
            .slice(0, browser.acknowledged)
            .filter((_, index) => !world.refused[device]?.has(index + 1))
            .map(({ event }) => event);
          expect(kept.slice(0, stored.length)).toEqual(stored);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('the size of the log is known without counting it', () => {
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
          for (const [place, { answer }] of questions.entries()) {
            const last = world.log
              .map(({ event }) => event)
              .findLast(
                (event) =>
                  (event.type === 'answered' || event.type === 'cleared') &&
                  event.module === index &&
                  event.question === place,
              );
            expect(answer).toBe(last?.type === 'answered' ? last.answer : undefined);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('one browser on a bad line', () => {
  const sendings = fc.array(fc.constantFrom('all', 'again', 'first half', 'oldest'), {
    minLength: 1,
    maxLength: 8,
  });

  it('gives one state, however its batches are doubled, delayed and sent again', () => {
    fc.assert(
      fc.property(fc.array(events, { minLength: 1, maxLength: 12 }), sendings, (made, ways) => {
        const { attempt, now } = new World();
        const numbered = made.map((wish, index) => {
          const event = 'module' in wish ? { ...wish, module: wish.module % 2 } : wish;
          return { number: index + 2, elapsed: 0, event };
        });
        const whole: Batch = { device: 'laptop', events: numbered };
        const take = (from: Attempt, batch: Batch): Attempt => {
          const received = receive(from, batch, now);
          return 'attempt' in received ? received.attempt : from;
        };
        const straight = take(attempt, whole);
        let crooked = attempt;
        for (const way of ways) {
          const half = Math.ceil(numbered.length / 2);
          const part = {
            all: numbered,
            again: numbered.slice(half),
            'first half': numbered.slice(0, half),
            oldest: numbered.slice(0, 1),
          }[way];
          crooked = take(crooked, { device: 'laptop', events: part ?? [] });
        }
        expect(take(crooked, whole)).toEqual(straight);
      }),
      { numRuns: 1000 },
    );
  });
});
