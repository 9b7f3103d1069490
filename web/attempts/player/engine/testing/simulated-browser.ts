import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { LocalAttempt } from '../local-attempt.ts';
import { openPlayer } from '../open-player.ts';
import type { PlayerEngine, Ports } from '../player-engine.ts';
import { startPlayer } from '../start-player.ts';
import type { Tabs } from '../tabs.ts';
import { BadLine } from './bad-line.ts';
import { MemoryDrafts } from './memory-drafts.ts';
import { MemoryStore } from './memory-store.ts';
import { mortalStore, type Life } from './mortal-store.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** Everything that was promised to happen at once has happened. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 120; round += 1) await Promise.resolve();
}

let ids = 0;

/** A machine with its clocks, a browser with its store, and the tabs in it. */
export class SimulatedBrowser {
  readonly line: BadLine;
  readonly store = new MemoryStore();
  readonly drafts = new MemoryDrafts();
  monotonic = 0;
  wall = 1_234_567_890_000;
  tabs: PlayerEngine[] = [];
  /** What the attempt accepted here, in order. */
  made: BrowserEvent[] = [];
  signedOut = 0;
  #life: Life = { isOver: false };
  readonly #server: SimulatedServer;
  readonly #listeners = new Set<Parameters<Tabs['listen']>[0]>();

  constructor(server: SimulatedServer) {
    this.#server = server;
    this.line = new BadLine(server);
  }

  readonly ports: Ports = {
    api: {
      start: (...given) => this.line.api.start(...given),
      view: (...given) => this.line.api.view(...given),
      claim: (...given) => this.line.api.claim(...given),
      post: (...given) => this.line.api.post(...given),
      open: (...given) => this.line.api.open(...given),
    },
    store: this.store,
    drafts: this.drafts,
    clock: { monotonic: () => this.monotonic, wall: () => this.wall },
    tabs: {
      tell: (told) => {
        for (const listener of this.#listeners) listener(told);
      },
      listen: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    },
    newId: () => `${String((ids += 1)).padStart(8, '0')}-0000-4000-8000-000000000000`,
    random: () => 0.5,
    account: 'anh',
    signedOut: () => {
      this.signedOut += 1;
    },
  };

  get kept(): LocalAttempt {
    return [...this.store.records.values()][0]!.kept;
  }

  /** The tab in front. */
  get tab(): PlayerEngine {
    const tab = this.tabs.at(-1);
    if (!tab) throw new Error('no tab is open');
    return tab;
  }

  async start(): Promise<PlayerEngine> {
    const engine = await startPlayer({ test: 'sample' }, this.#pagePorts(), async () => {});
    this.tabs.push(engine);
    return engine;
  }

  async open(): Promise<PlayerEngine | undefined> {
    // With no patience at all: what is stored is shown at once, and the server is heard when it is heard.
    let engine: PlayerEngine | undefined;
    const asked = openPlayer(this.#server.id!, this.#pagePorts(), async () => {});
    asked.then(
      (opened) => this.tabs.push((engine = opened)),
      () => {},
    );
    // A line that hangs may let it come later.
    await settled();
    return engine;
  }

  /** Without a word to anyone. */
  crash(): void {
    this.#life.isOver = true;
    this.#life = { isOver: false };
    this.tabs = [];
    this.#listeners.clear();
  }

  send(event: BrowserEvent, tab: PlayerEngine | undefined = this.tabs.at(-1)): boolean {
    const isMade = tab?.send(event) ?? false;
    if (isMade) this.made.push(event);
    return isMade;
  }

  #pagePorts(): Ports {
    return { ...this.ports, store: mortalStore(this.store, this.#life) };
  }

  pass(ms: number): void {
    this.monotonic += ms;
    this.wall += ms;
  }

  tick(): void {
    for (const tab of this.tabs) tab.tick();
    this.line.tick();
  }
}

/** Time passes for the server and every machine, and is noticed as often as `noticed` says. */
export async function pass(
  server: SimulatedServer,
  browsers: SimulatedBrowser[],
  ms: number,
  noticed = 250,
): Promise<void> {
  for (let gone = 0; gone < ms; gone += noticed) {
    const stride = Math.min(noticed, ms - gone);
    server.now += stride;
    for (const browser of browsers) browser.pass(stride);
    for (const browser of browsers) browser.tick();
    await settled();
  }
}
