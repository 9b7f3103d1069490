import type { Frame, LocalAttempt } from '../local-attempt.ts';
import {
  isFinalAndSent,
  type LocalAttemptStore,
  type PendingStart,
} from '../store/local-attempt-store.ts';

/** A store that forgets nothing and shares nothing, until it is told to refuse. */
export class MemoryStore implements LocalAttemptStore {
  isFull = false;
  readonly records = new Map<string, { kept: LocalAttempt; frame: Frame }>();
  readonly starts = new Map<string, PendingStart>();

  async read(attempt: string) {
    await Promise.resolve();
    return structuredClone(this.records.get(attempt));
  }

  async create(attempt: string, kept: LocalAttempt, frame: Frame): Promise<boolean> {
    await this.#ready();
    if (this.records.has(attempt)) return false;
    this.records.set(attempt, structuredClone({ kept, frame }));
    return true;
  }

  async update(
    attempt: string,
    change: (kept: LocalAttempt) => LocalAttempt,
    frame?: Frame,
  ): Promise<LocalAttempt> {
    await this.#ready();
    const record = this.records.get(attempt);
    if (!record) throw new Error('the stored attempt is gone');
    const kept = change(structuredClone(record.kept));
    this.records.set(attempt, structuredClone({ kept, frame: frame ?? record.frame }));
    // A transaction commits some time after its change was made; much can happen meanwhile.
    await this.#commit();
    return kept;
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
    for (const [attempt, { kept }] of this.records) {
      if (attempt !== except && isFinalAndSent(kept)) this.records.delete(attempt);
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
