import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { AttemptApi } from './attempt-api.ts';
import { hearReceipt, hearView, type Heard } from './hear.ts';
import {
  frameOf,
  mostOwed,
  nextBatch,
  rename,
  withoutFirst,
  type Frame,
  type LocalAttempt,
} from '../local-attempt.ts';
import type { Ledger } from '../ledger.ts';
import { Requests } from './requests.ts';
import type { ServerClock } from './server-clock.ts';

export interface ExchangeGiven {
  attempt: string;
  api: AttemptApi;
  ledger: Ledger;
  clock: ServerClock;
  monotonic(): number;
  newId(): string;
}

/** A browser lets a page leave behind 64 kB in all. */
const mostBytesKeptAlive = 60_000;
const postMs = 10_000;
/** A view carries a module's questions, on a slow line too. */
const viewMs = 20_000;

/**
 * The requests that an attempt needs, one method each, and what every reply changes: the record, the clock, and what is
 * still to be asked. It decides nothing: whose turn it is and what a failure means is `Delivery`'s.
 */
export class Exchange {
  readonly needs = {
    /** The server has never heard of this device. */
    claim: false,
    /** The server's reckoning is not known for sure. */
    base: false,
    view: false,
    /** Any reply at all: what time is it there, and who has the test? */
    word: false,
  };
  /** The student goes on here; once it is so, another device may take the test without our taking it back. */
  wantsTest = false;
  /** How many of the owed go at once. */
  most = mostOwed;
  /** How often in a row something was mended that should not have been broken. */
  mended = 0;
  /** How far this device's numbers have been sent, replied to or not. */
  #sent = { device: '', number: 0 };
  /** Counts receipts: a view asked for before one is older than it. */
  #receipts = 0;
  readonly #requests: Requests;
  readonly #given: ExchangeGiven;

  constructor(given: ExchangeGiven) {
    this.#given = given;
    this.#requests = new Requests(given.monotonic);
  }

  abortOverdue(): void {
    this.#requests.abortOverdue();
  }

  readonly claim = async (): Promise<void> => {
    const { api, attempt, ledger } = this.#given;
    const { device } = ledger.kept;
    // Until its reply is here, nobody knows whether the server reckons from it.
    this.needs.base = true;
    await this.#view((signal) => api.claim(attempt, device, { signal }));
    this.wantsTest = false;
  };

  readonly fetch = (): Promise<void> => {
    const { api, attempt, ledger } = this.#given;
    const { device } = ledger.kept;
    return this.#view((signal) => api.view(attempt, device, { signal }));
  };

  open(module: number): Promise<void> {
    const { api, attempt, ledger } = this.#given;
    const { device } = ledger.kept;
    return this.#view((signal) => api.open(attempt, device, module, { signal }));
  }

  readonly postNext = (): Promise<void> => this.post(false);

  async post(keepalive: boolean): Promise<void> {
    const { api, attempt, ledger, clock } = this.#given;
    const bytes = keepalive ? mostBytesKeptAlive : Infinity;
    const batch = nextBatch(ledger.kept, this.most, bytes);
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
    this.needs.word = false;
    this.most = Math.min(mostOwed, this.most * 2);
    const sent = { first: base.number + 1, last, isFresh };
    const heard = await this.#hear((kept) =>
      kept.device === device ? hearReceipt(kept, sent, receipt) : { kept },
    );
    if (receipt.refused) console.warn('The server does not store these events:', receipt.refused);
    const isTaken = last <= taken || receipt.acknowledged > taken || receipt.refused !== undefined;
    if (!isTaken && !heard?.isForgotten) throw new ApiError(0, 'The server took nothing.');
    if (!heard?.isForgotten) this.mended = 0;
  }

  /** The first of the owed, which the server does not understand. */
  async setFirstAside(): Promise<void> {
    await this.#given.ledger.change(withoutFirst);
    this.#sent.number -= 1;
  }

  async #view(ask: (signal: AbortSignal) => Promise<AttemptView>): Promise<void> {
    const receipts = this.#receipts;
    const view = await this.#requests.ask(viewMs, ask);
    this.#given.clock.hear(view.now);
    if (receipts !== this.#receipts) {
      this.needs.view = true;
      return;
    }
    Object.assign(this.needs, { claim: false, base: false, view: false, word: false });
    const frame = view.items.length > 0 ? frameOf(view) : undefined;
    await this.#hear((kept) => hearView(kept, view), frame);
  }

  async #hear(hear: (kept: LocalAttempt) => Heard, frame?: Frame): Promise<Heard | undefined> {
    const { ledger, clock, newId } = this.#given;
    let heard: Heard | undefined;
    await ledger.change((kept) => {
      heard = hear(kept);
      const known = { ...heard.kept, clock: clock.toKeep() };
      return heard.isForgotten ? rename(known, newId()) : known;
    }, frame);
    this.needs.claim ||= Boolean(heard?.isForgotten || heard?.needsClaim);
    this.needs.view ||= Boolean(heard?.needsView);
    return heard;
  }
}
