import { openModule } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { minutes } from '@bac/exam/testing/sample-attempt.ts';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LineState } from './testing/bad-line.ts';
import { pass, settled, SimulatedBrowser } from './testing/simulated-browser.ts';
import { SimulatedServer } from './testing/simulated-server.ts';

type Who = 'laptop' | 'phone';
type Deed =
  | { do: 'answer'; question: number; answer: string }
  | { do: 'mark'; question: number; isMarked: boolean }
  | { do: 'visit'; question: number; ms: number }
  | { do: 'hand in' }
  | { do: 'go on' }
  | { do: 'pause' }
  | { do: 'line'; state: LineState }
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
type Move = { do: 'wait'; ms: number } | { who: Who; deed: Deed };

const one = <Name extends string>(name: Name) => fc.constant({ do: name } as const);
const question = fc.nat(2);
const lines: LineState[] = [
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

const deeds = fc.oneof(
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
  one('hand in'),
  { weight: 3, arbitrary: one('go on') },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('line' as const), state: fc.constantFrom(...lines) }),
  },
  fc.record({ do: fc.constant('old request' as const), index: fc.nat(20) }),
  { weight: 2, arbitrary: one('crash and reopen') },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer and crash' as const),
      question,
      turns: fc.nat(12),
    }),
  },
  one('reload'),
  one('second tab'),
  one('first tab again'),
  one('hide'),
  one('line is back'),
);

/** What moves the clocks, or makes the server date by arrival. */
const clockDeeds = fc.oneof(
  one('pause'),
  fc.record({ do: fc.constant('sleep' as const), ms: fc.constantFrom(5000, minutes(7)) }),
  fc.record({
    do: fc.constant('set clock' as const),
    ms: fc.constantFrom(-minutes(90), -4000, 4000, minutes(90)),
  }),
);

const moves = (deed: fc.Arbitrary<Deed>): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          who: fc.constantFrom<Who>('laptop', 'laptop', 'laptop', 'phone'),
          deed,
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

/** One student with two machines, on lines that do what lines do. */
class World {
  readonly server = new SimulatedServer();
  readonly laptop = new SimulatedBrowser(this.server);
  readonly phone = new SimulatedBrowser(this.server);
  readonly browsers = [this.laptop, this.phone];
  /** How often “saved” was shown and was not so. */
  lies = 0;
  /** When each event was really made, by the server's clock. */
  readonly madeAt = new Map<BrowserEvent, number>();

  async begin(): Promise<void> {
    await this.laptop.start();
    this.#make(this.laptop, { type: 'sections-chosen', sections: ['rw', 'math'] });
    await settled();
    await this.laptop.tab.player().openModule(0);
  }

  async play(move: Move): Promise<void> {
    if ('who' in move) await this.#act(this[move.who], move.deed);
    else await this.pass(move.ms);
    await settled();
    this.#checkSaveState();
  }

  pass(ms: number): Promise<void> {
    return pass(this.server, this.browsers, ms, ms > 60_000 ? 5000 : 500);
  }

  /** Every line is good again, and every machine is used once more. */
  async end(): Promise<void> {
    for (const browser of this.browsers) {
      browser.line.state = 'good';
      // Only what is stored survives.
      browser.crash();
      if (browser.store.records.size > 0) await browser.open();
    }
    for (const { tabs } of this.browsers) for (const tab of tabs) tab.hurry();
    await this.pass(40_000);
    // A slow request of a page that is long gone may have come last: the student is told, and takes the test back.
    const last = this.browsers.findLast(({ tabs }) => tabs.length > 0);
    if (!last || last.tab.player().isActive) return;
    await last.tab.takeOver();
    await this.pass(5000);
  }

