import { ApiError } from '../../../../api/api-error.ts';
import { Exchange, type ExchangeDeps } from './exchange.ts';
import { unacknowledged, unopenedModule } from '../local-attempt.ts';
import { isFinalAndAcknowledged } from '../store/local-attempt-store.ts';
import { Pace } from './pace.ts';
import { classifyFailure } from './sync-failure.ts';

interface Deps extends ExchangeDeps {
  random(): number;
  onChange(): void;
  signedOut(error: ApiError): void;
}

/**
 * Owns the order of requests: decides which one is next, when to retry, and what a failure means. Requests run one at a time,
 * and events leave in the order of their numbers. Any request and any reply may be lost, so every request is idempotent. While
 * another tab of this browser holds the attempt (`ledger.isDisplaced`), this one sends nothing.
 */
export class Delivery {
  readonly pace: Pace;
  isSignedOut = false;
  /** The server says that this person has no such attempt, so `tick` sends nothing any more. */
  isGone = false;
  #isRunning = false;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #exchange: Exchange;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.pace = new Pace(deps.monotonic, deps.random);
    this.#exchange = new Exchange(deps);
  }

  /** Schedules the delivery of events that have just been stored. */
  noteStored(isUrgent: boolean): void {
    this.pace.scheduleBatch(isUrgent);
    if (isUrgent) this.tick();
  }

  /** Requests a heartbeat: the server's time and state, as soon as it can be reached. */
  requestHeartbeat(): void {
    this.#exchange.pendingRequests.heartbeat = true;
  }

  /** Skips the retry delay. Called when the network may be back, or when the page is visible again. */
  retryNow(): void {
    this.#exchange.pendingRequests.heartbeat = true;
    this.pace.retryNow();
    this.tick();
  }

  tick(): void {
    this.#exchange.abortOverdue();
    const { ledger } = this.#deps;
    if (this.#isRunning || this.isGone || ledger.isDisplaced) return;
    if (ledger.isActive && !isFinalAndAcknowledged(ledger.record) && this.pace.isSilent)
      this.#exchange.pendingRequests.heartbeat = true;
    if (!this.pace.isDue(Object.values(this.#exchange.pendingRequests).some(Boolean))) return;
    // The turn itself handles its failure and schedules the retry.
    this.#enqueueTurn(async () => {}).catch(() => {});
  }

  /**
   * Sends every pending event, then makes this device the active one. It fetches a snapshot before both, because the record may not
   * show yet that another device has taken the attempt over.
   */
  takeOver(): Promise<void> {
    this.#exchange.shouldTakeOver = true;
    this.#exchange.pendingRequests.clockBase = true;
    return this.#enqueueTurn(async () => {});
  }

  /** Opens a module after every earlier event is delivered, above all the submission of the module before. */
  openModule(module: number): Promise<void> {
    return this.#enqueueTurn(async () => {
      const { ledger, clock } = this.#deps;
      const { phase } = ledger.currentAttempt;
      const isOpen = phase.name === 'module' && phase.module === module;
      // The server dates the start of a break by its arrival, so a reply of this turn may have moved the end later.
      const isTooSoon = phase.name === 'break' && clock.now() < phase.endsAt;
      if (ledger.isDisplaced || isOpen || isTooSoon) return;
      await this.#exchange.open(module);
    });
  }

  /**
   * Sends pending events with a keepalive request, because the page may close in a moment. It does not wait for a request in
   * flight: the server skips numbers that it has already. While a claim or the clock base is pending, it sends nothing; the next
   * page finds the events in the store.
   */
  async flush(): Promise<void> {
    const { claim, clockBase } = this.#exchange.pendingRequests;
    if (claim || clockBase || unacknowledged(this.#deps.ledger.record).length === 0) return;
    await this.#exchange.post(true).catch(() => {});
  }

  /** Queues a turn that delivers the unacknowledged events and then runs `work`. */
  #enqueueTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(async () => {
      this.#isRunning = true;
      try {
        // Events that are still being stored must be delivered too.
        await this.#deps.ledger.whenStored();
        await this.#drain();
        await work();
        this.#noteSuccess();
      } catch (error) {
        this.#noteFailure(error);
        throw error;
      } finally {
        this.#isRunning = false;
      }
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #drain(): Promise<void> {
    for (let request = this.#nextRequest(); request; request = this.#nextRequest()) {
      try {
        await request();
        this.#noteSuccess();
      } catch (error) {
        if (!(await this.#recover(error))) throw error;
      }
    }
    this.pace.noteDelivered();
  }

  #nextRequest(): (() => Promise<void>) | undefined {
    const { ledger } = this.#deps;
    const { claim, clockBase, snapshot, heartbeat } = this.#exchange.pendingRequests;
    if (ledger.isDisplaced) return undefined;
    if (claim) return this.#exchange.claim;
    if (clockBase) return this.#exchange.fetchSnapshot;
    const [first] = unacknowledged(ledger.record);
    const unopened = first && unopenedModule(ledger.record, first);
    if (first && unopened === undefined) return this.#exchange.postBatch;
    const { phase } = ledger.record.attempt;
    if (phase.name === 'waiting' && phase.next === unopened && ledger.isActive) {
      return () => this.#exchange.open(unopened);
    }
    if (ledger.isActive || isFinalAndAcknowledged(ledger.record))
      this.#exchange.shouldTakeOver = false;
    if (this.#exchange.shouldTakeOver) return this.#exchange.claim;
    if (snapshot) return this.#exchange.fetchSnapshot;
    return heartbeat ? this.#exchange.postBatch : undefined;
  }

  /** Returns true if the request may be retried at once. */
  async #recover(error: unknown): Promise<boolean> {
    const failure = classifyFailure(error);
    if (failure === 'unknown-device' && this.#exchange.recoveries < 3) {
      this.#exchange.recoveries += 1;
      this.#exchange.pendingRequests.claim = true;
      return true;
    }
    const { ledger } = this.#deps;
    const [first, ...others] = unacknowledged(ledger.record);
    const sentCount = Math.min(this.#exchange.batchSize, others.length + 1);
    const { claim, clockBase } = this.#exchange.pendingRequests;
    if (failure !== 'invalid' || claim || clockBase || !first) return false;
    // One invalid event must not block all the others: halve the batch until it is found.
    if (sentCount > 1) this.#exchange.batchSize = Math.floor(sentCount / 2);
    else {
      console.error('The server does not understand an event:', first, error);
      await this.#exchange.setFirstAside();
    }
    return true;
  }

  #noteSuccess(): void {
    const hadTrouble = this.pace.failures > 0 || this.isSignedOut;
    this.pace.noteReply();
    this.isSignedOut = false;
    if (hadTrouble) this.#deps.onChange();
  }

  /** A conflict only makes a snapshot necessary, without a delay. Every other failure delays the next request. */
  #noteFailure(error: unknown): void {
    const { clock, onChange, signedOut } = this.#deps;
    const failure = classifyFailure(error);
    this.#exchange.recoveries = 0;
    if (failure === 'conflict') this.#exchange.pendingRequests.snapshot = true;
    else {
      this.pace.noteFailure();
      clock.trustWallClock();
    }
    if (failure === 'gone') this.isGone = true;
    // The takeover is retried only when the student asks again.
    if (failure === 'too-many-devices') this.#exchange.shouldTakeOver = false;
    if (
      error instanceof ApiError &&
      error.status >= 500 &&
      this.#exchange.pendingRequests.clockBase
    ) {
      // While the server cannot give a snapshot, events are sent without one: events that arrive dated a little too late are
      // better than events that never arrive.
      this.#exchange.pendingRequests.clockBase = false;
      this.#exchange.pendingRequests.snapshot = true;
    }
    if (failure === 'signed-out' && !this.isSignedOut) {
      this.isSignedOut = true;
      signedOut(error as ApiError);
    }
    onChange();
  }
}
