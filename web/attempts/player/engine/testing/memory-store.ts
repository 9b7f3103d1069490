import type { Frame, LocalAttempt } from '../local-attempt.ts';
import {
  isFinalAndAcknowledged,
  type LocalAttemptStore,
  type PendingStart,
} from '../store/local-attempt-store.ts';

/** A store in memory. It copies its records, like IndexedDB, and fails every write while `isFull`. */
export class MemoryStore implements LocalAttemptStore {
  isFull = false;
  readonly records = new Map<string, { record: LocalAttempt; frame: Frame }>();
  readonly starts = new Map<string, PendingStart>();

  async read(attempt: string) {
    await Promise.resolve();
    return structuredClone(this.records.get(attempt));
  }

  async create(attempt: string, record: LocalAttempt, frame: Frame): Promise<boolean> {
    await this.#ready();
    if (this.records.has(attempt)) return false;
    this.records.set(attempt, structuredClone({ record, frame }));
    return true;
  }

  async update(
    attempt: string,
    change: (record: LocalAttempt) => LocalAttempt,
    frame?: Frame,
  ): Promise<LocalAttempt> {
    await this.#ready();
    const entry = this.records.get(attempt);
    if (!entry) throw new Error('the stored attempt is gone');
    const record = change(structuredClone(entry.record));
    this.records.set(attempt, structuredClone({ record, frame: frame ?? entry.frame }));
    // A transaction commits some time after its change; other code may run meanwhile.
    await this.#commit();
    return record;
  }

  async pendingStart(key: string, fresh: PendingStart): Promise<PendingStart> {
    await this.#ready();
    const pending = this.starts.get(key) ?? fresh;
    this.starts.set(key, pending);
    return pending;
  }

  async forgetStart(key: string): Promise<void> {
    await this.#ready();
    this.starts.delete(key);
  }

  async tidy(except: string): Promise<void> {
    await this.#ready();
    for (const [attempt, { record }] of this.records) {
      if (attempt !== except && isFinalAndAcknowledged(record)) this.records.delete(attempt);
    }
  }

  async #commit(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }

  async #ready(): Promise<void> {
    await Promise.resolve();
    if (this.isFull) throw new Error('the disk is full');
  }
}
