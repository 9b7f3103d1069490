export type SaveState =
  | { state: 'unchanged' }
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'failed'; reason: string };

interface Shown<Values> {
  /** What was saved last, with every change on its way laid over it. */
  values: Values;
  save: SaveState;
}

/**
 * Sends each change by itself, one after the other in the order they were made. What fails is taken back on the page,
 * and kept to be tried again until a newer change of the same value replaces it.
 */
export class Autosave<Values extends object> {
  #saved: Values;
  readonly #send: (change: Partial<Values>) => Promise<Values>;
  readonly #waiting: Partial<Values>[] = [];
  #failed: Partial<Values> = {};
  #reason = '';
  #isSending = false;
  #shown: Shown<Values>;
  readonly #listeners = new Set<() => void>();

  constructor(saved: Values, send: (change: Partial<Values>) => Promise<Values>) {
    this.#saved = saved;
    this.#send = send;
    this.#shown = { values: saved, save: { state: 'unchanged' } };
  }

  readonly shown = (): Shown<Values> => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (change: Partial<Values>): void => {
    this.#failed = without(this.#failed, change);
    this.#waiting.push(change);
    this.#show({ state: 'saving' });
    if (!this.#isSending) void this.#sendAll();
  };

  readonly retry = (): void => this.change(this.#failed);

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting[0]) {
      await this.#sendOne(this.#waiting[0]);
      this.#show({ state: 'saving' });
    }
    this.#isSending = false;
    const hasFailed = Object.keys(this.#failed).length > 0;
    this.#show(
      hasFailed ? { state: 'failed', reason: this.#reason } : { state: 'saved', at: Date.now() },
    );
  }

  /** It leaves the queue only when the outcome is known: until then the page shows it. */
  async #sendOne(change: Partial<Values>): Promise<void> {
    try {
      const saved = await this.#send(change);
      this.#saved = { ...this.#saved, ...saved };
      this.#waiting.shift();
    } catch (error) {
      this.#waiting.shift();
      this.#reason = (error as Error).message;
      this.#failed = this.#waiting.reduce(without, { ...this.#failed, ...change });
    }
  }

  #show(save: SaveState): void {
    this.#shown = { values: Object.assign({}, this.#saved, ...this.#waiting), save };
    for (const listener of this.#listeners) listener();
  }
}

/** The older change less what the newer one decides anew. */
function without<Change extends object>(older: Change, newer: Change): Change {
  const left = Object.entries(older).filter(([name]) => !(name in newer));
  return Object.fromEntries(left) as Change;
}
