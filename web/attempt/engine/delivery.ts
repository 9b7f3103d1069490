import type { AttemptView } from '@bac/contract/attempts.ts';
import { ApiError } from '../../api/api-error.ts';
import type { AttemptApi } from './attempt-api.ts';
import { hearReceipt, hearView, type Heard } from './hear.ts';
import {
  frameOf,
  mostOwed,
  nextBatch,
  owed,
  rename,
  withoutFirst,
  type Frame,
  type Kept,
} from './kept.ts';
import { isOver } from './kept-store.ts';
import type { Ledger } from './ledger.ts';
import { Pace } from './pace.ts';
import { Requests } from './requests.ts';
import type { ServerClock } from './server-clock.ts';
import { troubleOf } from './trouble.ts';

interface Given {
  attempt: string;
  api: AttemptApi;
  ledger: Ledger;
  clock: ServerClock;
  monotonic(): number;
  random(): number;
  newId(): string;
  changed(): void;
  signedOut(error: ApiError): void;
}

/** A browser lets a page leave behind 64 kB in all. */
const mostBytesKeptAlive = 60_000;
const postMs = 10_000;
/** A view carries a module's questions, on a slow line too. */
const viewMs = 20_000;

/**
 * Brings what is stored to the server, in order and one request at a time, and hears what the server knows.
 * Any request may be lost, and any reply: everything here can be asked again.
 */
