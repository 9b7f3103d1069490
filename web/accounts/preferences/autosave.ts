export type SaveState =
  | { state: 'unchanged' }
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'failed'; reason: string };

interface Snapshot<Values> {
  /** The values saved last, with all pending changes applied. */
  values: Values;
  save: SaveState;
}

/**
 * Sends changes one at a time, in the order they were made. A failed change is rolled back on the page
 * and can be retried until a newer change of the same value replaces it.
 */
export class Autosave<Values extends object> {
  #saved: Values;
  readonly #send: (change: Partial<Values>) => Promise<Values>;
  readonly #pending: Partial<Values>[] = [];
  #failed: Partial<Values> = {};
  #reason = '';
  #isSending = false;
  #snapshot: Snapshot<Values>;
  readonly #listeners = new Set<() => void>();

  constructor(saved: Values, send: (change: Partial<Values>) => Promise<Values>) {
    this.#saved = saved;
    this.#send = send;
    this.#snapshot = { values: saved, save: { state: 'unchanged' } };
  }

  readonly snapshot = (): Snapshot<Values> => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (change: Partial<Values>): void => {
    this.#failed = without(this.#failed, change);
    this.#pending.push(change);
    this.#show({ state: 'saving' });
    if (!this.#isSending) void this.#sendAll();
  };

  readonly retry = (): void => this.change(this.#failed);

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#pending[0]) {
      await this.#sendOne(this.#pending[0]);
      this.#show({ state: 'saving' });
    }
    this.#isSending = false;
    const hasFailed = Object.keys(this.#failed).length > 0;
    this.#show(
      hasFailed ? { state: 'failed', reason: this.#reason } : { state: 'saved', at: Date.now() },
    );
  }

  /** The change stays in the queue until its outcome is known, because the page shows the queued changes. */
  async #sendOne(change: Partial<Values>): Promise<void> {
    try {
      const saved = await this.#send(change);
      this.#saved = { ...this.#saved, ...saved };
      this.#pending.shift();
    } catch (error) {
      this.#pending.shift();
      this.#reason = (error as Error).message;
      this.#failed = this.#pending.reduce(without, { ...this.#failed, ...change });
    }
  }

  #show(save: SaveState): void {
    this.#snapshot = { values: Object.assign({}, this.#saved, ...this.#pending), save };
    for (const listener of this.#listeners) listener();
  }
}

/** The older change without the values that the newer one also sets. */
function without<Change extends object>(older: Change, newer: Change): Change {
  const remaining = Object.entries(older).filter(([name]) => !(name in newer));
  return Object.fromEntries(remaining) as Change;
}
