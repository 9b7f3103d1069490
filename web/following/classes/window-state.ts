import type { AssignmentCard } from '@bac/contract/following/assignments.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

type WindowState = 'cancelled' | 'coming' | 'open' | 'closed';

type Window = Pick<AssignmentCard, 'opensAt' | 'closesAt' | 'isCancelled'>;

export function windowState({ opensAt, closesAt, isCancelled }: Window, now: number): WindowState {
  if (isCancelled) return 'cancelled';
  if (now < Date.parse(opensAt)) return 'coming';
  return now < Date.parse(closesAt) ? 'open' : 'closed';
}

export const windowTones: Record<WindowState, Tone> = {
  cancelled: 'lotus',
  coming: 'indigo',
  open: 'leaf',
  closed: 'neutral',
};
