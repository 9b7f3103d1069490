import type { Mistake } from '@bac/contract/results/mistakes.ts';

/** The server decides what is due: if the local clock runs behind, the latest due date it has sent counts as now. */
export function serverTime(
  stored: readonly Mistake[] | undefined,
  dueQuestions: readonly { id: string }[] | undefined,
): number {
  const sent = new Set(dueQuestions?.map(({ id }) => id));
  const dueTimes = (stored ?? [])
    .filter(({ item, dueAt }) => dueAt !== null && sent.has(item))
    .map(({ dueAt }) => Date.parse(dueAt!));
  return Math.max(Date.now(), ...dueTimes);
}
