import { isFinal, type Attempt } from '@bac/exam/attempt/attempt.ts';
import { settlesAt, type Heartbeat } from '@bac/exam/attempt/settle.ts';
import type { AttemptRow } from './store.ts';

export const heartbeatOf = ({ deliveredAt, deliveredDevice }: AttemptRow): Heartbeat | undefined =>
  deliveredAt && deliveredDevice !== null
    ? { device: deliveredDevice, at: deliveredAt.getTime() }
    : undefined;

const dateOf = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));

function due(row: AttemptRow, attempt: Attempt): Date | null {
  const { phase } = attempt;
  return dateOf(phase.name === 'break' ? phase.endsAt : settlesAt(attempt, heartbeatOf(row)));
}

const stateOf = ({ phase }: Attempt): AttemptRow['state'] =>
  isFinal(phase) ? phase.name : 'running';

/** The attempt's row after its events have been applied. */
export function rowAfter(row: AttemptRow, attempt: Attempt, now: Date): AttemptRow {
  const state = stateOf(attempt);
  const endedAt = state === 'running' ? null : (row.endedAt ?? now);
  const endsBy = dateOf(attempt.plan.endsBy);
  return { ...row, state, endedAt, settlesAt: due(row, attempt), endsBy };
}

export const isSameRow = (before: AttemptRow, after: AttemptRow): boolean =>
  before.state === after.state && before.settlesAt?.getTime() === after.settlesAt?.getTime();

export const isJustCompleted = (before: AttemptRow, after: AttemptRow): boolean =>
  after.state === 'completed' && before.state !== 'completed';
