import type { Drafts } from '../store/drafts.ts';
import type { Draft } from '../local-attempt.ts';

export class MemoryDrafts implements Drafts {
  readonly #drafts = new Map<string, Draft>();

  read(): Draft[] {
    return structuredClone([...this.#drafts.values()]);
  }

  write(_attempt: string, draft: Draft): void {
    if (draft.made.length === 0) this.#drafts.delete(draft.page);
    else this.#drafts.set(draft.page, structuredClone(draft));
  }
}
