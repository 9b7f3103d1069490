import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { hasRoomFor } from '@bac/exam/attempt/log-limits.ts';
import type { Drafts } from './store/drafts.ts';
import { fold, tryOut } from './fold.ts';
import {
  append,
  appendDraft,
  lastNumber,
  owed,
  rename,
  type Draft,
  type Frame,
  type LocalAttempt,
  type Made,
} from './local-attempt.ts';
import type { LocalAttemptStore } from './store/local-attempt-store.ts';

interface Given {
  attempt: string;
  /** This page's own name: two tabs of one browser share the record, but not this. */
  page: string;
  kept: LocalAttempt;
  frame: Frame;
  store: LocalAttemptStore;
  drafts: Drafts;
  toKeep(): LocalAttempt['clock'];
  newId(): string;
  /** Something to show differently. */
  changed(): void;
  /** New in the store, and so ready to be sent. */
  stored(): void;
}

/** The stored record and what is about to be stored, as one attempt to show. Writes go to the store one after another. */
export class Ledger {
  kept: LocalAttempt;
  frame: Frame;
  /** After everything done here. */
  shown: Attempt;
  /** Another tab of this browser has the attempt. */
  isDisplaced = false;
  /** The store refuses: then there is only memory, and the server. */
  isMemoryOnly = false;
  #unstored: Made[] = [];
  #storedCount = 0;
  #writing: Promise<unknown> = Promise.resolve();
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
    this.kept = given.kept;
    this.frame = given.frame;
    this.shown = this.#fold();
  }

  get unsentCount(): number {
    return owed(this.kept).length + this.#unstored.length;
  }

  /** The device has the test, and this tab has the device. */
  get isActive(): boolean {
    return !this.isDisplaced && this.kept.attempt.active === this.kept.device;
  }

  /** False for what the rules refuse or the log has no room for; it is as if it had never been made. */
  make(made: Made): boolean {
    if (!hasRoomFor(this.shown, made.event)) return false;
    const number = lastNumber(this.kept) + this.#unstored.length + 1;
    const stepped = tryOut(this.shown, this.kept.device, number, made);
    if ('refusal' in stepped) return false;
    this.shown = stepped.attempt;
    this.#unstored.push(made);
    this.#noteUnstored();
    void this.#write(() => this.#storeMade());
    return true;
  }

  /** Becomes the page that has the attempt, and takes over what other tabs have stored, or were about to store. */
  own(): Promise<void> {
    return this.#write(async () => {
      const { page, store, attempt, drafts, toKeep } = this.#given;
      const found = drafts.read(attempt).filter((draft) => draft.page !== page);
      this.kept = await this.#update((kept) => ({
        ...found.reduce((before, draft) => appendDraft(before, draft, toKeep()), kept),
        page,
      }));
      for (const draft of found) drafts.write(attempt, { ...draft, made: [] });
      const stored = this.isMemoryOnly
        ? undefined
        : await store.read(attempt).catch(() => undefined);
      if (stored) this.frame = stored.frame;
      this.isDisplaced = false;
      this.#refresh();
    });
  }

  /** Changes the record, unless another tab has it by now. */
  change(change: (kept: LocalAttempt) => LocalAttempt, frame?: Frame): Promise<void> {
    return this.#write(async () => {
      if (this.isDisplaced) return;
      const { page } = this.#given;
      this.kept = await this.#update((kept) => (kept.page === page ? change(kept) : kept), frame);
      if (frame) this.frame = frame;
      this.isDisplaced = this.kept.page !== page;
      this.#refresh();
    });
  }

  /** Another tab may have stored something. */
  reread = (): Promise<void> => this.change((kept) => kept);

  displace(): void {
    this.isDisplaced = true;
    this.#given.changed();
  }

  /** When all that was made so far is stored. */
  settled = (): Promise<unknown> => this.#writing;

  async #storeMade(): Promise<void> {
    // A copy: what is made while these are being written waits for its own turn.
    const made = [...this.#unstored];
    if (made.length === 0) return;
    const { page, toKeep } = this.#given;
    const before = this.kept;
    // Even if another tab has the record by now: it counts on from what it finds there, and nothing is lost.
    const draft = { ...this.#draft(), made };
    const after = await this.#update((kept) => appendDraft(kept, draft, toKeep()));
    this.#unstored = this.#unstored.slice(made.length);
    this.#storedCount += made.length;
    this.#noteUnstored();
    this.kept = after;
    this.isDisplaced ||= after.page !== page;
    const isAsThought =
      after.device === before.device &&
      after.attempt.seq === before.attempt.seq &&
      lastNumber(after) === lastNumber(before) + made.length;
    // The usual case: what is shown already is what is stored, and no screen need draw again.
    if (!isAsThought || this.isDisplaced) this.#refresh();
    this.#given.stored();
  }

  #draft(): Draft {
    return { page: this.#given.page, before: this.#storedCount, made: this.#unstored };
  }

  #noteUnstored(): void {
    this.#given.drafts.write(this.#given.attempt, this.#draft());
  }

  async #update(
    change: (kept: LocalAttempt) => LocalAttempt,
    frame?: Frame,
  ): Promise<LocalAttempt> {
    const { store, attempt, newId } = this.#given;
    if (!this.isMemoryOnly) {
      try {
        return await store.update(attempt, change, frame);
      } catch (error) {
        console.warn('This browser can not store the attempt:', error);
        this.isMemoryOnly = true;
        // What is sent from memory must not use up numbers that the stored record would give out again.
        this.kept = rename(this.kept, newId());
      }
    }
    return change(this.kept);
  }

  #write(write: () => Promise<void>): Promise<void> {
    const next = this.#writing.then(write);
    this.#writing = next.catch(() => {});
    return next;
  }

  #refresh(): void {
    this.shown = this.#fold();
    this.#given.changed();
  }

  #fold(): Attempt {
    const { kept } = this;
    const all = append(kept, this.#unstored, kept.clock);
    return fold(kept.attempt, kept.device, owed(all));
  }
}
