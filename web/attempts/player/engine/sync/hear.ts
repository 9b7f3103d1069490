import type { AttemptView, Receipt } from '@bac/contract/attempts/attempts.ts';
import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { foldTaken } from '../fold.ts';
import {
  attemptOf,
  moveOn,
  owed,
  withoutOwed,
  withoutRefused,
  type LocalAttempt,
  type Made,
} from '../local-attempt.ts';

/** What a reply tells about our own standing, beside the changed record. */
export interface Heard {
  kept: LocalAttempt;
  /** The server has lost what it once acknowledged: go on under another name, lest its numbers be taken for old ones. */
  isForgotten?: boolean;
  /** It knows more than we do. */
  needsView?: boolean;
  /** It has never heard of this device. */
  needsClaim?: boolean;
}

export interface Sent {
  first: number;
  last: number;
  /** Its last event had never been sent before: the acknowledgement is of this very request. */
  isFresh: boolean;
}

/** The server dates these by their arrival, so only it knows the clock that follows. */
const clockTypes: ReadonlySet<string> = new Set(['paused', 'resumed', 'break-started']);

/** It also lets nothing happen in its future, as a clock that was set may have it. */
const isRedated = ({ at, event }: Made, now: number): boolean =>
  at > now || clockTypes.has(event.type);

export function hearReceipt(kept: LocalAttempt, sent: Sent, receipt: Receipt): Heard {
  const { acknowledged, now } = receipt;
  if (acknowledged < sent.first - 1) {
    // A later reply may already have moved us on; then this one is merely old.
    return sent.first - 1 === kept.base.number ? { kept, isForgotten: true } : { kept };
  }
  if (acknowledged < kept.taken) return { kept };
  const taken = owed(kept).filter(({ number }) => number <= acknowledged);
  const superseded = new Set(receipt.superseded.map(({ number }) => number));
  const refused = new Set(receipt.refused?.map(({ number }) => number));
  const stored = taken.filter(({ number }) => !refused.has(number));
  const attempt = { ...foldTaken(kept.attempt, kept.device, stored, superseded) };
  if (!receipt.isActive) delete attempt.active;
  const isExact = sent.isFresh && acknowledged === sent.last;
  const left = withoutRefused(kept, refused);
  const moved =
    taken.length > 0 ? moveOn(left, acknowledged, isExact ? now : undefined, now) : left;
  const isSame =
    attempt.seq === receipt.seq &&
    attempt.phase.name === receipt.phase &&
    (attempt.active === kept.device) === receipt.isActive &&
    superseded.size === 0 &&
    refused.size === 0 &&
    // The server completes what has ended as soon as it is asked.
    attempt.phase.name !== 'ended' &&
    !taken.some((made) => isRedated(made, now));
  return { kept: { ...moved, attempt }, needsView: !isSame };
}

/** A view is an acknowledgement too: it says how much of ours it holds, and since when. */
export function hearView(before: LocalAttempt, view: AttemptView): Heard {
  const attempt = attemptOf(view);
  const kept = { ...before, attempt };
  const known = attempt.devices[kept.device];
  const number = known?.number ?? 0;
  if (!known && isFinal(attempt.phase)) return { kept: withoutOwed(kept) };
  if (number < kept.taken) return { kept, isForgotten: true };
  const acknowledged = known?.acknowledged ?? [];
  const at = acknowledged.at(-1)?.at ?? view.now;
  const reckoned = acknowledged.findLast((each) => each.number <= kept.base.number)?.at;
  const since = kept.since.filter((each) => each.number > number);
  const after: LocalAttempt =
    reckoned === kept.base.at
      ? moveOn(kept, number, at, view.now)
      : // It took the test here without our hearing of it, and reckons from then.
        { ...kept, taken: number, since, base: { number, at } };
  return { kept: after, needsClaim: !known };
}
