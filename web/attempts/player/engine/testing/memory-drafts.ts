import type { Drafts } from '../store/drafts.ts';
import type { Draft } from '../local-attempt.ts';

/** The journal of one simulated browser. It copies its entries, like `localStorage`. */
export class MemoryDrafts implements Drafts {
  readonly #entries = new Map<string, Draft>();

  read(): Draft[] {
    return structuredClone([...this.#entries.values()]);
  }

  write(_attempt: string, entry: Draft): void {
    if (entry.made.length === 0) this.#entries.delete(entry.page);
    else this.#entries.set(entry.page, structuredClone(entry));
  }
}
