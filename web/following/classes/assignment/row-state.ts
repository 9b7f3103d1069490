import type { AssignedAttempt, WholeAssignment } from '@bac/contract/following/assignments.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

export type AssignmentRow = WholeAssignment['rows'][number];
export type RowState = AssignedAttempt['state'] | 'not-started';

/** The progress of a student: an attempt in progress counts before a finished one, a submitted one before an abandoned one. */
export function rowState({ attempts }: Pick<AssignmentRow, 'attempts'>): RowState {
  const states = attempts.map(({ state }) => state);
  const [first] = (['active', 'away', 'submitted', 'abandoned'] as const).filter((state) =>
    states.includes(state),
  );
  return first ?? 'not-started';
}

/** The latest attempt that has a result. */
export const latestScored = ({ attempts }: Pick<AssignmentRow, 'attempts'>) =>
  attempts.findLast(({ result }) => result !== null);

export const stateTones: Record<RowState, Tone> = {
  active: 'turmeric',
  away: 'indigo',
  submitted: 'leaf',
  abandoned: 'lotus',
  'not-started': 'neutral',
};
