import type { Proposal } from '@bac/contract/bank/statistics.ts';

/** The change of the difficulty; positive if the question turns out harder. */
export const changeOf = ({ before, after }: Pick<Proposal, 'before' | 'after'>): number =>
  after.b - before.b;

/** True if the difficulty moved by more than two standard errors. */
export const isMarked = (proposal: Proposal): boolean =>
  proposal.errors.b !== null && Math.abs(changeOf(proposal)) > 2 * proposal.errors.b;

/** Sorts by the size of the change, the greatest first. */
export const byChange = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.toSorted((one, other) => Math.abs(changeOf(other)) - Math.abs(changeOf(one)));
