import type { LocalAttemptStore } from '../store/local-attempt-store.ts';

/** Says whether the pages that share it have crashed. */
export interface PageLifetime {
  isOver: boolean;
}

const never = <Value>(): Promise<Value> => new Promise(() => {});

/** The store of one page. Once the page has crashed, calls do nothing and pending ones never resolve. */
export function pageStore(store: LocalAttemptStore, life: PageLifetime): LocalAttemptStore {
  const whileAlive = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (life.isOver) return never();
    const value = await work();
    return life.isOver ? never() : value;
  };
  return {
    read: (...args) => whileAlive(() => store.read(...args)),
    create: (...args) => whileAlive(() => store.create(...args)),
    update: (...args) => whileAlive(() => store.update(...args)),
    pendingStart: (...args) => whileAlive(() => store.pendingStart(...args)),
    forgetStart: (...args) => whileAlive(() => store.forgetStart(...args)),
    tidy: (...args) => whileAlive(() => store.tidy(...args)),
  };
}
