import type { StudentAttempt } from '@bac/contract/attempts/attempts.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';

/** Leaves out the routes and all devices but the one that asks; the reply's schema drops the other withheld fields. */
export function toStudentAttempt(attempt: Attempt, device: string | undefined): StudentAttempt {
  const { routes: _, endedAt: __, devices, ...visible } = attempt;
  const own = device === undefined ? undefined : devices[device];
  return { ...visible, devices: device !== undefined && own ? { [device]: own } : {} };
}
