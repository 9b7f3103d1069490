import type { Preferences } from '@bac/contract/accounts/profile.ts';
import type { Plan } from '@bac/exam/attempt/plan.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import { noAllowance } from '@bac/exam/blueprint/granted-allowance.ts';
import { longestDuration } from '@bac/exam/blueprint/longest-attempt.ts';
import { planAttempt } from '@bac/exam/blueprint/plan-attempt.ts';
import type { OpenAssignment } from '../../following/assigned-attempts.ts';

/**
 * The plan of an attempt that starts now. In private practice the student's preferences count. In an assigned test extra time and
 * pauses come from grants alone, and the attempt ends, paused or not, when one that had started at the close would be over.
 */
export function planStart(
  blueprint: BlueprintId,
  preferences: Partial<Preferences>,
  assignment: OpenAssignment | undefined,
): Plan {
  const { extraTime, pause } = assignment?.allowance ?? { ...noAllowance, ...preferences };
  const plan = planAttempt(blueprint, {
    extraTime,
    pause,
    longerBreak: preferences.longerBreak ?? false,
    extraBreaks: preferences.extraBreaks ?? false,
  });
  if (!assignment) return plan;
  const { sections, closesAt } = assignment;
  return { ...plan, endsBy: closesAt.getTime() + longestDuration(plan, sections) };
}
