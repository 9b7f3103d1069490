import { ApiError } from '../../../../api/api-error.ts';
import { Exchange, type ExchangeGiven } from './exchange.ts';
import { owed } from '../local-attempt.ts';
import { isFinalAndSent } from '../store/local-attempt-store.ts';
import { Pace } from './pace.ts';
import { troubleOf } from './trouble.ts';

interface Deps extends ExchangeGiven {
  random(): number;
  onChange(): void;
  signedOut(error: ApiError): void;
}

/**
 * Owns the order of requests: decides which one is next, when to retry, and what a failure means. Requests run one at a time,
 * and events leave in the order of their sequence numbers. Any request and any reply may be lost, so every request is idempotent.
 */
export class Delivery {
  readonly pace: Pace;
  isSignedOut = false;
  /** The server has no such attempt of this person. */
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
    this.pace.gather(isUrgent);
    if (isUrgent) this.tick();
  }

  /** Requests a heartbeat: the server's time and state, as soon as it can be reached. */
  askForWord(): void {
    this.#exchange.needs.word = true;
  }

  /** Skips the retry delay, because the network or the person may be back. */
  hurry(): void {
    this.#exchange.needs.word = true;
    this.pace.hurry();
    this.tick();
  }

  tick(): void {
    this.#exchange.abortOverdue();
    const { ledger } = this.#deps;
    if (this.#isRunning || this.isGone || ledger.isDisplaced) return;
    if (ledger.isActive && !isFinalAndSent(ledger.kept) && this.pace.isSilent)
      this.#exchange.needs.word = true;
    if (!this.pace.isTime(Object.values(this.#exchange.needs).some(Boolean))) return;
    // A failure schedules a retry.
    this.#enqueueTurn(async () => {}).catch(() => {});
  }

  /** Sends every pending event, then moves the test to this device. Another device may have had the attempt meanwhile. */
  takeOver(): Promise<void> {
    this.#exchange.wantsTest = true;
    this.#exchange.needs.base = true;
    return this.#enqueueTurn(async () => {});
  }

  /** Opens a module after every earlier event is delivered, above all the submission of the module before. */
  openModule(module: number): Promise<void> {
    return this.#enqueueTurn(async () => {
      const { ledger, clock } = this.#deps;
      const { phase } = ledger.shown;
      const isOpen = phase.name === 'module' && phase.module === module;
      // A reply may just have moved the end of the break later.
      const isTooSoon = phase.name === 'break' && clock.now() < phase.endsAt;
      if (ledger.isDisplaced || isOpen || isTooSoon) return;
      await this.#exchange.open(module);
    });
  }

  /** Flushes pending events, because the page may close in a moment. A parallel request does no harm: numbers reveal duplicates. */
  async leave(): Promise<void> {
    const { claim, base } = this.#exchange.needs;
    if (claim || base || owed(this.#deps.ledger.kept).length === 0) return;
    await this.#exchange.post(true).catch(() => {});
  }

  /** Queues a turn that delivers the unacknowledged events and then runs `work`. */
  #enqueueTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(async () => {
      this.#isRunning = true;
      try {
        // Events that are still being stored must be delivered too.
        await this.#deps.ledger.settled();
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
    this.pace.delivered();
  }

  #nextRequest(): (() => Promise<void>) | undefined {
    const { ledger } = this.#deps;
    const { claim, base, view, word } = this.#exchange.needs;
    if (ledger.isDisplaced) return undefined;
    if (claim) return this.#exchange.claim;
    if (base) return this.#exchange.fetch;
    if (owed(ledger.kept).length > 0) return this.#exchange.postNext;
    if (ledger.isActive || isFinalAndSent(ledger.kept)) this.#exchange.wantsTest = false;
    if (this.#exchange.wantsTest) return this.#exchange.claim;
    if (view) return this.#exchange.fetch;
    return word ? this.#exchange.postNext : undefined;
  }

  /** Returns true if the request may be retried at once. */
  async #recover(error: unknown): Promise<boolean> {
    const trouble = troubleOf(error);
    if (trouble === 'unknown-device' && this.#exchange.mended < 3) {
      this.#exchange.mended += 1;
      this.#exchange.needs.claim = true;
      return true;
    }
    const { ledger } = this.#deps;
    const [first, ...others] = owed(ledger.kept);
    const count = Math.min(this.#exchange.most, others.length + 1);
    const { claim, base } = this.#exchange.needs;
    if (trouble !== 'invalid' || claim || base || !first) return false;
    // One invalid event must not block all the others: halve the batch until it is found.
    if (count > 1) this.#exchange.most = Math.floor(count / 2);
    else {
      console.error('The server does not understand an event:', first, error);
      await this.#exchange.setFirstAside();
    }
    return true;
  }

  #noteSuccess(): void {
    const hadTrouble = this.pace.failures > 0 || this.isSignedOut;
    this.pace.heard();
    this.isSignedOut = false;
    if (hadTrouble) this.#deps.onChange();
  }

  #noteFailure(error: unknown): void {
    const { clock, onChange, signedOut } = this.#deps;
    const trouble = troubleOf(error);
    this.#exchange.mended = 0;
    if (trouble === 'conflict') this.#exchange.needs.view = true;
    else {
      this.pace.failed();
      clock.believeWall();
    }
    if (trouble === 'gone') this.isGone = true;
    // Retried only when the student asks again.
    if (trouble === 'too-many-devices') this.#exchange.wantsTest = false;
    if (error instanceof ApiError && error.status >= 500 && this.#exchange.needs.base) {
      // Events that arrive dated a little too late are better than events that never arrive.
      this.#exchange.needs.base = false;
      this.#exchange.needs.view = true;
    }
    if (trouble === 'signed-out' && !this.isSignedOut) {
      this.isSignedOut = true;
      signedOut(error as ApiError);
    }
    onChange();
  }
}
