import { openModule, timeLeft, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { ApiError } from '../../../api/api-error.ts';
import type { Player, SaveState } from '../player.ts';
import type { AttemptApi } from './sync/attempt-api.ts';
import { Delivery } from './sync/delivery.ts';
import type { Journal } from './store/journal.ts';
import type { Frame, LocalAttempt } from './local-attempt.ts';
import type { LocalAttemptStore } from './store/local-attempt-store.ts';
import { Ledger } from './ledger.ts';
import { ServerClock, type Clock } from './sync/server-clock.ts';
import type { Tabs } from './tabs.ts';

/** The effects that the engine depends on. Tests replace them. */
export interface Ports {
  api: AttemptApi;
  store: LocalAttemptStore;
  journal: Journal;
  clock: Clock;
  tabs: Tabs;
  newId(): string;
  random(): number;
  account: string;
  signedOut(error: ApiError): void;
}

const saveClockMs = 15_000;
const breakRetryMs = 2000;

const roundVisit = (event: BrowserEvent): BrowserEvent =>
  event.type === 'visited' ? { ...event, ms: Math.max(0, Math.round(event.ms)) } : event;

/** Events that the server dates by their arrival, or that block what comes after, are sent at once. */
const isUrgent = (event: BrowserEvent): boolean => !('question' in event);

/**
 * One attempt in one page: owns the state that screens see and closes a module at its deadline. An event is applied, stored and
 * then sent, in this order. It sets no timers: the page calls `tick` a few times a second, `retryNow` when the network or the
 * person is back, and `flush` when it may be about to close.
 */
export class PlayerEngine {
  readonly id: string;
  readonly clock: ServerClock;
  readonly ledger: Ledger;
  readonly delivery: Delivery;
  readonly page: string;
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  readonly #closingListeners = new Set<() => void>();
  readonly #stopTabs: () => void;
  #player: Player | undefined;
  #hasUrgent = false;
  /** While a module is being closed, its last events are dated by its deadline. */
  #closesAt: number | undefined;
  #clockSavedAt = 0;
  #openBreakAt = 0;

  constructor(id: string, record: LocalAttempt, frame: Frame, ports: Ports) {
    const { api, store, journal, newId, random, signedOut, tabs, clock } = ports;
    this.id = id;
    this.#ports = ports;
    this.page = newId();
    this.clock = new ServerClock(clock, record.clock);
    const monotonic = (): number => clock.monotonic();
    const onChange = (): void => this.#notifyListeners();
    this.ledger = new Ledger({
      attempt: id,
      page: this.page,
      record,
      frame,
      store,
      journal,
      newId,
      onChange,
      clockReading: () => this.clock.reading(),
      onStored: () => this.#noteStored(),
    });
    const { ledger } = this;
    const deps = { attempt: id, api, ledger, clock: this.clock, monotonic, random, newId };
    this.delivery = new Delivery({ ...deps, onChange, signedOut });
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

  /** Returns the same object until the visible state changes. */
  readonly player = (): Player => (this.#player ??= this.#toPlayer());

  /** Makes this the page of its browser that holds the attempt. */
  async acquire(): Promise<void> {
    await this.ledger.acquire();
    this.#notifyTabs('opened');
  }

  async takeOver(): Promise<void> {
    await this.acquire();
    await this.delivery.takeOver();
  }

  send(event: BrowserEvent): boolean {
    if (!this.ledger.isActive) return false;
    // The server stops its clock when the event arrives. A clock that stopped only here would show more time than is left.
    if (event.type === 'paused' && this.delivery.pace.failures > 0) return false;
    const at = this.#closesAt ?? this.clock.now();
    if (!this.ledger.add({ at, event: roundVisit(event) })) return false;
    this.#hasUrgent ||= isUrgent(event);
    this.#notifyListeners();
    return true;
  }

  tick(): void {
    const { ledger, clock, delivery } = this;
    if (clock.hasJumped()) delivery.requestHeartbeat();
    this.#saveClock();
    if (ledger.isActive && timeLeft(ledger.currentAttempt, clock.now()) === 0) {
      if (clock.isUncertain) delivery.requestHeartbeat();
      else this.#endPhase(ledger.currentAttempt);
    }
    delivery.tick();
  }

  retryNow(): void {
    this.delivery.retryNow();
  }

  flush(): void {
    if (!this.ledger.isDisplaced) void this.delivery.flush();
  }

  /** Stops this engine. The next page finds everything in the store. */
  close(): void {
    this.flush();
    this.#stopTabs();
    this.#listeners.clear();
  }

  #endPhase(attempt: Attempt): void {
    const { phase } = attempt;
    const open = openModule(attempt);
    if (open) this.#closeModule(open.module, open.deadline);
    if (phase.name === 'break') this.#openAfterBreak(phase.next);
  }

  #closeModule(module: number, deadline: number): void {
    this.#closesAt = deadline;
    for (const listener of this.#closingListeners) listener();
    this.#closesAt = undefined;
    this.send({ type: 'submitted', module, isByClock: true });
  }

  /** Opens the module after a break. The server ends the break by itself. */
  #openAfterBreak(next: number): void {
    const now = this.#ports.clock.monotonic();
    if (now < this.#openBreakAt) return;
    this.#openBreakAt = Infinity;
    const retryLater = (): void => {
      this.#openBreakAt = this.#ports.clock.monotonic() + breakRetryMs;
    };
    this.delivery.openModule(next).then(retryLater, retryLater);
  }

  #saveClock(): void {
    const now = this.#ports.clock.monotonic();
    if (now - this.#clockSavedAt < saveClockMs) return;
    this.#clockSavedAt = now;
    void this.ledger.change((record) => ({ ...record, clock: this.clock.reading() }));
  }

  #noteStored(): void {
    this.delivery.noteStored(this.#hasUrgent);
    this.#hasUrgent = false;
    if (this.ledger.isDisplaced) this.#notifyTabs('stored');
  }

  #notifyTabs(did: 'opened' | 'stored'): void {
    this.#ports.tabs.post({ attempt: this.id, page: this.page, did });
  }

  #saveState(): SaveState {
    if (this.ledger.pendingCount === 0) return 'saved';
    return this.delivery.pace.failures > 0 ? 'offline' : 'saving';
  }

  #notifyListeners(): void {
    this.#player = undefined;
    for (const listener of this.#listeners) listener();
  }

  #toPlayer(): Player {
    const { ledger, delivery } = this;
    return {
      id: this.id,
      ...ledger.frame,
      attempt: ledger.currentAttempt,
      saveState: this.#saveState(),
      isStoredHere: !ledger.isMemoryOnly,
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

  // Every `player` gets the same functions, so that effects of the screens do not run again.
  readonly #now = (): number => this.clock.now();
  readonly #send = (event: BrowserEvent): boolean => this.send(event);
  readonly #openModule = (module: number): Promise<void> => this.delivery.openModule(module);
  readonly #takeOver = (): Promise<void> => this.takeOver();
  readonly #onClosing = (listener: () => void): (() => void) => {
    this.#closingListeners.add(listener);
    return () => this.#closingListeners.delete(listener);
  };
}
