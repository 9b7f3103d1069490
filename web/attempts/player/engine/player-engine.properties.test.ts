import { openModule } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { minutes } from '@bac/exam/testing/sample-attempt.ts';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NetworkState } from './testing/flaky-network.ts';
import { pass, flushPromises, SimulatedBrowser } from './testing/simulated-browser.ts';
import { SimulatedServer } from './testing/simulated-server.ts';

type DeviceName = 'laptop' | 'phone';
type Action =
  | { do: 'answer'; question: number; answer: string }
  | { do: 'mark'; question: number; isMarked: boolean }
  | { do: 'visit'; question: number; ms: number }
  | { do: 'hand in' }
  | { do: 'go on' }
  | { do: 'pause' }
  | { do: 'line'; state: NetworkState }
  | { do: 'old request'; index: number }
  | { do: 'crash and reopen' }
  | { do: 'answer and crash'; question: number; turns: number }
  | { do: 'reload' }
  | { do: 'second tab' }
  | { do: 'first tab again' }
  | { do: 'hide' }
  | { do: 'line is back' }
  | { do: 'fill' }
  | { do: 'sleep'; ms: number }
  | { do: 'set clock'; ms: number };
type Move = { do: 'wait'; ms: number } | { who: DeviceName; action: Action };

const simple = <Name extends string>(name: Name) => fc.constant({ do: name } as const);
const question = fc.nat(2);
const lines: NetworkState[] = [
  'good',
  'slow',
  'request lost',
  'reply lost',
  'hangs before',
  'hangs after',
  'every other reply lost',
  'everything twice',
  'down',
  'signed out',
];

const actions = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      question,
      answer: fc.constantFrom('A', 'B', 'C', '7/2', '.5'),
    }),
  },
  fc.record({ do: fc.constant('mark' as const), question, isMarked: fc.boolean() }),
  fc.record({
    do: fc.constant('visit' as const),
    question,
    ms: fc.double({ min: 0, max: 9e4, noNaN: true }),
  }),
  simple('hand in'),
  { weight: 3, arbitrary: simple('go on') },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('line' as const), state: fc.constantFrom(...lines) }),
  },
  fc.record({ do: fc.constant('old request' as const), index: fc.nat(20) }),
  { weight: 2, arbitrary: simple('crash and reopen') },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer and crash' as const),
      question,
      turns: fc.nat(12),
    }),
  },
  simple('reload'),
  simple('second tab'),
  simple('first tab again'),
  simple('hide'),
  simple('line is back'),
);

/** Actions that move a clock or make the server date an event by its arrival. */
const clockActions = fc.oneof(
  simple('pause'),
  fc.record({ do: fc.constant('sleep' as const), ms: fc.constantFrom(5000, minutes(7)) }),
  fc.record({
    do: fc.constant('set clock' as const),
    ms: fc.constantFrom(-minutes(90), -4000, 4000, minutes(90)),
  }),
);

const moves = (action: fc.Arbitrary<Action>): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          who: fc.constantFrom<DeviceName>('laptop', 'laptop', 'laptop', 'phone'),
          action,
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('wait' as const),
          ms: fc.constantFrom(300, 1500, 12_000, 40_000, minutes(9)),
        }),
      },
    ),
    { minLength: 1, maxLength: 50, size: 'max' },
  );

/** One student with two machines on unreliable networks. */
class World {
  readonly server = new SimulatedServer();
  readonly laptop = new SimulatedBrowser(this.server);
  readonly phone = new SimulatedBrowser(this.server);
  readonly browsers = [this.laptop, this.phone];
  /** The number of times that “saved” was shown although the server did not have everything. */
  falseSaves = 0;
  /** The server's time at which each event was really made. */
  readonly madeAt = new Map<BrowserEvent, number>();

  async begin(): Promise<void> {
    await this.laptop.start();
    this.#make(this.laptop, { type: 'sections-chosen', sections: ['rw', 'math'] });
    await flushPromises();
    await this.laptop.tab.player().openModule(0);
  }

