import type { UseStore } from 'idb-keyval';

/** The timeout is counted in steps, so that a page that was itself busy or frozen for seconds does not blame the database. */
const stepMs = 250;
const stepsToAnswer = 8;

export class SilentDatabaseError extends Error {
  constructor() {
    super('The database does not answer.');
  }
}

const suspension = new Error('The page was suspended in the middle of a transaction.');

function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    // The transaction is committing or done.
    return false;
  }
}

/**
 * A connection to a database with one object store, as `createStore` of idb-keyval makes them.
 *
 * A page in the back/forward cache must not hold a transaction: WebKit then blocks the transactions of all other pages for as
 * long as the page is cached. So `suspend` aborts what is running and closes the connection, and `resume` runs the aborted
 * callbacks again, which therefore must be safe to repeat. Another page may block this one all the same: a transaction that
 * takes longer than two seconds, opening included, is aborted and fails with `SilentDatabaseError`.
 */
export class IdbConnection {
  #database: Promise<IDBDatabase> | undefined;
  /** Pending while the page is suspended. */
  #pause: PromiseWithResolvers<void> | undefined;
  readonly #running = new Set<() => void>();
  readonly #name: string;
  readonly #store: string;

  constructor(name: string, store: string) {
    this.#name = name;
    this.#store = store;
  }

  readonly use: UseStore = async (mode, callback) => {
    for (;;) {
      while (this.#pause) await this.#pause.promise;
      try {
        return await this.#run(mode, callback);
      } catch (error) {
        if (error !== suspension) throw error;
      }
    }
  };

  suspend(): void {
    this.#pause ??= Promise.withResolvers();
    for (const interrupt of this.#running) interrupt();
    this.close();
  }

  resume(): void {
    this.#pause?.resolve();
    this.#pause = undefined;
  }

  /** The next transaction opens it again. */
  close(): void {
    this.#database?.then(
      (database) => database.close(),
      () => {},
    );
    this.#database = undefined;
  }

  async #run<Value>(
    mode: IDBTransactionMode,
    callback: (store: IDBObjectStore) => Value | PromiseLike<Value>,
  ): Promise<Value> {
    const stopped = Promise.withResolvers<never>();
    let isStopped = false;
    let transaction: IDBTransaction | undefined;
    const stop = (reason: Error): void => {
      isStopped = true;
      stopped.reject(reason);
    };
    const work = async (): Promise<Value> => {
      const database = await this.#open();
      if (isStopped) return stopped.promise;
      // An event must be on disk before it is sent: otherwise a power failure makes this device assign its number twice.
      transaction = database.transaction(this.#store, mode, { durability: 'strict' });
      return callback(transaction.objectStore(this.#store));
    };
    const interrupt = (): void => {
      if (!transaction || abort(transaction)) stop(suspension);
    };
    let steps = 0;
    const limit = setInterval(() => {
      steps += 1;
      if (steps < stepsToAnswer) return;
      if (transaction) abort(transaction);
      else this.close();
      stop(new SilentDatabaseError());
    }, stepMs);
    this.#running.add(interrupt);
    try {
      return await Promise.race([work(), stopped.promise]);
    } finally {
      clearInterval(limit);
      this.#running.delete(interrupt);
    }
  }

  #open(): Promise<IDBDatabase> {
    if (this.#database) return this.#database;
    const opening = connect(this.#name, this.#store);
    const forget = (): void => {
      if (this.#database === opening) this.#database = undefined;
    };
    // Browsers close connections by themselves too, for instance when a person clears the site's data.
    opening.then((database) => database.addEventListener('close', forget), forget);
    this.#database = opening;
    return opening;
  }
}

async function connect(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  return new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

const connections = new Map<string, IdbConnection>();

/** The page's one connection to a database, suspended while the page is in the back/forward cache. */
export function pageConnection(name: string, store: string): IdbConnection {
  const existing = connections.get(name);
  if (existing) return existing;
  const connection = new IdbConnection(name, store);
  connections.set(name, connection);
  addEventListener('pagehide', () => connection.suspend());
  addEventListener('pageshow', () => connection.resume());
  return connection;
}
