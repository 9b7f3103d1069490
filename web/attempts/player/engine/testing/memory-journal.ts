import type { Journal } from '../store/journal.ts';
import type { JournalEntry } from '../local-attempt.ts';

/** The journal of one simulated browser. It copies its entries, like `localStorage`. */
export class MemoryJournal implements Journal {
  readonly #entries = new Map<string, JournalEntry>();

  read(): JournalEntry[] {
    return structuredClone([...this.#entries.values()]);
  }

  write(_attempt: string, entry: JournalEntry): void {
    if (entry.made.length === 0) this.#entries.delete(entry.page);
    else this.#entries.set(entry.page, structuredClone(entry));
  }
}
