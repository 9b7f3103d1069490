/** Which of these attempts have their result by now. */
type Look = (attempts: string[]) => Promise<string[]>;

/** Lets those know who wait here for a result. What another process scores is found by one look for all who wait. */
export class Scorings {
  #waiting = new Map<string, Set<(isScored: boolean) => void>>();
  #isStopped = false;
  #look;
  #lookEvery;
  #nextLook: NodeJS.Timeout | undefined;

  constructor(look: Look, lookEvery = 2_000) {
    this.#look = look;
    this.#lookEvery = lookEvery;
  }

  /** True when the attempt is scored, false after so many milliseconds without. */
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
      this.#lookLater();
    });
  }

  scored(attempt: string): void {
    this.#letGo(attempt, true);
  }

  /** Lets everybody go, so that connections can close. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#nextLook);
    for (const attempt of this.#waiting.keys()) this.#letGo(attempt, false);
  }

  #lookLater(): void {
    if (this.#nextLook || this.#waiting.size === 0) return;
    this.#nextLook = setTimeout(() => void this.#lookNow(), this.#lookEvery);
  }

  async #lookNow(): Promise<void> {
    // Where the database does not answer they wait on: the next look may find it, and nobody waits for ever.
    const found = await this.#look([...this.#waiting.keys()]).catch(() => []);
    for (const attempt of found) this.#letGo(attempt, true);
    this.#nextLook = undefined;
    this.#lookLater();
  }

  #letGo(attempt: string, isScored: boolean): void {
    for (const leave of this.#waiting.get(attempt) ?? []) leave(isScored);
  }
}
