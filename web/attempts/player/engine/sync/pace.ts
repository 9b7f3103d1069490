import { pauseAfter } from './trouble.ts';

/** Events that come close together go together. */
const gatherMs = 1000;
/** How long the server may be silent before it is asked for a word. */
const silenceMs = 15_000;

/** When to speak to the server: soon after something is stored, ever later after failures, now and then in any case. */
export class Pace {
  /** In a row. */
  failures = 0;
  #dueAt = Infinity;
  #retryAt = 0;
  #heardAt: number;
  readonly #monotonic: () => number;
  readonly #random: () => number;

  constructor(monotonic: () => number, random: () => number) {
    this.#monotonic = monotonic;
    this.#random = random;
    this.#heardAt = monotonic();
  }

  get isSilent(): boolean {
    return this.#monotonic() - this.#heardAt >= silenceMs;
  }

  isTime(isNeeded: boolean): boolean {
    const now = this.#monotonic();
    return (isNeeded || now >= this.#dueAt) && now >= this.#retryAt;
  }

  gather(isUrgent: boolean): void {
    this.#dueAt = Math.min(this.#dueAt, this.#monotonic() + (isUrgent ? 0 : gatherMs));
  }

  hurry(): void {
    this.#retryAt = 0;
  }

  delivered(): void {
    this.#dueAt = Infinity;
  }

  heard(): void {
    this.failures = 0;
    this.#retryAt = 0;
    this.#heardAt = this.#monotonic();
  }

  failed(): void {
    this.failures += 1;
    this.#heardAt = this.#monotonic();
    this.#retryAt = this.#heardAt + pauseAfter(this.failures, this.#random());
  }
}
