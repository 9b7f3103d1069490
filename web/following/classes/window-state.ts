import type { AssignmentCard } from '@bac/contract/following/assignments.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

type WindowState = 'cancelled' | 'coming' | 'open' | 'closed';

type Window = Pick<AssignmentCard, 'opensAt' | 'closesAt' | 'isCanceled'>;

export function windowState({ opensAt, closesAt, isCanceled }: Window, now: number): WindowState {
  if (isCanceled) return 'cancelled';
  if (now < Date.parse(opensAt)) return 'coming';
  return now < Date.parse(closesAt) ? 'open' : 'closed';
}

export const windowTones: Record<WindowState, Tone> = {
  cancelled: 'lotus',
  coming: 'indigo',
  open: 'leaf',
  closed: 'neutral',
};
