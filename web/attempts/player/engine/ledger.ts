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

interface Deps {
  attempt: string;
  /** The id of this page. Two tabs of one browser share the record but not this id. */
  page: string;
  record: LocalAttempt;
  frame: Frame;
  store: LocalAttemptStore;
  drafts: Drafts;
  clockReading(): LocalAttempt['clock'];
  newId(): string;
  /** Called when the state that screens show has changed. */
  onChange(): void;
  /** Called when new events are stored and so may be sent. */
  onStored(): void;
}

/**
 * Owns this page's copy of the stored record and the events that are still being written to it, and folds both into the attempt
 * that screens show. Writes reach the store one after another, and every event is in the journal until the store has confirmed
 * it, so neither a reload nor a second tab loses or repeats one.
 */
export class Ledger {
  kept: LocalAttempt;
  frame: Frame;
  /** The attempt after every event made here. */
  shown: Attempt;
  /** Another tab of this browser holds the attempt. */
  isDisplaced = false;
  /** The store has failed, so the record is only in memory and on the server. */
  isMemoryOnly = false;
  #unstored: Made[] = [];
  #storedCount = 0;
  #pendingWrites: Promise<unknown> = Promise.resolve();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.kept = deps.record;
    this.frame = deps.frame;
    this.shown = this.#fold();
  }

  get unsentCount(): number {
    return owed(this.kept).length + this.#unstored.length;
  }

  /** The test is active on this device, and this tab holds the record. */
  get isActive(): boolean {
    return !this.isDisplaced && this.kept.attempt.active === this.kept.device;
  }

  /** Applies and stores an event. Returns false, without any effect, if the rules refuse it or the log has no room for it. */
  make(timedEvent: Made): boolean {
    if (!hasRoomFor(this.shown, timedEvent.event)) return false;
    const number = lastNumber(this.kept) + this.#unstored.length + 1;
    const stepped = tryOut(this.shown, this.kept.device, number, timedEvent);
    if ('refusal' in stepped) return false;
    this.shown = stepped.attempt;
    this.#unstored.push(timedEvent);
    this.#writeJournal();
    void this.#enqueueWrite(() => this.#storeEvents());
    return true;
  }

  /** Makes this the page that holds the attempt, and adopts the events that other tabs have stored or were storing. */
  own(): Promise<void> {
    return this.#enqueueWrite(async () => {
      const { page, store, attempt, drafts, clockReading } = this.#deps;
      const entries = drafts.read(attempt).filter((entry) => entry.page !== page);
      this.kept = await this.#update((record) => ({
        ...entries.reduce((before, entry) => appendDraft(before, entry, clockReading()), record),
        page,
      }));
      for (const entry of entries) drafts.write(attempt, { ...entry, made: [] });
      const stored = this.isMemoryOnly
        ? undefined
        : await store.read(attempt).catch(() => undefined);
      if (stored) this.frame = stored.frame;
      this.isDisplaced = false;
      this.#refresh();
    });
  }

  /** Changes the record, unless another tab holds it by now. */
  change(change: (record: LocalAttempt) => LocalAttempt, frame?: Frame): Promise<void> {
    return this.#enqueueWrite(async () => {
      if (this.isDisplaced) return;
      const { page } = this.#deps;
      this.kept = await this.#update(
        (record) => (record.page === page ? change(record) : record),
        frame,
      );
      if (frame) this.frame = frame;
      this.isDisplaced = this.kept.page !== page;
      this.#refresh();
    });
  }

  /** Reads the record again, because another tab may have stored events. */
  reread = (): Promise<void> => this.change((record) => record);

  displace(): void {
    this.isDisplaced = true;
    this.#deps.onChange();
  }

  /** Resolves when every event made so far is stored. */
  settled = (): Promise<unknown> => this.#pendingWrites;

  async #storeEvents(): Promise<void> {
    // A copy: events that are made during this write wait for the next one.
    const events = [...this.#unstored];
    if (events.length === 0) return;
    const { page, clockReading } = this.#deps;
    const before = this.kept;
    // Appends even if another tab holds the record by now: that tab continues from the numbers it finds, so nothing is lost.
    const entry = { ...this.#journalEntry(), made: events };
    const after = await this.#update((record) => appendDraft(record, entry, clockReading()));
    this.#unstored = this.#unstored.slice(events.length);
    this.#storedCount += events.length;
    this.#writeJournal();
    this.kept = after;
    this.isDisplaced ||= after.page !== page;
    const isAsExpected =
      after.device === before.device &&
      after.attempt.seq === before.attempt.seq &&
      lastNumber(after) === lastNumber(before) + events.length;
    // Usually the attempt on screen is already the stored one, and no screen needs to render again.
    if (!isAsExpected || this.isDisplaced) this.#refresh();
    this.#deps.onStored();
  }

  #journalEntry(): Draft {
    return { page: this.#deps.page, before: this.#storedCount, made: this.#unstored };
  }

  #writeJournal(): void {
    this.#deps.drafts.write(this.#deps.attempt, this.#journalEntry());
  }

  async #update(
    change: (record: LocalAttempt) => LocalAttempt,
    frame?: Frame,
  ): Promise<LocalAttempt> {
    const { store, attempt, newId } = this.#deps;
    if (!this.isMemoryOnly) {
      try {
        return await store.update(attempt, change, frame);
      } catch (error) {
        console.warn('This browser can not store the attempt:', error);
        this.isMemoryOnly = true;
        // Events sent from memory must not use numbers that the stored record would assign again.
        this.kept = rename(this.kept, newId());
      }
    }
    return change(this.kept);
  }

  #enqueueWrite(write: () => Promise<void>): Promise<void> {
    const next = this.#pendingWrites.then(write);
    this.#pendingWrites = next.catch(() => {});
    return next;
  }

  #refresh(): void {
    this.shown = this.#fold();
    this.#deps.onChange();
  }

  #fold(): Attempt {
    const { kept: record } = this;
    const all = append(record, this.#unstored, record.clock);
    return fold(record.attempt, record.device, owed(all));
  }
}
