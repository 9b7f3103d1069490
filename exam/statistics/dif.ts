import { chiSquareTail } from './chi-square.ts';

/** Of two groups: the focal one is examined, the reference one is compared with. */
export type DifGroup = 'focal' | 'reference';

/** Right and wrong answers of two groups by stratum of the criterion. Its size does not depend on the number of answers. */
export interface DifTally {
  right: Record<DifGroup, Uint32Array>;
  wrong: Record<DifGroup, Uint32Array>;
}

/** Students of one stratum count as equally able. */
const strata = 21;

const newCounts = (): Record<DifGroup, Uint32Array> => ({
  focal: new Uint32Array(strata),
  reference: new Uint32Array(strata),
});

export const newDifTally = (): DifTally => ({ right: newCounts(), wrong: newCounts() });

/** `rest` is the share of other questions that was right, from 0 to 1. */
export function addToDif(
  { right, wrong }: DifTally,
  group: DifGroup,
  { rest, isRight }: { rest: number; isRight: boolean },
): void {
  (isRight ? right : wrong)[group][Math.round(rest * (strata - 1))]! += 1;
}

export interface Dif {
  focal: number;
  reference: number;
  /** MH D-DIF: −2.35 times the log of the common odds ratio; below 0 if the item is harder for the focal group. */
  delta: number;
  probability: number;
  /** The classes of ETS: A negligible, B moderate, C large. */
  size: 'A' | 'B' | 'C';
}

/** With fewer students in a group the error exceeds any effect of interest. */
const fewestInGroup = 50;
const deltaUnit = -2.35;
const significant = 0.05;
const moderate = 1;
const large = 1.5;
const z95 = 1.645;

const total = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

/** The Mantel–Haenszel statistic (Holland & Thayer, 1988); undefined with too few answers. */
export function computeDif({ right, wrong }: DifTally): Dif | undefined {
  const focal = total(right.focal) + total(wrong.focal);
  const reference = total(right.reference) + total(wrong.reference);
  if (focal < fewestInGroup || reference < fewestInGroup) return undefined;
  let [r, s, difference, variance, spread] = [0, 0, 0, 0, 0];
  const perStratum = Array.from({ length: strata }, (_, stratum) => {
    const a = right.reference[stratum]!;
    const b = wrong.reference[stratum]!;
    const c = right.focal[stratum]!;
    const d = wrong.focal[stratum]!;
    return { a, b, c, d, t: a + b + c + d };
  }).filter(({ a, b, c, d }) => a + b > 0 && c + d > 0);
  for (const { a, b, c, d, t } of perStratum) {
    r += (a * d) / t;
    s += (b * c) / t;
    difference += a - ((a + b) * (a + c)) / t;
    variance += t > 1 ? ((a + b) * (c + d) * (a + c) * (b + d)) / (t * t * (t - 1)) : 0;
  }
  if (r === 0 || s === 0 || variance === 0) return undefined;
  const odds = r / s;
  for (const { a, b, c, d, t } of perStratum) {
    spread += ((a * d + odds * b * c) * (a + d + odds * (b + c))) / (t * t);
  }
  const delta = deltaUnit * Math.log(odds);
  const error = Math.abs(deltaUnit) * Math.sqrt(spread / (2 * r * r));
  const probability = chiSquareTail(Math.max(0, Math.abs(difference) - 0.5) ** 2 / variance, 1);
  const isClear = Math.abs(delta) - z95 * error > moderate;
  const size =
    probability > significant || Math.abs(delta) < moderate
      ? 'A'
      : Math.abs(delta) >= large && isClear
        ? 'C'
        : 'B';
  return { focal, reference, delta, probability, size };
}
