import { ApiError } from '../../../../api/api-error.ts';
import { Exchange, type ExchangeGiven } from './exchange.ts';
import { owed } from '../local-attempt.ts';
import { isFinalAndSent } from '../store/local-attempt-store.ts';
import { Pace } from './pace.ts';
import { troubleOf } from './trouble.ts';

interface Given extends ExchangeGiven {
  random(): number;
  changed(): void;
  signedOut(error: ApiError): void;
}

/**
 * Brings what is stored to the server, in order and one request at a time, and hears what the server knows.
 * Any request may be lost, and any reply: everything here can be asked again.
 */
export class Delivery {
  readonly pace: Pace;
  isSignedOut = false;
  /** The server knows no such attempt of this person's. */
  isGone = false;
  #isRunning = false;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #exchange: Exchange;
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
    this.pace = new Pace(given.monotonic, given.random);
    this.#exchange = new Exchange(given);
  }

  /** Something is stored and waits. */
  noteStored(isUrgent: boolean): void {
    this.pace.gather(isUrgent);
    if (isUrgent) this.tick();
  }

  /** Asks the server for its time and state as soon as it can be reached. */
  askForWord(): void {
    this.#exchange.needs.word = true;
  }

  /** The line may be back, or the person: no more waiting. */
  hurry(): void {
    this.#exchange.needs.word = true;
    this.pace.hurry();
    this.tick();
  }

  tick(): void {
    this.#exchange.abortOverdue();
    const { ledger } = this.#given;
    if (this.#isRunning || this.isGone || ledger.isDisplaced) return;
    if (ledger.isActive && !isFinalAndSent(ledger.kept) && this.pace.isSilent)
      this.#exchange.needs.word = true;
    if (!this.pace.isTime(Object.values(this.#exchange.needs).some(Boolean))) return;
    // Its failures are noted, and tried again in time.
    this.#now(async () => {}).catch(() => {});
  }

  /** Brings everything, and the test to this device. The attempt may have been anywhere meanwhile. */
  takeOver(): Promise<void> {
    this.#exchange.wantsTest = true;
    this.#exchange.needs.base = true;
    return this.#now(async () => {});
  }

  /** Everything before it must be there first: above all that the part before was handed in. */
  openModule(module: number): Promise<void> {
    return this.#now(async () => {
      const { ledger, clock } = this.#given;
      const { phase } = ledger.shown;
      const isOpen = phase.name === 'module' && phase.module === module;
      // The server may just have told that the break is longer than we thought.
      const isTooSoon = phase.name === 'break' && clock.now() < phase.endsAt;
      if (ledger.isDisplaced || isOpen || isTooSoon) return;
      await this.#exchange.open(module);
    });
  }

  /** The page may be gone in a moment. Beside a request under way this does no harm: numbers tell what is double. */
  async leave(): Promise<void> {
    const { claim, base } = this.#exchange.needs;
    if (claim || base || owed(this.#given.ledger.kept).length === 0) return;
    await this.#exchange.post(true).catch(() => {});
  }

  /** In its turn: first what is owed, then `work`. */
  #now(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(async () => {
      this.#isRunning = true;
      try {
        // What was made a moment ago is owed too, though it is still being stored.
        await this.#given.ledger.settled();
        await this.#drain();
        await work();
        this.#well();
      } catch (error) {
        this.#failed(error);
        throw error;
      } finally {
        this.#isRunning = false;
      }
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #drain(): Promise<void> {
    for (let job = this.#next(); job; job = this.#next()) {
      try {
        await job();
        this.#well();
      } catch (error) {
        if (!(await this.#mend(error))) throw error;
      }
    }
    this.pace.delivered();
  }

  #next(): (() => Promise<void>) | undefined {
    const { ledger } = this.#given;
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

  /** True where the same can be tried again at once. */
  async #mend(error: unknown): Promise<boolean> {
    const trouble = troubleOf(error);
    if (trouble === 'unknown-device' && this.#exchange.mended < 3) {
      this.#exchange.mended += 1;
      this.#exchange.needs.claim = true;
      return true;
    }
    const { ledger } = this.#given;
    const [first, ...others] = owed(ledger.kept);
    const count = Math.min(this.#exchange.most, others.length + 1);
    const { claim, base } = this.#exchange.needs;
    if (trouble !== 'unfit' || claim || base || !first) return false;
    // One event that the server does not understand must not keep all the others from it: look for it by halves.
    if (count > 1) this.#exchange.most = Math.floor(count / 2);
    else {
      console.error('The server does not understand an event:', first, error);
      await this.#exchange.setFirstAside();
    }
    return true;
  }

  #well(): void {
    const wasAmiss = this.pace.failures > 0 || this.isSignedOut;
    this.pace.heard();
    this.isSignedOut = false;
    if (wasAmiss) this.#given.changed();
  }

  #failed(error: unknown): void {
    const { clock, changed, signedOut } = this.#given;
    const trouble = troubleOf(error);
    this.#exchange.mended = 0;
    if (trouble === 'moved-on') this.#exchange.needs.view = true;
    else {
      this.pace.failed();
      clock.believeWall();
    }
    if (trouble === 'gone') this.isGone = true;
    // Asked for again only when the student asks again.
    if (trouble === 'no-room') this.#exchange.wantsTest = false;
    if (error instanceof ApiError && error.status >= 500 && this.#exchange.needs.base) {
      // Better dated a little late than not brought at all.
      this.#exchange.needs.base = false;
      this.#exchange.needs.view = true;
    }
    if (trouble === 'signed-out' && !this.isSignedOut) {
      this.isSignedOut = true;
      signedOut(error as ApiError);
    }
    changed();
  }
}
