import type { Mistake } from '@bac/contract/results/mistakes.ts';

/** What is due is the server's to say. A clock here that runs behind it goes by the latest question it has sent. */
export function timeOf(
  stored: readonly Mistake[] | undefined,
  dueQuestions: readonly { id: string }[] | undefined,
): number {
  const sent = new Set(dueQuestions?.map(({ id }) => id));
  const dueTimes = (stored ?? [])
    .filter(({ item, dueAt }) => dueAt !== null && sent.has(item))
    .map(({ dueAt }) => Date.parse(dueAt!));
  return Math.max(Date.now(), ...dueTimes);
}
