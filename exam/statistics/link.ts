import type { ItemParameters } from '../item/item.ts';
import type { CalibrationInput, CalibrationResult, CalibratedItem } from './calibrate.ts';
import type { Errors } from './standard-errors.ts';

/**
 * A calibration without fixed items is on the scale of its own students: mean 0, deviation 1. The link θ → slope · θ + shift
 * brings it back to the scale of the current parameters, on which scores are reported.
 */
export interface Link {
  /** `mean` if the current difficulties are too alike to match their spread; the slope is then 1. */
  method: 'mean-sigma' | 'mean';
  slope: number;
  shift: number;
  /** How many estimated items the link is based on. */
  items: number;
  /** How many other estimated items were ignored, because they moved too far or are unusable. */
  outliers: number;
}

export type LinkProblem = 'too-few-items' | 'spread-differs';

interface Pair {
  current: ItemParameters;
  estimated: ItemParameters;
}

/** With fewer items, a single one of them could shift the whole scale. */
const fewestItems = 10;

/** An item whose difficulty moves further than this from the median move probably has a wrong key. */
const furthestMove = 2;

/** Below this deviation, the current difficulties do not determine the unit of the scale. */
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

/** The mean/sigma method (Marco, 1977): gives the linked difficulties the mean and the deviation of the current ones. */
export function findLink(pairs: readonly Pair[]): { link: Link } | { problem: LinkProblem } {
  const usable = pairs.filter((pair) => isUsable(pair.current) && isUsable(pair.estimated));
  if (usable.length < fewestItems) return { problem: 'too-few-items' };
  const usualMove = median(usable.map(moveOf));
  const anchors = usable.filter((pair) => Math.abs(moveOf(pair) - usualMove) <= furthestMove);
  if (anchors.length < fewestItems) return { problem: 'too-few-items' };
  const current = anchors.map((pair) => pair.current.b);
  const estimated = anchors.map((pair) => pair.estimated.b);
  const hasSpread = deviation(current) >= leastSpread;
  const slope = hasSpread ? deviation(current) / deviation(estimated) : 1;
  if (!(slope >= 1 / steepestSlope && slope <= steepestSlope)) return { problem: 'spread-differs' };
  return {
    link: {
      method: hasSpread ? 'mean-sigma' : 'mean',
      slope,
      shift: mean(current) - slope * mean(estimated),
      items: anchors.length,
      outliers: pairs.length - anchors.length,
    },
  };
}

type Scale = Pick<Link, 'slope' | 'shift'>;

/** Transforms parameters to the other scale. Probabilities stay the same: P(θ) before is P(slope · θ + shift) afterward. */
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

export interface LinkedCalibration extends CalibrationResult {
  /** Absent if fixed items anchor the scale, or if no link was found. */
  link?: Link;
  /** Why no link was found; the estimates are then still on the scale of the students. */
  linkProblem?: LinkProblem;
}

/**
 * Brings a calibration to the scale of the current parameters. Items that were not estimated keep their parameters, which are
 * on that scale already. If some items were fixed, the whole calibration is on that scale already.
 */
export function linkToCurrent(
  items: readonly CalibrationInput[],
  calibrated: CalibrationResult,
): LinkedCalibration {
  if (items.some(({ isFixed }) => isFixed)) return calibrated;
  const found = findLink(
    calibrated.items.flatMap((item, index) =>
      isEstimated(item) ? [{ current: items[index]!.parameters, estimated: item.parameters }] : [],
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
