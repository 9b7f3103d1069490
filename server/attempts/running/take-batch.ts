import type { Receipt } from '@bac/contract/attempts/attempts.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { receive, type Batch } from '@bac/exam/attempt/receive.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Move } from './attempt-keeper.ts';

/** What became of a batch, beside what was stored with effect. */
export type Taken = Pick<Receipt, 'superseded' | 'refused'>;

export function takeBatch(attempt: Attempt, batch: Batch, now: number): Move<Taken> {
  const received = receive(attempt, batch, now);
  if ('unknownDevice' in received) throw new Refused('DEVICE_UNKNOWN');
  if ('expected' in received) return { attempt, log: [], told: { superseded: [] } };
  const { log, refused } = received;
  const superseded = log.flatMap(({ event, sender }) =>
    event.type === 'superseded' && sender ? [{ number: sender.number, reason: event.reason }] : [],
  );
  return {
    attempt: received.attempt,
    log,
    told: { superseded, ...(refused.length > 0 && { refused }) },
  };
}
