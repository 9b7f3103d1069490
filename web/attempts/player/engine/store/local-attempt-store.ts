import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { owed, type Frame, type LocalAttempt } from '../local-attempt.ts';

export interface PendingStart {
  attempt: string;
  device: string;
}

/** Where a browser stores its attempts. Each call is one transaction that other tabs see completely or not at all. */
export interface LocalAttemptStore {
  read(attempt: string): Promise<{ kept: LocalAttempt; frame: Frame } | undefined>;
  /** False where there is one already; it stays. */
  create(attempt: string, kept: LocalAttempt, frame: Frame): Promise<boolean>;
  /** Changes the record, and the frame where one is given; gives what is stored then. */
  update(
    attempt: string,
    change: (kept: LocalAttempt) => LocalAttempt,
    frame?: Frame,
  ): Promise<LocalAttempt>;
  /** The ids a test is being started with: those stored, or else `fresh`, which is stored. */
  pendingStart(key: string, fresh: PendingStart): Promise<PendingStart>;
  forgetStart(key: string): Promise<void>;
  /** Removes the attempts that are over and owe the server nothing, except this one. */
  tidy(except: string): Promise<void>;
}

/** The attempt is final and the server has acknowledged every event of this device. */
export const isFinalAndSent = (kept: LocalAttempt): boolean =>
  isFinal(kept.attempt.phase) && owed(kept).length === 0;
