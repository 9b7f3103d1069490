import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { LocalAttempt, JournalEntry } from '../local-attempt.ts';
import { openPlayer } from '../open-player.ts';
import type { PlayerEngine, Ports } from '../player-engine.ts';
import { startPlayer } from '../start-player.ts';
import type { Tabs } from '../tabs.ts';
import { FlakyNetwork } from './flaky-network.ts';
import { MemoryStore } from './memory-store.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { Journal } from '../store/journal.ts';
import type { LocalAttemptStore } from '../store/local-attempt-store.ts';

/** Lets every promise resolve that does not wait for time to pass. */
export async function flushPromises(): Promise<void> {
  for (let round = 0; round < 120; round += 1) await Promise.resolve();
}

let ids = 0;

/** A simulated machine: its clocks, its browser with a store, and the open tabs. */
export class SimulatedBrowser {
  readonly network: FlakyNetwork;
  readonly store = new MemoryStore();
  readonly journal = new MemoryJournal();
  monotonic = 0;
  wall = 1_234_567_890_000;
  tabs: PlayerEngine[] = [];
  /** The events that the attempt accepted here, in order. */
  acceptedEvents: BrowserEvent[] = [];
  signedOut = 0;
  #life: PageLifetime = { isOver: false };
  readonly #server: SimulatedServer;
  readonly #listeners = new Set<Parameters<Tabs['listen']>[0]>();

  constructor(server: SimulatedServer) {
    this.#server = server;
    this.network = new FlakyNetwork(server);
  }

  readonly ports: Ports = {
    api: {
      start: (...args) => this.network.api.start(...args),
      view: (...args) => this.network.api.view(...args),
      claim: (...args) => this.network.api.claim(...args),
      post: (...args) => this.network.api.post(...args),
      open: (...args) => this.network.api.open(...args),
    },
    store: this.store,
    journal: this.journal,
    clock: { monotonic: () => this.monotonic, wall: () => this.wall },
    tabs: {
      post: (message) => {
        for (const listener of this.#listeners) listener(message);
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

  get record(): LocalAttempt {
    return [...this.store.records.values()][0]!.record;
  }

  /** The tab in the foreground. */
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
    // Does not wait for the server: the stored state is shown at once.
    let engine: PlayerEngine | undefined;
    const opening = openPlayer(this.#server.id!, this.#pagePorts(), async () => {});
    opening.then(
      (opened) => this.tabs.push((engine = opened)),
      () => {},
    );
    // While the network hangs, the tab opens later.
    await flushPromises();
    return engine;
  }

  /** Ends every tab without closing its engine. */
  crash(): void {
    this.#life.isOver = true;
    this.#life = { isOver: false };
    this.tabs = [];
    this.#listeners.clear();
  }

  send(event: BrowserEvent, tab: PlayerEngine | undefined = this.tabs.at(-1)): boolean {
    const isMade = tab?.send(event) ?? false;
    if (isMade) this.acceptedEvents.push(event);
    return isMade;
  }

  #pagePorts(): Ports {
    return { ...this.ports, store: pageStore(this.store, this.#life) };
  }

  pass(ms: number): void {
    this.monotonic += ms;
    this.wall += ms;
  }

  tick(): void {
    for (const tab of this.tabs) tab.tick();
    this.network.tick();
  }
}

/** Advances the server and every machine by `ms`, with one tick every `tickMs`. */
export async function pass(
  server: SimulatedServer,
  browsers: SimulatedBrowser[],
  ms: number,
  tickMs = 250,
): Promise<void> {
  for (let passed = 0; passed < ms; passed += tickMs) {
    const stride = Math.min(tickMs, ms - passed);
    server.now += stride;
    for (const browser of browsers) browser.pass(stride);
    for (const browser of browsers) browser.tick();
    await flushPromises();
  }
}

/** The journal of one simulated browser. It copies its entries, like `localStorage`. */
class MemoryJournal implements Journal {
  readonly #entries = new Map<string, JournalEntry>();

  read(): JournalEntry[] {
    return structuredClone([...this.#entries.values()]);
  }

  write(_attempt: string, entry: JournalEntry): void {
    if (entry.made.length === 0) this.#entries.delete(entry.page);
    else this.#entries.set(entry.page, structuredClone(entry));
  }
}

/** Says whether the pages that share it have crashed. */
interface PageLifetime {
  isOver: boolean;
}

const never = <Value>(): Promise<Value> => new Promise(() => {});

/** The store of one page. Once the page has crashed, calls do nothing and pending ones never resolve. */
function pageStore(store: LocalAttemptStore, life: PageLifetime): LocalAttemptStore {
  const whileAlive = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (life.isOver) return never();
    const value = await work();
    return life.isOver ? never() : value;
  };
  return {
    read: (...args) => whileAlive(() => store.read(...args)),
    create: (...args) => whileAlive(() => store.create(...args)),
    update: (...args) => whileAlive(() => store.update(...args)),
    pendingStart: (...args) => whileAlive(() => store.pendingStart(...args)),
    forgetStart: (...args) => whileAlive(() => store.forgetStart(...args)),
    tidy: (...args) => whileAlive(() => store.tidy(...args)),
  };
}
