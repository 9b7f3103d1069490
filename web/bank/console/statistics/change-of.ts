import type { Proposal } from '@bac/contract/bank/statistics.ts';

/** How far the difficulty would move; the sign says which way. */
export const changeOf = ({ before, after }: Pick<Proposal, 'before' | 'after'>): number =>
  after.b - before.b;

/** Moved by more than twice what chance alone explains. */
export const isMarked = (proposal: Proposal): boolean =>
  proposal.errors.b !== null && Math.abs(changeOf(proposal)) > 2 * proposal.errors.b;

/** Those that would move most, first. */
export const byChange = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.toSorted((one, other) => Math.abs(changeOf(other)) - Math.abs(changeOf(one)));
