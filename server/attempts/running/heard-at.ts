import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { AttemptRow } from './store.ts';

/** When the active device last sent an event or a heartbeat. */
export function heardAt(
  { startedAt, heardAt: heartbeatAt }: Pick<AttemptRow, 'startedAt' | 'heardAt'>,
  { active, devices }: Attempt,
): number {
  const device = active === undefined ? undefined : devices[active];
  return Math.max(device?.heardAt ?? startedAt.getTime(), heartbeatAt?.getTime() ?? 0);
}
