import type { Place } from './answers-for-statistics.ts';

/** What a flag is decided by: the share of right answers, the item-rest correlation, and each choice that is not the key. */
export interface FlagBasis {
  answers: number;
  p: number;
  r: number | null;
  /** Empty for an entered response. */
  distractors: readonly { share: number; r: number | null }[];
}

export type Flag = 'too-hard' | 'too-easy' | 'weak' | 'unused-choice' | 'possible-miskey';

const hardest = 0.1;
const easiest = 0.95;
/** The lowest item-rest correlation of a useful item among all students. */
const weakest = 0.15;
/** The least share of the wrong answers that a distractor should attract. */
const unused = 0.05;

/**
 * Normal deviates of the chances that a flag is wrong. Together they stay below 5 in 100, because an item can not be near the
 * limits of several flags at once.
 */
const ofDifficulty = 1.8;
const ofCorrelation = 2.054;
/** Three choices are tested for one flag. */
const ofOneChoice = 2.475;
const chanceOfUnused = 0.02 / 3;

/** The deviation of ability on one route: half of a normal distribution, √(1 − 2/π), compared with the whole one. */
const routeDeviation = Math.sqrt(1 - 2 / Math.PI);

/** The criterion for a place: in a group with less spread, the same item correlates less (Thorndike, case 2). */
export function weakestAt(place: Place): number {
  if (place === 'first') return weakest;
  const restricted = weakest * routeDeviation;
  return restricted / Math.sqrt(1 - weakest ** 2 + restricted ** 2);
}

/** One bound of the Wilson interval of a share. */
function wilson(share: number, count: number, z: number): number {
  const square = z * z;
  const center = share + square / (2 * count);
  const margin = z * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  return (center + margin) / (1 + square / count);
}

const upperBound = (share: number, count: number): number => wilson(share, count, ofDifficulty);
const lowerBound = (share: number, count: number): number => 1 - upperBound(1 - share, count);

/** True if the correlation is below (above) the value by more than chance, by Fisher’s transformation. */
const isBelow = (r: number, value: number, count: number, z = ofCorrelation): boolean =>
  Math.atanh(Math.max(-0.999, r)) < Math.atanh(value) - z / Math.sqrt(count - 3);
const isAbove = (r: number, value: number, count: number, z: number): boolean =>
  isBelow(-r, -value, count, z);

/** The probability that none or only this many of the wrong answers fall on a distractor that attracts the least share. */
function isUnused(share: number, wrongShare: number, answers: number): boolean {
  const wrong = Math.round(wrongShare * answers);
  const chosen = Math.round(share * answers);
  let term = (1 - unused) ** wrong;
  let tail = term;
  for (let count = 1; count <= chosen; count += 1) {
    term *= ((wrong - count + 1) / count) * (unused / (1 - unused));
    tail += term;
  }
  return tail < chanceOfUnused;
}

/** The flags that the answers justify beyond chance. */
export function flagsOf({ answers, p, r, distractors }: FlagBasis, place: Place): Flag[] {
  const wrongShare = distractors.reduce((sum, { share }) => sum + share, 0);
  const found: Record<Flag, boolean> = {
    'too-hard': upperBound(p, answers) < hardest,
    'too-easy': lowerBound(p, answers) > easiest,
    weak: r !== null && isBelow(r, weakestAt(place), answers),
    'unused-choice': distractors.some(({ share }) => isUnused(share, wrongShare, answers)),
    'possible-miskey': distractors.some(
      (choice) => choice.r !== null && isAbove(choice.r, 0, answers, ofOneChoice),
    ),
  };
  return (Object.keys(found) as Flag[]).filter((flag) => found[flag]);
}
