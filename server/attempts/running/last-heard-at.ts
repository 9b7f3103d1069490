import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { AttemptRow } from './store.ts';

/** When the active device last sent an event or a heartbeat. */
export function lastHeardAt(
  { startedAt, lastHeartbeatAt }: Pick<AttemptRow, 'startedAt' | 'lastHeartbeatAt'>,
  { active, devices }: Attempt,
): number {
  const device = active === undefined ? undefined : devices[active];
  return Math.max(device?.heardAt ?? startedAt.getTime(), lastHeartbeatAt?.getTime() ?? 0);
}
