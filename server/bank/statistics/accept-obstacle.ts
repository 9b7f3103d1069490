import type { AcceptObstacle, Calibration, Proposal } from '@bac/contract/bank/statistics.ts';
import { itemParameters } from '@bac/exam/item/item.ts';

/** Why the values of a finished calibration must not reach the bank; null where they may. */
export function findObstacle({
  scope,
  summary,
  proposals,
}: Pick<Calibration, 'scope' | 'summary'> & {
  proposals: readonly Proposal[];
}): AcceptObstacle | null {
  if (summary?.linkProblem) return summary.linkProblem;
  // Items tried out are estimated on the scale of the scored ones and need no link.
  if (scope === 'all' && !summary?.link) return 'not-linked';
  const isUsable = proposals.every(({ after }) => itemParameters.safeParse(after).success);
  return isUsable ? null : 'unusable-values';
}
