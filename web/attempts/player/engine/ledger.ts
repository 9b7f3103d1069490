import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { hasRoomFor } from '@bac/exam/attempt/log-limits.ts';
import type { Journal } from './store/journal.ts';
import { fold, predictStep } from './fold.ts';
import {
  append,
  appendJournalEntry,
  lastSequenceNumber,
  unacknowledged,
  renameDevice,
  type JournalEntry,
  type Frame,
  type LocalAttempt,
  type TimedEvent,
} from './local-attempt.ts';
import type { LocalAttemptStore } from './store/local-attempt-store.ts';

interface Deps {
  attempt: string;
  /** The id of this page. Two tabs of one browser share the record but not this id. */
  page: string;
  record: LocalAttempt;
  frame: Frame;
  store: LocalAttemptStore;
  journal: Journal;
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
  record: LocalAttempt;
  frame: Frame;
  /** The attempt after every event made here. */
  currentAttempt: Attempt;
  /** Another tab of this browser holds the attempt. */
  isDisplaced = false;
  /** The store has failed, so the record is only in memory and on the server. */
  isMemoryOnly = false;
  #unstored: TimedEvent[] = [];
  #storedCount = 0;
  #pendingWrites: Promise<unknown> = Promise.resolve();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.record = deps.record;
    this.frame = deps.frame;
    this.currentAttempt = this.#fold();
  }

  get pendingCount(): number {
    return unacknowledged(this.record).length + this.#unstored.length;
  }

  /** The test is active on this device, and this tab holds the record. */
  get isActive(): boolean {
    return !this.isDisplaced && this.record.attempt.active === this.record.device;
  }

  /** Applies and stores an event. Returns false, without any effect, if the rules refuse it or the log has no room for it. */
  add(timedEvent: TimedEvent): boolean {
    if (!hasRoomFor(this.currentAttempt, timedEvent.event)) return false;
    const number = lastSequenceNumber(this.record) + this.#unstored.length + 1;
    const stepped = predictStep(this.currentAttempt, this.record.device, number, timedEvent);
    if ('refusal' in stepped) return false;
    this.currentAttempt = stepped.attempt;
    this.#unstored.push(timedEvent);
    this.#writeJournal();
    void this.#enqueueWrite(() => this.#storeEvents());
    return true;
  }

  /** Makes this the page that holds the attempt, and adopts the events that other tabs have stored or were storing. */
  acquire(): Promise<void> {
    return this.#enqueueWrite(async () => {
      const { page, store, attempt, journal, clockReading } = this.#deps;
      const entries = journal.read(attempt).filter((entry) => entry.page !== page);
      this.record = await this.#update((record) => ({
        ...entries.reduce(
          (before, entry) => appendJournalEntry(before, entry, clockReading()),
          record,
        ),
        page,
      }));
      for (const entry of entries) journal.write(attempt, { ...entry, made: [] });
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
      this.record = await this.#update(
        (record) => (record.page === page ? change(record) : record),
        frame,
      );
      if (frame) this.frame = frame;
      this.isDisplaced = this.record.page !== page;
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
  whenStored = (): Promise<unknown> => this.#pendingWrites;

  async #storeEvents(): Promise<void> {
    // A copy: events that are made during this write wait for the next one.
    const events = [...this.#unstored];
    if (events.length === 0) return;
    const { page, clockReading } = this.#deps;
    const before = this.record;
    // Appends even if another tab holds the record by now: that tab continues from the numbers it finds, so nothing is lost.
    const entry = { ...this.#journalEntry(), made: events };
    const after = await this.#update((record) => appendJournalEntry(record, entry, clockReading()));
    this.#unstored = this.#unstored.slice(events.length);
    this.#storedCount += events.length;
    this.#writeJournal();
    this.record = after;
    this.isDisplaced ||= after.page !== page;
    const isAsExpected =
      after.device === before.device &&
      after.attempt.seq === before.attempt.seq &&
      lastSequenceNumber(after) === lastSequenceNumber(before) + events.length;
    // Usually the attempt on screen is already the stored one, and no screen needs to render again.
    if (!isAsExpected || this.isDisplaced) this.#refresh();
    this.#deps.onStored();
  }

  #journalEntry(): JournalEntry {
    return { page: this.#deps.page, before: this.#storedCount, made: this.#unstored };
  }

  #writeJournal(): void {
    this.#deps.journal.write(this.#deps.attempt, this.#journalEntry());
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
        this.record = renameDevice(this.record, newId());
      }
    }
    return change(this.record);
  }

  #enqueueWrite(write: () => Promise<void>): Promise<void> {
    const next = this.#pendingWrites.then(write);
    this.#pendingWrites = next.catch(() => {});
    return next;
  }

  #refresh(): void {
    this.currentAttempt = this.#fold();
    this.#deps.onChange();
  }

  #fold(): Attempt {
    const { record } = this;
    const all = append(record, this.#unstored, record.clock);
    return fold(record.attempt, record.device, unacknowledged(all));
  }
}
