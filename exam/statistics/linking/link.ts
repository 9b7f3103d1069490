import type { ItemParameters } from '../../item/item.ts';
import { linkByLevels } from './link-by-levels.ts';
import { linkByCurves } from './link-by-curves.ts';
import type { LinkPair, ScaleChange } from './scale-change.ts';

/**
 * How a calibration keeps the current scale. `anchors`: chosen items keep their parameters. `stocking-lord`: the expected number of
 * right answers at each ability stays the same over the linking items. `levels`: difficulties stay, on average, what their authors
 * judged; for a bank that was never calibrated, whose discriminations are nobody's judgement.
 */
export type LinkMethod = 'anchors' | 'stocking-lord' | 'levels';

export type LinkProblem = 'too-few-items' | 'spread-differs';

export interface FoundLink extends ScaleChange {
  /** The indexes of the items that the link is based on; the others moved too far. */
  used: number[];
}

/** With fewer items, a single one of them could shift the whole scale. */
export const fewestLinkItems = 10;

/** An item whose difficulty moves further than this from the median move probably has a wrong key. */
const furthestMove = 2;

/** Beyond this slope, either way, a different group of students no longer explains the difference. */
const steepestSlope = 2;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

const isUsable = ({ a, b, c }: ItemParameters): boolean =>
  a > 0 && [a, b, c].every(Number.isFinite);

const moveOf = ({ current, estimated }: LinkPair): number => estimated.b - current.b;

/** Leaves out items that move far from the others. */
function usableIndexes(pairs: readonly LinkPair[]): number[] {
  const usable = [...pairs.keys()].filter(
    (index) => isUsable(pairs[index]!.current) && isUsable(pairs[index]!.estimated),
  );
  if (usable.length < fewestLinkItems) return [];
  const usualMove = median(usable.map((index) => moveOf(pairs[index]!)));
  return usable.filter((index) => Math.abs(moveOf(pairs[index]!) - usualMove) <= furthestMove);
}

/** Finds the change of scale that brings the estimates to the current scale. */
export function findLink(
  pairs: readonly LinkPair[],
  method: Exclude<LinkMethod, 'anchors'>,
): FoundLink | { problem: LinkProblem } {
  const used = usableIndexes(pairs);
  if (used.length < fewestLinkItems) return { problem: 'too-few-items' };
  const anchoring = used.map((index) => pairs[index]!);
  const { slope, shift } = method === 'levels' ? linkByLevels(anchoring) : linkByCurves(anchoring);
  const isPlausible = slope >= 1 / steepestSlope && slope <= steepestSlope;
  return isPlausible && Number.isFinite(shift)
    ? { slope, shift, used }
    : { problem: 'spread-differs' };
}
