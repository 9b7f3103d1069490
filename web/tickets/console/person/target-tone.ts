import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

export type Target = WholeTicket['firstAnswer'];

/** The share of the allowed time that is used, from 0 to 1. */
export const usedShare = ({ minutes, minutesLeft }: Target): number =>
  minutes === 0 ? 1 : Math.min(1, Math.max(0, (minutes - minutesLeft) / minutes));

/** From this share on, a target needs attention. */
const nearEnd = 0.75;

export function targetTone(target: Target): Tone {
  if (target.minutesLeft < 0) return 'lotus';
  if (target.metAt) return 'leaf';
  return usedShare(target) >= nearEnd ? 'turmeric' : 'indigo';
}
