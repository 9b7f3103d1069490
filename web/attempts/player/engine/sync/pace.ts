import { retryDelay } from './sync-failure.ts';

/** Events within this time of each other are sent as one batch. */
const batchDelayMs = 1000;
/** The longest time without a reply before a heartbeat is sent. */
const heartbeatMs = 15_000;

/**
 * Owns the times of the next batch, the next retry and the next heartbeat. A batch leaves soon after an event is stored, a
 * heartbeat after a silence, and after failures every request waits with exponential backoff.
 */
export class Pace {
  /** The number of failures in a row. */
  failures = 0;
  #batchAt = Infinity;
  #retryAt = 0;
  #lastReplyAt: number;
  readonly #monotonic: () => number;
  readonly #random: () => number;

  constructor(monotonic: () => number, random: () => number) {
    this.#monotonic = monotonic;
    this.#random = random;
    this.#lastReplyAt = monotonic();
  }

  get isSilent(): boolean {
    return this.#monotonic() - this.#lastReplyAt >= heartbeatMs;
  }

  isDue(isNeeded: boolean): boolean {
    const now = this.#monotonic();
    return (isNeeded || now >= this.#batchAt) && now >= this.#retryAt;
  }

  scheduleBatch(isUrgent: boolean): void {
    this.#batchAt = Math.min(this.#batchAt, this.#monotonic() + (isUrgent ? 0 : batchDelayMs));
  }

  retryNow(): void {
    this.#retryAt = 0;
  }

  noteDelivered(): void {
    this.#batchAt = Infinity;
  }

  noteReply(): void {
    this.failures = 0;
    this.#retryAt = 0;
    this.#lastReplyAt = this.#monotonic();
  }

  noteFailure(): void {
    this.failures += 1;
    this.#lastReplyAt = this.#monotonic();
    this.#retryAt = this.#lastReplyAt + retryDelay(this.failures, this.#random());
  }
}