export class Delivery {
  readonly pace: Pace;
  isSignedOut = false;
  /** The server knows no such attempt of this person's. */
  isGone = false;
  /** The student goes on here; once it is so, another device may take the test without our taking it back. */
  #wantsTest = false;
  readonly #needs = {
    /** The server has never heard of this device. */
    claim: false,
    /** The server's reckoning is not known for sure. */
    base: false,
    view: false,
    /** Any reply at all: what time is it there, and who has the test? */
    word: false,
  };
  #most = mostOwed;
  /** How often in a row something was mended that should not have been broken. */
  #mended = 0;
  /** How far this device's numbers have been sent, replied to or not. */
  #sent = { device: '', number: 0 };
  /** Counts receipts: a view asked for before one is older than it. */
  #receipts = 0;
  #isRunning = false;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #requests: Requests;
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
    this.pace = new Pace(given.monotonic, given.random);
    this.#requests = new Requests(given.monotonic);
  }

  /** Something is stored and waits. */
  noteStored(isUrgent: boolean): void {
    this.pace.gather(isUrgent);
    if (isUrgent) this.tick();
  }

  /** Asks the server for its time and state as soon as it can be reached. */
  askForWord(): void {
    this.#needs.word = true;
  }

  /** The line may be back, or the person: no more waiting. */
  hurry(): void {
    this.#needs.word = true;
    this.pace.hurry();
    this.tick();
  }

  tick(): void {
    this.#requests.abortOverdue();
    const { ledger } = this.#given;
    if (this.#isRunning || this.isGone || ledger.isDisplaced) return;
    if (ledger.isActive && !isOver(ledger.kept) && this.pace.isSilent) this.#needs.word = true;
    if (!this.pace.isTime(Object.values(this.#needs).some(Boolean))) return;
    // Its failures are noted, and tried again in time.
    this.#now(async () => {}).catch(() => {});
  }

  /** Brings everything, and the test to this device. The attempt may have been anywhere meanwhile. */
  takeOver(): Promise<void> {
    this.#wantsTest = true;
    this.#needs.base = true;
    return this.#now(async () => {});
  }

  /** Everything before it must be there first: above all that the part before was handed in. */
  openModule(module: number): Promise<void> {
    return this.#now(async () => {
      const { api, attempt, ledger, clock } = this.#given;
      const { phase } = ledger.shown;
      const isOpen = phase.name === 'module' && phase.module === module;
      // The server may just have told that the break is longer than we thought.
      const isTooSoon = phase.name === 'break' && clock.now() < phase.endsAt;
      if (ledger.isDisplaced || isOpen || isTooSoon) return;
      const { device } = ledger.kept;
      await this.#view((signal) => api.open(attempt, device, module, { signal }));
    });
  }

  /** The page may be gone in a moment. Beside a request under way this does no harm: numbers tell what is double. */
  async leave(): Promise<void> {
    const { claim, base } = this.#needs;
    if (claim || base || owed(this.#given.ledger.kept).length === 0) return;
    await this.#post(true).catch(() => {});
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
    const { claim, base, view, word } = this.#needs;
    if (ledger.isDisplaced) return undefined;
    if (claim) return this.#claim;
    if (base) return this.#fetch;
    if (owed(ledger.kept).length > 0) return this.#postNext;
    if (ledger.isActive || isOver(ledger.kept)) this.#wantsTest = false;
    if (this.#wantsTest) return this.#claim;
    if (view) return this.#fetch;
    return word ? this.#postNext : undefined;
  }

  readonly #claim = async (): Promise<void> => {
    const { api, attempt, ledger } = this.#given;
    const { device } = ledger.kept;
    // Until its reply is here, nobody knows whether the server reckons from it.
    this.#needs.base = true;
    await this.#view((signal) => api.claim(attempt, device, { signal }));
    this.#wantsTest = false;
  };

  readonly #fetch = (): Promise<void> => {
    const { api, attempt, ledger } = this.#given;
    const { device } = ledger.kept;
    return this.#view((signal) => api.view(attempt, device, { signal }));
  };

  async #view(ask: (signal: AbortSignal) => Promise<AttemptView>): Promise<void> {
    const receipts = this.#receipts;
    const view = await this.#requests.ask(viewMs, ask);
    this.#given.clock.hear(view.now);
    if (receipts !== this.#receipts) {
      this.#needs.view = true;
      return;
    }
    Object.assign(this.#needs, { claim: false, base: false, view: false, word: false });
    const frame = view.items.length > 0 ? frameOf(view) : undefined;
    await this.#hear((kept) => hearView(kept, view), frame);
  }

  readonly #postNext = (): Promise<void> => this.#post(false);

  async #post(keepalive: boolean): Promise<void> {
    const { api, attempt, ledger, clock } = this.#given;
    const bytes = keepalive ? mostBytesKeptAlive : Infinity;
    const batch = nextBatch(ledger.kept, this.#most, bytes);
    const { device } = batch;
    const { base, taken } = ledger.kept;
    const last = batch.events.at(-1)?.number ?? taken;
    if (this.#sent.device !== device) this.#sent = { device, number: taken };
    const isFresh = last > this.#sent.number;
    this.#sent.number = Math.max(last, this.#sent.number);
    const how = keepalive ? { keepalive } : {};
    const receipt = await this.#requests.ask(postMs, (signal) =>
      api.post(attempt, batch, { signal, ...how }),
    );
    this.#receipts += 1;
    clock.hear(receipt.now);
    this.#needs.word = false;
    this.#most = Math.min(mostOwed, this.#most * 2);
    const sent = { first: base.number + 1, last, isFresh };
    const heard = await this.#hear((kept) =>
      kept.device === device ? hearReceipt(kept, sent, receipt) : { kept },
    );
    const isTaken = last <= taken || receipt.acknowledged > taken;
    if (!isTaken && !heard?.isForgotten) throw new ApiError(0, 'The server took nothing.');
    if (!heard?.isForgotten) this.#mended = 0;
  }

  async #hear(hear: (kept: Kept) => Heard, frame?: Frame): Promise<Heard | undefined> {
    const { ledger, clock, newId } = this.#given;
    let heard: Heard | undefined;
    await ledger.change((kept) => {
      heard = hear(kept);
      const known = { ...heard.kept, clock: clock.toKeep() };
      return heard.isForgotten ? rename(known, newId()) : known;
    }, frame);
    this.#needs.claim ||= Boolean(heard?.isForgotten || heard?.needsClaim);
    this.#needs.view ||= Boolean(heard?.needsView);
    return heard;
  }

  /** True where the same can be tried again at once. */
  async #mend(error: unknown): Promise<boolean> {
    const trouble = troubleOf(error);
    if (trouble === 'unknown-device' && this.#mended < 3) {
      this.#mended += 1;
      this.#needs.claim = true;
      return true;
    }
    const { ledger } = this.#given;
    const [first, ...others] = owed(ledger.kept);
    const count = Math.min(this.#most, others.length + 1);
    const { claim, base } = this.#needs;
    if (trouble !== 'unfit' || claim || base || !first) return false;
    // One event that the server does not understand must not keep all the others from it: look for it by halves.
    if (count > 1) this.#most = Math.floor(count / 2);
    else {
      console.error('The server does not understand an event:', first, error);
      await ledger.change(withoutFirst);
      this.#sent.number -= 1;
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
    this.#mended = 0;
    if (trouble === 'moved-on') this.#needs.view = true;
    else {
      this.pace.failed();
      clock.believeWall();
    }
    if (trouble === 'gone') this.isGone = true;
    if (error instanceof ApiError && error.status >= 500 && this.#needs.base) {
      // Better dated a little late than not brought at all.
      this.#needs.base = false;
      this.#needs.view = true;
    }
    if (trouble === 'signed-out' && !this.isSignedOut) {
      this.isSignedOut = true;
      signedOut(error as ApiError);
    }
    changed();
  }
}
