/** The requests under way, each with the moment it has waited long enough. Time is asked for, so that tests can turn it. */
export class Requests {
  readonly #underWay = new Map<AbortController, number>();
  readonly #monotonic: () => number;

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  async ask<Data>(ms: number, ask: (signal: AbortSignal) => Promise<Data>): Promise<Data> {
    const aborter = new AbortController();
    this.#underWay.set(aborter, this.#monotonic() + ms);
    try {
      return await ask(aborter.signal);
    } finally {
      this.#underWay.delete(aborter);
    }
  }

  abortOverdue(): void {
    for (const [aborter, until] of this.#underWay) {
      if (this.#monotonic() >= until) aborter.abort();
    }
  }
}
