/** Filters the attempts that have a result. */
type FindScored = (attempts: string[]) => Promise<string[]>;

/** Resolves requests that wait for a result. Polls for results of other processes with one query for all waiters. */
export class ScoreWaiters {
  #waiters = new Map<string, Set<(isScored: boolean) => void>>();
  #isStopped = false;
  #findScored;
  #pollMs;
  #pollTimer: NodeJS.Timeout | undefined;

  constructor(findScored: FindScored, pollMs = 2_000) {
    this.#findScored = findScored;
    this.#pollMs = pollMs;
  }

  /** Resolves to true when the attempt is scored, or to false after the timeout. */
  wait(attempt: string, timeoutMs: number): Promise<boolean> {
    if (this.#isStopped) return Promise.resolve(false);
    return new Promise((resolve) => {
      const waiters = this.#waiters.get(attempt) ?? new Set();
      this.#waiters.set(attempt, waiters);
      const settle = (isScored: boolean): void => {
        clearTimeout(timer);
        waiters.delete(settle);
        if (waiters.size === 0) this.#waiters.delete(attempt);
        resolve(isScored);
      };
      const timer = setTimeout(() => settle(false), timeoutMs);
      waiters.add(settle);
      this.#schedulePoll();
    });
  }

  notifyScored(attempt: string): void {
    this.#resolve(attempt, true);
  }

  /** Resolves all waiters, so that connections can close. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pollTimer);
    for (const attempt of this.#waiters.keys()) this.#resolve(attempt, false);
  }

  #schedulePoll(): void {
    if (this.#pollTimer || this.#waiters.size === 0) return;
    this.#pollTimer = setTimeout(() => void this.#poll(), this.#pollMs);
  }

  async #poll(): Promise<void> {
    // If the database fails, the next poll may succeed; every waiter has a timeout.
    const attempts = await this.#findScored([...this.#waiters.keys()]).catch(() => []);
    for (const attempt of attempts) this.#resolve(attempt, true);
    this.#pollTimer = undefined;
    this.#schedulePoll();
  }

  #resolve(attempt: string, isScored: boolean): void {
    for (const settle of this.#waiters.get(attempt) ?? []) settle(isScored);
  }
}
