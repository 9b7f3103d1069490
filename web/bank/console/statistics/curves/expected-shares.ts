import type { Proposal } from '@bac/contract/bank/statistics.ts';

export interface ExpectedShare {
  ability: number;
  before: number;
  after: number;
}

/** From −3 to 3 in steps of a quarter. */
export const abilities = Array.from({ length: 25 }, (_, index) => index / 4 - 3);

const chance = ({ a, b, c }: Proposal['before'], ability: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (ability - b)));

/** The test characteristic curve of the estimated questions, as a share of them, with the current and the new values. */
export function expectedShares(proposals: readonly Proposal[]): ExpectedShare[] {
  const share = (name: 'before' | 'after', ability: number): number =>
    proposals.reduce((sum, proposal) => sum + chance(proposal[name], ability), 0) /
    Math.max(1, proposals.length);
  return abilities.map((ability) => ({
    ability,
    before: share('before', ability),
    after: share('after', ability),
  }));
}
