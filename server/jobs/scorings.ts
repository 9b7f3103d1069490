/** Lets those know who wait here for a result. What another process scores they find by asking the database. */
export class Scorings {
  #waiting = new Map<string, Set<(isScored: boolean) => void>>();
  #isStopped = false;

  /** True when the attempt is scored in this process, false after so many milliseconds without. */
  wait(attempt: string, milliseconds: number): Promise<boolean> {
    if (this.#isStopped) return Promise.resolve(false);
    return new Promise((resolve) => {
      const others = this.#waiting.get(attempt) ?? new Set();
      this.#waiting.set(attempt, others);
      const leave = (isScored: boolean): void => {
        clearTimeout(timer);
        others.delete(leave);
        if (others.size === 0) this.#waiting.delete(attempt);
        resolve(isScored);
      };
      const timer = setTimeout(() => leave(false), milliseconds);
      others.add(leave);
    });
  }

  scored(attempt: string): void {
    this.#letGo(attempt, true);
  }

  /** Lets everybody go, so that connections can close. */
  stop(): void {
    this.#isStopped = true;
    for (const attempt of this.#waiting.keys()) this.#letGo(attempt, false);
  }

  #letGo(attempt: string, isScored: boolean): void {
    for (const leave of this.#waiting.get(attempt) ?? []) leave(isScored);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }
}
