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

/** Browsers limit the keepalive requests of a page to 64 kB in all. */
const maxKeepaliveBytes = 60_000;
const postTimeoutMs = 10_000;
/** Longer, because a snapshot carries the questions of a module, on slow connections too. */
const viewTimeoutMs = 20_000;

/**
 * Owns the requests of an attempt, one method each, and applies every reply to the record, the clock and `needs`. It decides
 * nothing: `Delivery` chooses the next request and interprets failures. A snapshot requested before a receipt arrived is stale
 * and is requested again.
 */
export class Exchange {
  /** The requests that are due. */
  readonly needs = {
    /** The server does not know this device. */
    claim: false,
    /** The clock base that the server uses is uncertain. */
    base: false,
    view: false,
    /** A heartbeat: any reply tells the server's time and which device is active. */
    word: false,
  };
  /** The student wants to go on here. Cleared once the test is here, so that another device may take it over for good. */
  wantsTest = false;
  /** The most unacknowledged events of a batch. */
  most = mostOwed;
  /** How many times in a row an unexpected failure was recovered from. */
  mended = 0;
  /** The last sequence number that this device has sent, acknowledged or not. */
  #sent = { device: '', number: 0 };
  /** Counts receipts, to recognize a snapshot that was requested before the latest one. */
  #receipts = 0;
  readonly #requests: Requests;
  readonly #deps: ExchangeGiven;

  constructor(deps: ExchangeGiven) {
    this.#deps = deps;
    this.#requests = new Requests(deps.monotonic);
  }

  abortOverdue(): void {
    this.#requests.abortOverdue();
  }

  readonly claim = async (): Promise<void> => {
    const { api, attempt, ledger } = this.#deps;
    const { device } = ledger.kept;
    // Until the reply arrives, it is unknown whether the server uses this claim as the clock base.
    this.needs.base = true;
    await this.#requestView((signal) => api.claim(attempt, device, { signal }));
    this.wantsTest = false;
  };

  readonly fetch = (): Promise<void> => {
    const { api, attempt, ledger } = this.#deps;
    const { device } = ledger.kept;
    return this.#requestView((signal) => api.view(attempt, device, { signal }));
  };

  open(module: number): Promise<void> {
    const { api, attempt, ledger } = this.#deps;
    const { device } = ledger.kept;
    return this.#requestView((signal) => api.open(attempt, device, module, { signal }));
  }

  readonly postNext = (): Promise<void> => this.post(false);

  async post(keepalive: boolean): Promise<void> {
    const { api, attempt, ledger, clock } = this.#deps;
    const bytes = keepalive ? maxKeepaliveBytes : Infinity;
    const batch = nextBatch(ledger.kept, this.most, bytes);
    const { device } = batch;
    const { base, taken } = ledger.kept;
    const last = batch.events.at(-1)?.number ?? taken;
    if (this.#sent.device !== device) this.#sent = { device, number: taken };
    const isFresh = last > this.#sent.number;
    this.#sent.number = Math.max(last, this.#sent.number);
    const options = keepalive ? { keepalive } : {};
    const receipt = await this.#requests.ask(postTimeoutMs, (signal) =>
      api.post(attempt, batch, { signal, ...options }),
    );
    this.#receipts += 1;
    clock.hear(receipt.now);
    this.needs.word = false;
    this.most = Math.min(mostOwed, this.most * 2);
    const sent = { first: base.number + 1, last, isFresh };
    const result = await this.#apply((record) =>
      record.device === device ? hearReceipt(record, sent, receipt) : { kept: record },
    );
    if (receipt.refused) console.warn('The server does not store these events:', receipt.refused);
    const isAnswered =
      last <= taken || receipt.acknowledged > taken || receipt.refused !== undefined;
    if (!isAnswered && !result?.isForgotten) throw new ApiError(0, 'The server took nothing.');
    if (!result?.isForgotten) this.mended = 0;
  }

  /** Sets aside the first unacknowledged event, which the server rejects as invalid. */
  async setFirstAside(): Promise<void> {
    await this.#deps.ledger.change(withoutFirst);
    this.#sent.number -= 1;
  }

  async #requestView(request: (signal: AbortSignal) => Promise<AttemptView>): Promise<void> {
    const receipts = this.#receipts;
    const view = await this.#requests.ask(viewTimeoutMs, request);
    this.#deps.clock.hear(view.now);
    if (receipts !== this.#receipts) {
      this.needs.view = true;
      return;
    }
    Object.assign(this.needs, { claim: false, base: false, view: false, word: false });
    const frame = view.items.length > 0 ? frameOf(view) : undefined;
    await this.#apply((record) => hearView(record, view), frame);
  }

  async #apply(
    applyReply: (record: LocalAttempt) => Heard,
    frame?: Frame,
  ): Promise<Heard | undefined> {
    const { ledger, clock, newId } = this.#deps;
    let result: Heard | undefined;
    await ledger.change((record) => {
      result = applyReply(record);
      const after = { ...result.kept, clock: clock.toKeep() };
      return result.isForgotten ? rename(after, newId()) : after;
    }, frame);
    this.needs.claim ||= Boolean(result?.isForgotten || result?.needsClaim);
    this.needs.view ||= Boolean(result?.needsView);
    return result;
  }
}
