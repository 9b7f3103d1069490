import type { ItemParameters } from '../item/item.ts';
import type { Calibrand, Calibrated, CalibratedItem } from './calibrate.ts';
import type { Errors } from './standard-errors.ts';

/**
 * A calibration without fixed items comes out on the scale of its own students: mean 0, deviation 1. The link
 * θ → slope · θ + shift brings it back to the scale of the current parameters, on which scores are reported.
 */
export interface Link {
  /** `mean` where the current difficulties are too alike to have a spread to match: the slope is then 1. */
  method: 'mean-sigma' | 'mean';
  slope: number;
  shift: number;
  /** How many estimated items it rests on. */
  items: number;
  /** How many more were estimated but moved too far from the rest to rest anything on. */
  outliers: number;
}

export type LinkProblem = 'too-few-items' | 'spread-differs';

interface Pair {
  current: ItemParameters;
  estimated: ItemParameters;
}

/** With fewer items, what happens to one of them decides about the scale. */
const fewestItems = 10;

/** An item that moves further than this from the median move says more about its key than about the scale. */
const furthestMove = 2;

/** Below this deviation, the current difficulties say nothing about the unit of the scale. */
const leastSpread = 0.3;

/** Beyond this slope, either way, a different group of students no longer explains the difference. */
const steepestSlope = 2;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

const isUsable = ({ a, b, c }: ItemParameters): boolean =>
  a > 0 && [a, b, c].every(Number.isFinite);

const moveOf = ({ current, estimated }: Pair): number => estimated.b - current.b;

/** The mean/sigma method (Marco, 1977): afterwards the difficulties have the mean and the deviation of the current ones. */
export function findLink(pairs: readonly Pair[]): { link: Link } | { problem: LinkProblem } {
  const usable = pairs.filter((pair) => isUsable(pair.current) && isUsable(pair.estimated));
  if (usable.length < fewestItems) return { problem: 'too-few-items' };
  const usualMove = median(usable.map(moveOf));
  const alike = usable.filter((pair) => Math.abs(moveOf(pair) - usualMove) <= furthestMove);
  if (alike.length < fewestItems) return { problem: 'too-few-items' };
  const current = alike.map((pair) => pair.current.b);
  const estimated = alike.map((pair) => pair.estimated.b);
  const hasSpread = deviation(current) >= leastSpread;
  const slope = hasSpread ? deviation(current) / deviation(estimated) : 1;
  if (!(slope >= 1 / steepestSlope && slope <= steepestSlope)) return { problem: 'spread-differs' };
  return {
    link: {
      method: hasSpread ? 'mean-sigma' : 'mean',
      slope,
      shift: mean(current) - slope * mean(estimated),
      items: alike.length,
      outliers: pairs.length - alike.length,
    },
  };
}

type Scale = Pick<Link, 'slope' | 'shift'>;

/** The same chances, said on the other scale: P(θ) before is P(slope · θ + shift) afterwards. */
export const linkParameters = ({ a, b, c }: ItemParameters, { slope, shift }: Scale) => ({
  a: a / slope,
  b: slope * b + shift,
  c,
});

const linkErrors = ({ a, b }: Errors, { slope }: Scale): Errors => ({
  a: a === null ? null : a / slope,
  b: b === null ? null : slope * b,
});

const isEstimated = ({ outcome }: CalibratedItem): boolean => outcome === 'estimated';

export interface LinkedCalibration extends Calibrated {
  /** Absent where fixed items held the scale, and where no link was found. */
  link?: Link;
  /** Why no link was found; the estimates are then still on the scale of the students. */
  linkProblem?: LinkProblem;
}

/**
 * Brings a calibration to the scale of the current parameters. Items that were not estimated keep theirs, which are on that
 * scale already; where some items were fixed, so is everything.
 */
export function linkToCurrent(
  items: readonly Calibrand[],
  calibrated: Calibrated,
): LinkedCalibration {
  if (items.some(({ isKept }) => isKept)) return calibrated;
  const found = findLink(
    calibrated.items.flatMap((item, place) =>
      isEstimated(item) ? [{ current: items[place]!.parameters, estimated: item.parameters }] : [],
    ),
  );
  if ('problem' in found) return { ...calibrated, linkProblem: found.problem };
  const { link } = found;
  return {
    ...calibrated,
    link,
    items: calibrated.items.map((item) =>
      isEstimated(item)
        ? {
            ...item,
            parameters: linkParameters(item.parameters, link),
            errors: linkErrors(item.errors, link),
          }
        : item,
    ),
  };
}