  async play(move: Move): Promise<void> {
    if ('who' in move) await this.#act(this[move.who], move.action);
    else await this.pass(move.ms);
    await flushPromises();
    this.#checkSaveState();
  }

  pass(ms: number): Promise<void> {
    return pass(this.server, this.browsers, ms, ms > 60_000 ? 5000 : 500);
  }

  /** Repairs every network and opens every browser once more. */
  async end(): Promise<void> {
    for (const browser of this.browsers) {
      browser.network.state = 'good';
      // Only the stored state survives.
      browser.crash();
      if (browser.store.records.size > 0) await browser.open();
    }
    for (const { tabs } of this.browsers) for (const tab of tabs) tab.retryNow();
    await this.pass(40_000);
    // A slow request of a closed page may have arrived last: the student sees that, and takes the test back.
    const last = this.browsers.findLast(({ tabs }) => tabs.length > 0);
    if (!last || last.tab.player().isActive) return;
    await last.tab.takeOver();
    await this.pass(5000);
  }

  #make(browser: SimulatedBrowser, event: BrowserEvent): void {
    if (browser.send(event)) this.madeAt.set(event, this.server.now);
  }

  async #act(browser: SimulatedBrowser, action: Action): Promise<void> {
    const { network } = browser;
    const tab = browser.tabs.at(-1);
    const attempt = tab?.player().attempt;
    const module = (attempt && openModule(attempt)?.module) ?? 0;
    switch (action.do) {
      case 'answer': {
        const { question: index, answer } = action;
        this.#make(browser, { type: 'answered', module, question: index, answer });
        return;
      }
      case 'mark': {
        const { question: index, isMarked } = action;
        this.#make(browser, { type: 'marked', module, question: index, isMarked });
        return;
      }
      case 'visit':
        this.#make(browser, {
          type: 'visited',
          module,
          question: action.question,
          ms: Math.round(action.ms),
        });
        return;
      case 'hand in':
        this.#make(browser, { type: 'submitted', module });
        return;
      case 'pause': {
        const isPaused = attempt?.phase.name === 'module' && attempt.phase.pausedAt !== undefined;
        this.#make(browser, { type: isPaused ? 'resumed' : 'paused' });
        return;
      }
      case 'go on':
        if (attempt?.phase.name === 'waiting') {
          if (attempt.phase.mayBreak) this.#make(browser, { type: 'break-started' });
          else
            tab
              ?.player()
              .openModule(attempt.phase.next)
              .catch(() => {});
        }
        return;
      case 'line':
        network.state = action.state;
        return;
      case 'old request':
        network.deliverAgain(action.index);
        return;
      case 'crash and reopen':
        browser.crash();
        await browser.open();
        return;
      case 'answer and crash':
        this.#make(browser, { type: 'answered', module, question: action.question, answer: 'D' });
        for (let turn = 0; turn < action.turns; turn += 1) await Promise.resolve();
        browser.crash();
        await browser.open();
        return;
      case 'reload':
        tab?.close();
        browser.tabs.pop();
        await browser.open();
        return;
      case 'second tab':
        await browser.open();
        return;
      case 'first tab again':
        browser.tabs.reverse();
        browser.tabs
          .at(-1)
          ?.takeOver()
          .catch(() => {});
        return;
      case 'hide':
        tab?.flush();
        return;
      case 'line is back':
        tab?.retryNow();
        return;
      case 'fill':
        this.server.growLog({ events: 14_000 });
        return;
      case 'sleep':
        this.server.now += action.ms;
        browser.wall += action.ms;
        return;
      case 'set clock':
        browser.wall += action.ms;
    }
  }

  /** Without the submissions, because the engine makes those itself at a deadline. */
  made({ acceptedEvents: made }: SimulatedBrowser): BrowserEvent[] {
    return made.filter(({ type }) => type !== 'submitted');
  }

  received({ record }: SimulatedBrowser): BrowserEvent[] {
    return this.server.receivedFrom(record.device).filter(({ type }) => type !== 'submitted');
  }

  #checkSaveState(): void {
    for (const browser of this.browsers) {
      for (const { ledger, player } of browser.tabs) {
        if (ledger.isDisplaced || player().saveState !== 'saved') continue;
        if (JSON.stringify(this.received(browser)) !== JSON.stringify(this.made(browser)))
          this.falseSaves += 1;
      }
    }
  }
}

