/** Owns the requests in flight and their timeouts. It sets no timers and reads the clock it is given, so tests control time. */
export class Requests {
  readonly #inFlight = new Map<AbortController, number>();
  readonly #monotonic: () => number;

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  async run<Data>(ms: number, request: (signal: AbortSignal) => Promise<Data>): Promise<Data> {
    const aborter = new AbortController();
    this.#inFlight.set(aborter, this.#monotonic() + ms);
    try {
      return await request(aborter.signal);
    } finally {
      this.#inFlight.delete(aborter);
    }
  }

  abortOverdue(): void {
    for (const [aborter, deadline] of this.#inFlight) {
      if (this.#monotonic() >= deadline) aborter.abort();
    }
  }
}
