import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { owed, type Frame, type Kept } from './kept.ts';

export interface PendingStart {
  attempt: string;
  device: string;
}

/** Where a browser keeps its attempts. Each call is one transaction, seen whole by every tab or not at all. */
export interface KeptStore {
  read(attempt: string): Promise<{ kept: Kept; frame: Frame } | undefined>;
  /** False where there is one already; it stays. */
  create(attempt: string, kept: Kept, frame: Frame): Promise<boolean>;
  /** Changes the record, and the frame where one is given; gives what is stored then. */
  update(attempt: string, change: (kept: Kept) => Kept, frame?: Frame): Promise<Kept>;
  /** The ids a test is being started with: those stored, or else `fresh`, which is stored. */
  pendingStart(key: string, fresh: PendingStart): Promise<PendingStart>;
  forgetStart(key: string): Promise<void>;
  /** Removes the attempts that are over and owe the server nothing, except this one. */
  tidy(except: string): Promise<void>;
}

/** The attempt is final and the server has acknowledged every event of this device. */
export const isFinalAndSent = (kept: Kept): boolean =>
  isFinal(kept.attempt.phase) && owed(kept).length === 0;
