import type { AttemptView, Receipt } from '@bac/contract/attempts/attempts.ts';
import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { transitMs } from '@bac/exam/attempt/settle.ts';
import { foldAcknowledged } from '../fold.ts';
import {
  attemptOf,
  acknowledge,
  goBack,
  moveClockBase,
  unacknowledged,
  withoutUnacknowledged,
  withoutRefused,
  type LocalAttempt,
  type TimedEvent,
} from '../local-attempt.ts';

/*
 * Applies the server's replies to the record: a receipt acknowledges events, and a snapshot replaces the attempt. `applyReceipt`
 * and `applySnapshot` are pure. A stale receipt changes nothing. Only a snapshot proves that the server has lost acknowledged events,
 * as after the restore of a backup; the record then goes back to the last number that the server has, and sends the rest again.
 */

/** The record after a reply, and the requests that it makes necessary. */
export interface AppliedReply {
  record: LocalAttempt;
  /** The server seems to have lost acknowledged events: load a snapshot before sending more. */
  needsClockBase?: boolean;
  /** Some of the lost events are gone here too. A new device id keeps the server from taking later events for duplicates. */
  needsNewDevice?: boolean;
  /** The server's state differs from the folded one. */
  needsSnapshot?: boolean;
  /** The server does not know this device. */
  needsClaim?: boolean;
}

export interface SentBatch {
  first: number;
  last: number;
  /** Its last event was sent for the first time, so the acknowledgment belongs to this request. */
  isFresh: boolean;
}

/** The server dates these by their arrival, so only the server knows the deadlines that follow. */
const clockTypes: ReadonlySet<string> = new Set(['paused', 'resumed', 'break-started']);

/**
 * Whether the server may have dated an event differently. It dates none later than its own time, as after a clock was set, and none
 * earlier than a heartbeat allows, as after a machine slept; a heartbeat cannot affect an event that arrives within `transitMs`.
 */
const isRedated = ({ at, event }: TimedEvent, now: number): boolean =>
  at > now || at < now - transitMs || clockTypes.has(event.type);

export function applyReceipt(
  record: LocalAttempt,
  sent: SentBatch,
  receipt: Receipt,
): AppliedReply {
  const { acknowledged, now } = receipt;
  if (acknowledged < sent.first - 1) {
    // If a later reply has already moved the clock base, this reply is merely stale.
    return sent.first - 1 === record.clockBase.number
      ? { record, needsClockBase: true }
      : { record };
  }
  if (acknowledged < record.ackedSeq) return { record };
  const newlyAcknowledged = unacknowledged(record).filter(({ number }) => number <= acknowledged);
  const superseded = new Set(receipt.superseded.map(({ number }) => number));
  const refused = new Set(receipt.refused?.map(({ number }) => number));
  const stored = newlyAcknowledged.filter(({ number }) => !refused.has(number));
  const attempt = { ...foldAcknowledged(record.attempt, record.device, stored, superseded) };
  if (!receipt.isActive) delete attempt.active;
  const isExact = sent.isFresh && acknowledged === sent.last;
  const remaining = withoutRefused(record, refused);
  const moved =
    newlyAcknowledged.length > 0
      ? acknowledge(remaining, acknowledged, isExact ? now : undefined, now)
      : remaining;
  const isSame =
    attempt.seq === receipt.seq &&
    attempt.phase.name === receipt.phase &&
    (attempt.active === record.device) === receipt.isActive &&
    superseded.size === 0 &&
    refused.size === 0 &&
    // The server completes an ended attempt at its next request.
    attempt.phase.name !== 'ended' &&
    !newlyAcknowledged.some((timedEvent) => isRedated(timedEvent, now));
  return { record: { ...moved, attempt }, needsSnapshot: !isSame };
}

/** A snapshot is an acknowledgment too: it says which events of this device it contains and when they were acknowledged. */
export function applySnapshot(before: LocalAttempt, view: AttemptView): AppliedReply {
  const attempt = attemptOf(view);
  const record = { ...before, attempt };
  const deviceState = attempt.devices[record.device];
  const number = deviceState?.number ?? 0;
  if (!deviceState && isFinal(attempt.phase)) return { record: withoutUnacknowledged(record) };
  const acknowledged = deviceState?.acknowledged ?? [];
  const at = acknowledged.at(-1)?.at ?? view.now;
  if (number < record.ackedSeq) {
    const resent = goBack(record, number, at);
    const isComplete = resent.outbox[0]?.number === number + 1;
    const isTakenAway = before.attempt.active === record.device && attempt.active !== record.device;
    return {
      record: resent,
      needsNewDevice: !isComplete,
      needsClaim: !deviceState || !isComplete || isTakenAway,
    };
  }
  const baseAt = acknowledged.findLast((each) => each.number <= record.clockBase.number)?.at;
  const after: LocalAttempt =
    baseAt === record.clockBase.at
      ? acknowledge(record, number, at, view.now)
      : // The server made this device active, but the reply was lost; it counts from then on.
        moveClockBase(record, number, at);
  return { record: after, needsClaim: !deviceState };
}