async function playAll(stream: Move[]): Promise<World> {
  const world = new World();
  await world.begin();
  for (const move of stream) await world.play(move);
  await world.end();
  return world;
}

const isAnswer = ({ type }: BrowserEvent): boolean => type === 'answered';

const runs = { numRuns: process.env['FULL'] ? 100 : 40 };

describe('player engine under random failures', () => {
  test(
    'every event that was made is in the server’s log, once and in order, and “saved” is always true',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          moves(fc.oneof({ weight: 9, arbitrary: actions }, clockActions)),
          async (stream) => {
            const world = await playAll(stream);
            expect(world.falseSaves).toBe(0);
            for (const browser of world.browsers.filter(({ store }) => store.records.size > 0)) {
              expect(world.received(browser)).toEqual(world.made(browser));
              expect(browser.record.rejected).toEqual([]);
              expect(browser.tab.player().saveState).toBe('saved');
            }
          },
        ),
        runs,
      );
    },
  );

  test(
    'every answer is in the server’s log, once and in order, also when the log is full for all but answers',
    { timeout: 120_000 },
    async () => {
      const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
      onTestFinished(() => warning.mockRestore());
      await fc.assert(
        fc.asyncProperty(
          moves(fc.oneof({ weight: 9, arbitrary: actions }, simple('fill'))),
          async (stream) => {
            const world = await playAll(stream);
            for (const browser of world.browsers.filter(({ store }) => store.records.size > 0)) {
              expect(world.received(browser).filter(isAnswer)).toEqual(
                world.made(browser).filter(isAnswer),
              );
              expect(browser.record.rejected.some(({ event }) => isAnswer(event))).toBe(false);
              expect(browser.tab.player().saveState).toBe('saved');
            }
          },
        ),
        runs,
      );
    },
  );

  test('the state shown in the end equals the server’s state', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        moves(fc.oneof({ weight: 9, arbitrary: actions }, clockActions)),
        async (stream) => {
          const { server, browsers } = await playAll(stream);
          const last = browsers.findLast(({ tabs }) => tabs.length > 0)!;
          const { attempt, isActive, now } = last.tab.player();
          expect(isActive).toBe(true);
          expect(attempt.phase).toEqual(server.attempt.phase);
          expect(now()).toBe(server.now);
          // Only the server knows which device changed a question, and when.
          const unknown = { changedBy: undefined, changedSeq: undefined };
          const states = ({ modules }: typeof attempt) =>
            modules.map(({ questions, ...module }) => ({
              ...module,
              questions: questions.map((each) => ({ ...each, ...unknown })),
            }));
          expect(states(attempt)).toEqual(states(server.attempt));
        },
      ),
      runs,
    );
  });

  test(
    'with correct clocks every answer is dated when it was given, however bad the network is',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(moves(actions), async (stream) => {
          const { server, laptop, madeAt } = await playAll(stream);
          // Then the estimated server time is behind by the duration of a reply.
          const isSlow = JSON.stringify(stream).includes('"slow"');
          for (const { sender, event, at } of server.log) {
            if (sender?.device !== laptop.record.device || event.type !== 'answered') continue;
            const same = laptop.acceptedEvents.filter(
              (made) => JSON.stringify(made) === JSON.stringify(event),
            );
            if (same.length !== 1) continue;
            const late = at - madeAt.get(same[0]!)!;
            expect(late).toBeLessThanOrEqual(0);
            expect(late).toBeGreaterThanOrEqual(isSlow ? -20_000 : 0);
          }
        }),
        runs,
      );
    },
  );
});
