import type { LocalAttemptStore } from '../store/local-attempt-store.ts';

/** Whether the pages that share it are still there. */
export interface Life {
  isOver: boolean;
}

const never = <Value>(): Promise<Value> => new Promise(() => {});

/** The store as one page has it: what the page has not asked before its end is not done, and nothing is heard after it. */
export function mortalStore(store: LocalAttemptStore, life: Life): LocalAttemptStore {
  const ask = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (life.isOver) return never();
    const value = await work();
    return life.isOver ? never() : value;
  };
  return {
    read: (...given) => ask(() => store.read(...given)),
    create: (...given) => ask(() => store.create(...given)),
    update: (...given) => ask(() => store.update(...given)),
    pendingStart: (...given) => ask(() => store.pendingStart(...given)),
    forgetStart: (...given) => ask(() => store.forgetStart(...given)),
    tidy: (...given) => ask(() => store.tidy(...given)),
  };
}