  #make(browser: SimulatedBrowser, event: BrowserEvent): void {
    if (browser.send(event)) this.madeAt.set(event, this.server.now);
  }

  async #act(browser: SimulatedBrowser, deed: Deed): Promise<void> {
    const { line } = browser;
    const tab = browser.tabs.at(-1);
    const attempt = tab?.player().attempt;
    const module = (attempt && openModule(attempt)?.module) ?? 0;
    switch (deed.do) {
      case 'answer': {
        const { question: place, answer } = deed;
        this.#make(browser, { type: 'answered', module, question: place, answer });
        return;
      }
      case 'mark': {
        const { question: place, isMarked } = deed;
        this.#make(browser, { type: 'marked', module, question: place, isMarked });
        return;
      }
      case 'visit':
        this.#make(browser, {
          type: 'visited',
          module,
          question: deed.question,
          ms: Math.round(deed.ms),
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
        line.state = deed.state;
        return;
      case 'old request':
        line.deliverAgain(deed.index);
        return;
      case 'crash and reopen':
        browser.crash();
        await browser.open();
        return;
      case 'answer and crash':
        this.#make(browser, { type: 'answered', module, question: deed.question, answer: 'D' });
        for (let turn = 0; turn < deed.turns; turn += 1) await Promise.resolve();
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
        tab?.leave();
        return;
      case 'line is back':
        tab?.hurry();
        return;
      case 'fill':
        this.server.growLog({ events: 14_000 });
        return;
      case 'sleep':
        this.server.now += deed.ms;
        browser.wall += deed.ms;
        return;
      case 'set clock':
        browser.wall += deed.ms;
    }
  }

  /** Without the handing in: at a deadline the engine does that by itself. */
  made({ made }: SimulatedBrowser): BrowserEvent[] {
    return made.filter(({ type }) => type !== 'submitted');
  }

  brought({ kept }: SimulatedBrowser): BrowserEvent[] {
    return this.server.broughtBy(kept.device).filter(({ type }) => type !== 'submitted');
  }

  #checkSaveState(): void {
    for (const browser of this.browsers) {
      for (const { ledger, player } of browser.tabs) {
        if (ledger.isDisplaced || player().saveState !== 'saved') continue;
        if (JSON.stringify(this.brought(browser)) !== JSON.stringify(this.made(browser)))
          this.lies += 1;
      }
    }
  }
}

async function played(stream: Move[]): Promise<World> {
  const world = new World();
  await world.begin();
  for (const move of stream) await world.play(move);
  await world.end();
  return world;
}

const isAnswer = ({ type }: BrowserEvent): boolean => type === 'answered';

const runs = { numRuns: process.env['FULL'] ? 100 : 40 };

describe('whatever lines, tabs, machines and clocks do', () => {
  test(
    'every event that was made is in the server’s log, once and in order, and “saved” is always true',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          moves(fc.oneof({ weight: 9, arbitrary: deeds }, clockDeeds)),
          async (stream) => {
            const world = await played(stream);
            expect(world.lies).toBe(0);
            for (const browser of world.browsers.filter(({ store }) => store.records.size > 0)) {
              expect(world.brought(browser)).toEqual(world.made(browser));
              expect(browser.kept.setAside).toEqual([]);
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
          moves(fc.oneof({ weight: 9, arbitrary: deeds }, one('fill'))),
          async (stream) => {
            const world = await played(stream);
            for (const browser of world.browsers.filter(({ store }) => store.records.size > 0)) {
              expect(world.brought(browser).filter(isAnswer)).toEqual(
                world.made(browser).filter(isAnswer),
              );
              expect(browser.kept.setAside.some(({ event }) => isAnswer(event))).toBe(false);
              expect(browser.tab.player().saveState).toBe('saved');
            }
          },
        ),
        runs,
      );
    },
  );

  test('all that is shown in the end is what the server has', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        moves(fc.oneof({ weight: 9, arbitrary: deeds }, clockDeeds)),
        async (stream) => {
          const { server, browsers } = await played(stream);
          const last = browsers.findLast(({ tabs }) => tabs.length > 0)!;
          const { attempt, isActive, now } = last.tab.player();
          expect(isActive).toBe(true);
          expect(attempt.phase).toEqual(server.attempt.phase);
          expect(now()).toBe(server.now);
          // By whom and when a question was changed stays with the server.
          const untold = { changedBy: undefined, changedSeq: undefined };
          const states = ({ modules }: typeof attempt) =>
            modules.map(({ questions, ...module }) => ({
              ...module,
              questions: questions.map((each) => ({ ...each, ...untold })),
            }));
          expect(states(attempt)).toEqual(states(server.attempt));
        },
      ),
      runs,
    );
  });

  test(
    'with honest clocks no answer is dated otherwise than when it was given, be the line ever so bad',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(moves(deeds), async (stream) => {
          const { server, laptop, madeAt } = await played(stream);
          // Then our count of the server's time is old by as much as a reply takes.
          const isSlow = JSON.stringify(stream).includes('"slow"');
          for (const { sender, event, at } of server.log) {
            if (sender?.device !== laptop.kept.device || event.type !== 'answered') continue;
            const same = laptop.made.filter(
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
