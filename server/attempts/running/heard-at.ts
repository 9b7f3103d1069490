import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { AttemptRow } from './store.ts';

/** When the device that has the test was last heard: by an event of its own, or by a mere sign of life. */
export function heardAt(
  { startedAt, heardAt: signOfLife }: Pick<AttemptRow, 'startedAt' | 'heardAt'>,
  { active, devices }: Attempt,
): number {
  const device = active === undefined ? undefined : devices[active];
  return Math.max(device?.heardAt ?? startedAt.getTime(), signOfLife?.getTime() ?? 0);
}
