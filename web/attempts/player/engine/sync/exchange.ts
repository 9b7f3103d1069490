import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { AttemptApi } from './attempt-api.ts';
import { applyReceipt, applySnapshot, type AppliedReply } from './apply-reply.ts';
import {
  frameOf,
  hasOpenModuleItems,
  maxBatchSize,
  nextBatch,
  renameDevice,
  unacknowledged,
  withoutFirst,
  type Frame,
  type LocalAttempt,
} from '../local-attempt.ts';
import type { Ledger } from '../ledger.ts';
import { Requests } from './requests.ts';
import type { ServerClock } from './server-clock.ts';

export interface ExchangeDeps {
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
 * Owns the requests of an attempt, one method each, and applies every reply to the record, the clock and `pendingRequests`. It decides
 * nothing: `Delivery` chooses the next request and interprets failures. A snapshot requested before a receipt arrived is stale
 * and is requested again.
 */
export class Exchange {
  /** The requests that are due. */
  readonly pendingRequests = {
    /** The server does not know this device. */
    claim: false,
    /** The clock base that the server uses is uncertain. */
    clockBase: false,
    snapshot: false,
    /** A heartbeat: any reply tells the server's time and which device is active. */
    heartbeat: false,
  };
  /** The student wants to go on here. Cleared once the test is here, so that another device may take it over for good. */
  shouldTakeOver = false;
  /** The most unacknowledged events of a batch. */
  batchSize = maxBatchSize;
  /** How many times in a row an unexpected failure was recovered from. */
  recoveries = 0;
  /** The last number that this device has sent, acknowledged or not. */
  #sent = { device: '', number: 0 };
  /** Counts receipts, to recognize a snapshot that was requested before the latest one. */
  #receipts = 0;
  readonly #requests: Requests;
  readonly #deps: ExchangeDeps;

  constructor(deps: ExchangeDeps) {
    this.#deps = deps;
    this.#requests = new Requests(deps.monotonic);
  }

  abortOverdue(): void {
    this.#requests.abortOverdue();
  }

  readonly claim = async (): Promise<void> => {
    const { api, attempt, ledger } = this.#deps;
    const { device } = ledger.record;
    // Until the reply arrives, it is unknown whether the server uses this claim as the clock base.
    this.pendingRequests.clockBase = true;
    await this.#requestView((signal) => api.claim(attempt, device, { signal }));
    this.shouldTakeOver = false;
  };

  readonly fetchSnapshot = (): Promise<void> => {
    const { api, attempt, ledger } = this.#deps;
    const { device } = ledger.record;
    return this.#requestView((signal) => api.view(attempt, device, { signal }));
  };

  open(module: number): Promise<void> {
    const { api, attempt, ledger } = this.#deps;
    const { device } = ledger.record;
    return this.#requestView((signal) => api.open(attempt, device, module, { signal }));
  }

  readonly postBatch = (): Promise<void> => this.post(false);

  async post(keepalive: boolean): Promise<void> {
    const { api, attempt, ledger, clock } = this.#deps;
    const bytes = keepalive ? maxKeepaliveBytes : Infinity;
    const { clockBase, ackedSeq } = ledger.record;
    const hasUnsent = unacknowledged(ledger.record).length > 0;
    const batch = {
      ...nextBatch(ledger.record, this.batchSize, bytes),
      elapsed: hasUnsent ? 0 : Math.max(0, clock.now() - clockBase.at),
    };
    const { device } = batch;
    const last = batch.events.at(-1)?.number ?? ackedSeq;
    if (this.#sent.device !== device) this.#sent = { device, number: ackedSeq };
    const isFresh = last > this.#sent.number;
    this.#sent.number = Math.max(last, this.#sent.number);
    const options = keepalive ? { keepalive } : {};
    const receipt = await this.#requests.run(postTimeoutMs, (signal) =>
      api.post(attempt, batch, { signal, ...options }),
    );
    this.#receipts += 1;
    clock.sync(receipt.now);
    this.pendingRequests.heartbeat = false;
    this.batchSize = Math.min(maxBatchSize, this.batchSize * 2);
    const sent = { first: clockBase.number + 1, last, isFresh };
    const result = await this.#apply((record) =>
      record.device === device ? applyReceipt(record, sent, receipt) : { record },
    );
    if (receipt.refused) console.warn('The server does not store these events:', receipt.refused);
    const isAnswered =
      last <= ackedSeq || receipt.acknowledged > ackedSeq || receipt.refused !== undefined;
    if (!isAnswered && !result?.needsClockBase) throw new ApiError(0, 'The server took nothing.');
    this.recoveries = 0;
  }

  /** Sets aside the first unacknowledged event, which the server rejects as invalid. */
  async setFirstAside(): Promise<void> {
    await this.#deps.ledger.change(withoutFirst);
    this.#sent.number -= 1;
  }

  async #requestView(request: (signal: AbortSignal) => Promise<AttemptView>): Promise<void> {
    const receipts = this.#receipts;
    const view = await this.#requests.run(viewTimeoutMs, request);
    this.#deps.clock.sync(view.now);
    if (receipts !== this.#receipts) {
      this.pendingRequests.snapshot = true;
      return;
    }
    Object.assign(this.pendingRequests, {
      claim: false,
      clockBase: false,
      snapshot: false,
      heartbeat: false,
    });
    // A view without questions, as in a pause, does not replace those that are stored for the open module.
    const hasItems = hasOpenModuleItems(view.attempt, this.#deps.ledger.frame);
    const frame = hasItems && view.items.length === 0 ? undefined : frameOf(view);
    await this.#apply((record) => applySnapshot(record, view), frame);
  }

  async #apply(
    applyReply: (record: LocalAttempt) => AppliedReply,
    frame?: Frame,
  ): Promise<AppliedReply | undefined> {
    const { ledger, clock, newId } = this.#deps;
    let result: AppliedReply | undefined;
    await ledger.change((record) => {
      result = applyReply(record);
      const after = { ...result.record, clock: clock.reading() };
      return result.needsNewDevice ? renameDevice(after, newId()) : after;
    }, frame);
    this.pendingRequests.claim ||= Boolean(result?.needsClaim);
    this.pendingRequests.clockBase ||= Boolean(result?.needsClockBase);
    this.pendingRequests.snapshot ||= Boolean(result?.needsSnapshot);
    return result;
  }
}
