import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { unacknowledged, type Frame, type LocalAttempt } from '../local-attempt.ts';

export interface PendingStart {
  attempt: string;
  device: string;
}

/** The attempts that a browser stores. Each call is one transaction, which other tabs see completely or not at all. */
export interface LocalAttemptStore {
  read(attempt: string): Promise<{ record: LocalAttempt; frame: Frame } | undefined>;
  /** Returns false, and changes nothing, if the attempt is already stored. */
  create(attempt: string, record: LocalAttempt, frame: Frame): Promise<boolean>;
  /** Changes the record, and replaces the frame if there is one. Returns the new record. */
  update(
    attempt: string,
    change: (record: LocalAttempt) => LocalAttempt,
    frame?: Frame,
  ): Promise<LocalAttempt>;
  /** The ids that a test is being started with: the stored ones, or else `fresh`, which is then stored. */
  pendingStart(key: string, fresh: PendingStart): Promise<PendingStart>;
  forgetStart(key: string): Promise<void>;
  /** Removes the final attempts that have no unacknowledged events, except this one. */
  tidy(except: string): Promise<void>;
}

/** The attempt is final and the server has acknowledged every event of this device. */
export const isFinalAndAcknowledged = (record: LocalAttempt): boolean =>
  isFinal(record.attempt.phase) && unacknowledged(record).length === 0;
