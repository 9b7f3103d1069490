import { openModule, timeLeft, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { ApiError } from '../../../api/api-error.ts';
import type { Player, SaveState } from '../player.ts';
import type { AttemptApi } from './sync/attempt-api.ts';
import { Delivery } from './sync/delivery.ts';
import type { Drafts } from './store/drafts.ts';
import type { Frame, LocalAttempt } from './local-attempt.ts';
import type { LocalAttemptStore } from './store/local-attempt-store.ts';
import { Ledger } from './ledger.ts';
import { ServerClock, type Clock } from './sync/server-clock.ts';
import type { Tabs } from './tabs.ts';

/** The world around the engine; a test puts its own in its place. */
export interface Ports {
  api: AttemptApi;
  store: LocalAttemptStore;
  drafts: Drafts;
  clock: Clock;
  tabs: Tabs;
  newId(): string;
  random(): number;
  account: string;
  signedOut(error: ApiError): void;
}

const keepClockMs = 15_000;
const breakRetryMs = 2000;

const tidy = (event: BrowserEvent): BrowserEvent =>
  event.type === 'visited' ? { ...event, ms: Math.max(0, Math.round(event.ms)) } : event;

/** What the server dates by its arrival or what everything after waits for. */
const isUrgent = (event: BrowserEvent): boolean => !('question' in event);

/**
 * One attempt in one page. Nothing here waits by itself: the page calls `tick` a few times a second, `hurry` when the line or
 * the person is back and `leave` when it may be about to go.
 */
export class PlayerEngine {
  readonly id: string;
  readonly clock: ServerClock;
  readonly ledger: Ledger;
  readonly delivery: Delivery;
  readonly page: string;
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  readonly #closing = new Set<() => void>();
  readonly #stopTabs: () => void;
  #player: Player | undefined;
  #hasUrgent = false;
  /** While a part is being closed its last events are dated by its deadline. */
  #closesAt: number | undefined;
  #clockKeptAt = 0;
  #openBreakAt = 0;

  constructor(id: string, kept: LocalAttempt, frame: Frame, ports: Ports) {
    const { api, store, drafts, newId, random, signedOut, tabs, clock } = ports;
    this.id = id;
    this.#ports = ports;
    this.page = newId();
    this.clock = new ServerClock(clock, kept.clock);
    const monotonic = (): number => clock.monotonic();
    const changed = (): void => this.#changed();
    this.ledger = new Ledger({
      attempt: id,
      page: this.page,
      kept,
      frame,
      store,
      drafts,
      newId,
      changed,
      toKeep: () => this.clock.toKeep(),
      stored: () => this.#stored(),
    });
    const { ledger } = this;
    const line = { attempt: id, api, ledger, clock: this.clock, monotonic, random, newId };
    this.delivery = new Delivery({ ...line, changed, signedOut });
    this.#stopTabs = tabs.listen(({ attempt, page, did }) => {
      if (attempt !== id || page === this.page) return;
      if (did === 'opened') this.ledger.displace();
      else void this.ledger.reread();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something to show has changed. */
  readonly player = (): Player => (this.#player ??= this.#show());

  /** Makes this page the one of its browser that has the attempt. */
  async own(): Promise<void> {
    await this.ledger.own();
    this.#tell('opened');
  }

  async takeOver(): Promise<void> {
    await this.own();
    await this.delivery.takeOver();
  }

  send(event: BrowserEvent): boolean {
    if (!this.ledger.isActive) return false;
    // The server's clock stops when it hears of it: one that stood still here alone would promise time there isn't.
    if (event.type === 'paused' && this.delivery.pace.failures > 0) return false;
    const at = this.#closesAt ?? this.clock.now();
    if (!this.ledger.make({ at, event: tidy(event) })) return false;
    this.#hasUrgent ||= isUrgent(event);
    this.#changed();
    return true;
  }

  tick(): void {
    const { ledger, clock, delivery } = this;
    if (clock.hasJumped()) delivery.askForWord();
    this.#keepClock();
    if (ledger.isActive && timeLeft(ledger.shown, clock.now()) === 0) {
      if (clock.isDoubtful) delivery.askForWord();
      else this.#timeIsUp(ledger.shown);
    }
    delivery.tick();
  }

  hurry(): void {
    this.delivery.hurry();
  }

  leave(): void {
    if (!this.ledger.isDisplaced) void this.delivery.leave();
  }

  /** The page goes elsewhere; the next one finds everything in the store. */
  close(): void {
    this.leave();
    this.#stopTabs();
    this.#listeners.clear();
  }

  #timeIsUp(shown: Attempt): void {
    const { phase } = shown;
    const open = openModule(shown);
    if (open) this.#closeModule(open.module, open.deadline);
    if (phase.name === 'break') this.#openAfterBreak(phase.next);
  }

  #closeModule(module: number, deadline: number): void {
    this.#closesAt = deadline;
    for (const listener of this.#closing) listener();
    this.#closesAt = undefined;
    this.send({ type: 'submitted', module, isByClock: true });
  }

  /** The server ends the break by itself; the part behind it only has to be asked for. */
  #openAfterBreak(next: number): void {
    const now = this.#ports.clock.monotonic();
    if (now < this.#openBreakAt) return;
    this.#openBreakAt = Infinity;
    const again = (): void => {
      this.#openBreakAt = this.#ports.clock.monotonic() + breakRetryMs;
    };
    this.delivery.openModule(next).then(again, again);
  }

  #keepClock(): void {
    const now = this.#ports.clock.monotonic();
    if (now - this.#clockKeptAt < keepClockMs) return;
    this.#clockKeptAt = now;
    void this.ledger.change((kept) => ({ ...kept, clock: this.clock.toKeep() }));
  }

  #stored(): void {
    this.delivery.noteStored(this.#hasUrgent);
    this.#hasUrgent = false;
    if (this.ledger.isDisplaced) this.#tell('stored');
  }

  #tell(did: 'opened' | 'stored'): void {
    this.#ports.tabs.tell({ attempt: this.id, page: this.page, did });
  }

  #saveState(): SaveState {
    if (this.ledger.unsentCount === 0) return 'saved';
    return this.delivery.pace.failures > 0 ? 'offline' : 'saving';
  }

  #changed(): void {
    this.#player = undefined;
    for (const listener of this.#listeners) listener();
  }

  #show(): Player {
    const { ledger, delivery } = this;
    return {
      id: this.id,
      ...ledger.frame,
      attempt: ledger.shown,
      saveState: this.#saveState(),
      isKeptHere: !ledger.isMemoryOnly,
      isSignedOut: delivery.isSignedOut,
      isGone: delivery.isGone,
      isActive: ledger.isActive,
      now: this.#now,
      send: this.#send,
      openModule: this.#openModule,
      takeOver: this.#takeOver,
      onClosing: this.#onClosing,
    };
  }

  // The same functions in every `player`, so that effects of the screens need not run again.
  readonly #now = (): number => this.clock.now();
  readonly #send = (event: BrowserEvent): boolean => this.send(event);
  readonly #openModule = (module: number): Promise<void> => this.delivery.openModule(module);
  readonly #takeOver = (): Promise<void> => this.takeOver();
  readonly #onClosing = (listener: () => void): (() => void) => {
    this.#closing.add(listener);
    return () => this.#closing.delete(listener);
  };
}
