/** Lets those know who wait here for a result. What another process scores they find by asking the database. */
export class Scorings {
  #waiting = new Map<string, Set<() => void>>();
  #isStopped = false;

  /** Resolves when the attempt is scored in this process, at the latest after so many milliseconds. */
  wait(attempt: string, milliseconds: number): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const others = this.#waiting.get(attempt) ?? new Set();
      this.#waiting.set(attempt, others);
      const leave = (): void => {
        clearTimeout(timer);
        others.delete(leave);
        if (others.size === 0) this.#waiting.delete(attempt);
        resolve();
      };
      const timer = setTimeout(leave, milliseconds);
      others.add(leave);
    });
  }

  scored(attempt: string): void {
    for (const leave of [...(this.#waiting.get(attempt) ?? [])]) leave();
  }

  /** Lets everybody go, so that connections can close. */
  stop(): void {
    this.#isStopped = true;
    for (const attempt of [...this.#waiting.keys()]) this.scored(attempt);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }
}
