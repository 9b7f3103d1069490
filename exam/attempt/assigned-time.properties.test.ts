import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes, sampleItems, samplePlan } from '../testing/sample-attempt.ts';
import { begin, isFinal, openModule, type Attempt } from './attempt.ts';
import type { BrowserEvent, LoggedEvent } from './event.ts';
import type { Plan } from './plan.ts';
import { receive } from './receive.ts';
import { replay } from './replay.ts';
import { assignedGraceMs, settle, transitMs, type Heartbeat } from './settle.ts';
import { step } from './step.ts';

type Move =
  | { do: 'make'; event: BrowserEvent }
  | { do: 'sync'; transit: number }
  | { do: 'open' }
  | { do: 'wait'; ms: number };

const whicheverIsOpen = 8;
const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('make' as const),
      event: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            type: fc.constant('answered' as const),
            module: fc.constant(whicheverIsOpen),
            question: fc.nat(1),
            answer: fc.constantFrom('A', 'B', 'C', 'D'),
          }),
        },
        fc.constantFrom<BrowserEvent>(
          { type: 'submitted', module: whicheverIsOpen },
          { type: 'paused' },
          { type: 'resumed' },
          { type: 'break-started' },
        ),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('sync' as const), transit: fc.nat(transitMs - 1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(900, 20_000, 61_000, minutes(7), minutes(20)),
    }),
  },
);

/** An honest browser with one device. It sends what is unsent, or a heartbeat if there is nothing. */
class World {
  now = 1_000_000;
  attempt: Attempt;
  log: LoggedEvent[] = [];
  heartbeat: Heartbeat | undefined;
  #made: { at: number; event: BrowserEvent }[] = [];
  #acknowledged = 0;
  #acknowledgedAt: number;
  readonly #sendsHeartbeats: boolean;

  constructor(plan: Plan, sendsHeartbeats = true) {
    this.#sendsHeartbeats = sendsHeartbeats;
    const event = { type: 'started', form: 'sample', plan } as const;
    const first = { seq: 1, at: this.now, receivedAt: this.now, event };
    this.attempt = begin(first);
    this.log.push(first);
    this.#acknowledgedAt = this.now;
    this.#apply({ type: 'took-over', device: 'laptop' });
    this.#apply({ type: 'sections-chosen', sections: ['rw', 'math'] });
  }

  #apply(event: LoggedEvent['event']): void {
    const { now } = this;
    const logged = { seq: this.attempt.seq + 1, at: now, receivedAt: now, event };
    const stepped = step(this.attempt, logged);
    if ('refusal' in stepped) return;
    this.attempt = stepped.attempt;
    this.log.push(logged);
  }

  settle(): void {
    const settled = settle(this.attempt, this.now, this.heartbeat);
    this.attempt = settled.attempt;
    this.log.push(...settled.log);
  }

  #sync(transit: number): void {
    const events = this.#made.slice(this.#acknowledged).map(({ at, event }, index) => ({
      number: this.#acknowledged + index + 1,
      elapsed: at - this.#acknowledgedAt,
      event,
    }));
    // A heartbeat in transit does not stop the student from answering.
    if (events.length === 0) {
      if (this.#sendsHeartbeats) this.heartbeat = { device: 'laptop', at: this.now + transit };
      return;
    }
    this.now += transit;
    this.settle();
    const received = receive(this.attempt, { device: 'laptop', events }, this.now, this.heartbeat);
    if (!('log' in received)) throw new Error('refused');
    this.attempt = received.attempt;
    this.log.push(...received.log);
    this.#acknowledged = this.#made.length;
    this.#acknowledgedAt = this.now;
  }

  play(move: Move): void {
    if (move.do === 'make') {
      const open = openModule(this.attempt)?.module ?? 0;
      const event = 'module' in move.event ? { ...move.event, module: open } : move.event;
      this.#made.push({ at: this.now, event });
    }
    if (move.do === 'sync') this.#sync(move.transit);
    if (move.do === 'open') {
      this.settle();
      const { phase } = this.attempt;
      if (phase.name !== 'waiting') return;
      this.#apply({
        type: 'module-opened',
        module: phase.next,
        items: sampleItems(phase.next),
      });
    }
    if (move.do === 'wait') this.now += move.ms;
  }
}

const streams = fc.array(moves, { minLength: 1, maxLength: 60, size: 'max' });
/** Without heartbeats a silent device keeps its module open for a day, so another module would open at another time. */
const streamsInOneModule = fc.array(
  moves.filter(
    (move) => move.do !== 'open' && !(move.do === 'make' && move.event.type === 'submitted'),
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);
const answersOf = ({ modules }: Attempt) =>
  modules.map(({ questions }) => questions.map(({ answer }) => answer));

describe('heartbeats', () => {
  it('nothing is dated more than a minute before a heartbeat that said there was nothing unsent', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World(samplePlan);
        for (const move of stream) {
          const earliest = (world.heartbeat?.at ?? 0) - transitMs;
          const length = world.log.length;
          world.play(move);
          const fromBrowser = world.log.slice(length).filter(({ sender }) => sender !== undefined);
          const tooEarly = fromBrowser.filter(({ at }) => at < earliest);
          expect(tooEarly).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('cost a student who works offline no answer: each has the date it has without heartbeats', () => {
    fc.assert(
      fc.property(streamsInOneModule, (stream) => {
        const [heard, unheard] = [new World(samplePlan), new World(samplePlan, false)];
        for (const move of [{ do: 'open' } as const, ...stream]) {
          heard.play(move);
          unheard.play(move);
        }
        for (const world of [heard, unheard]) {
          world.play({ do: 'sync', transit: 0 });
          world.now += minutes(60 * 25);
          world.settle();
        }
        expect(answersOf(heard.attempt)).toEqual(answersOf(unheard.attempt));
        const datesIn = ({ log }: World) =>
          log.filter(({ sender }) => sender).map(({ at, event }) => ({ at, type: event.type }));
        expect(datesIn(heard)).toEqual(datesIn(unheard));
      }),
      { numRuns: 500 },
    );
  });
});

describe('an assigned attempt', () => {
  const endsBy = 1_000_000 + minutes(90);
  const plan = { ...samplePlan, endsBy };

  it('is over half an hour and a minute after its end, whatever its phase was, and its log replays', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World(plan);
        for (const move of stream) world.play(move);
        world.now = Math.max(world.now, endsBy + assignedGraceMs);
        world.settle();
        expect(isFinal(world.attempt.phase)).toBe(true);
        expect(replay(world.log)).toEqual(world.attempt);
        expect(settle(world.attempt, world.now).log).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('has no deadline and applies no answer after its end', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const world = new World(plan);
        for (const move of stream) {
          world.play(move);
          for (const { deadline } of world.attempt.modules) {
            expect(deadline).toBeLessThanOrEqual(endsBy);
          }
        }
        const answers = world.log.filter(({ event }) => event.type === 'answered');
        expect(Math.max(0, ...answers.map(({ at }) => at))).toBeLessThanOrEqual(endsBy);
      }),
      { numRuns: 500 },
    );
  });
});
