import type { Receipt } from '@bac/contract/attempts/attempts.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { receive, type Batch } from '@bac/exam/attempt/receive.ts';
import type { Heartbeat } from '@bac/exam/attempt/settle.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Update } from './attempt-repository.ts';

/** The events of a batch that had no effect or were not stored. */
export type BatchResult = Pick<Receipt, 'superseded' | 'refused'>;

/**
 * Decides what to store of a batch. A batch that leaves a gap before its first number stores nothing: the receipt's
 * `acknowledged` shows the browser where to resume. A device must take the attempt over before it may send.
 */
export function takeBatch(
  attempt: Attempt,
  batch: Batch,
  now: number,
  heartbeat: Heartbeat | undefined,
): Update<BatchResult> {
  const received = receive(attempt, batch, now, heartbeat);
  if ('unknownDevice' in received) throw new Refused('DEVICE_UNKNOWN');
  if ('expected' in received) return { attempt, log: [], result: { superseded: [] } };
  const { log, refused } = received;
  const superseded = log.flatMap(({ event, sender }) =>
    event.type === 'superseded' && sender ? [{ number: sender.number, reason: event.reason }] : [],
  );
  return {
    attempt: received.attempt,
    log,
    result: { superseded, ...(refused.length > 0 && { refused }) },
  };
}
