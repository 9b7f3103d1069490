import type { Section } from '../item/section.ts';
import type { Estimate } from './irt.ts';

/** Mean and deviation of section scores among those who take the test (implied by the published percentile table). */
const population: Record<Section, { mean: number; deviation: number }> = {
  rw: { mean: 528, deviation: 118 },
  math: { mean: 516, deviation: 127 },
};

const lowest = 200;
const highest = 800;
const stepSize = 10;

export interface Score {
  score: number;
  /** One standard error to each side. */
  low: number;
  high: number;
}

/** How many sections the scale of a score spans: one, or both of a total. */
type Sections = 1 | 2;

const clamp = (score: number, sections: Sections = 1): number =>
  Math.min(sections * highest, Math.max(sections * lowest, score));
const round = (score: number): number => Math.round(score / stepSize) * stepSize;

/** Points per unit of estimated ability. Estimates vary less than abilities, by a factor of the square root of the reliability. */
const slope = (section: Section, reliability: number): number =>
  population[section].deviation / Math.sqrt(reliability);

export function unroundedScore(
  section: Section,
  { ability }: Estimate,
  reliability: number,
): number {
  return population[section].mean + slope(section, reliability) * ability;
}

export const standardError = (
  section: Section,
  { deviation }: Estimate,
  reliability: number,
): number => slope(section, reliability) * deviation;

/** The version of the rules for ranges, standings and their uncertainty. Stored results of an earlier version are updated. */
export const rangeRules = 1;

/**
 * One standard error to each side, rounded to the nearest step, because rounding outward would cover more than two cases in three.
 * The center is clamped before the error is applied: an estimate beyond the
 * end of the scale is as uncertain as any other, so a perfect section reads 730–800 and not 800–800. Scores are reported in
 * steps of ten, so no error counts as less than one step.
 */
export function rangeAround(
  center: number,
  error: number,
  sections: Sections = 1,
): Pick<Score, 'low' | 'high'> {
  const onScale = clamp(center, sections);
  const margin = Math.max(stepSize, error);
  return {
    low: clamp(round(onScale - margin), sections),
    high: clamp(round(onScale + margin), sections),
  };
}

export function scaleSection(section: Section, estimate: Estimate, reliability: number): Score {
  const exact = unroundedScore(section, estimate, reliability);
  return {
    score: round(clamp(exact)),
    ...rangeAround(exact, standardError(section, estimate, reliability)),
  };
}

/**
 * The errors of the two sections are independent, so the error of the total is the root of the sum of their squares. The range
 * of the total stays within the sum of the sections' ranges, which matters when one of them is cut off by the end of the scale.
 */
export function scaleTotal(rw: Score, math: Score, errors: [number, number]): Score {
  const score = rw.score + math.score;
  const { low, high } = rangeAround(score, Math.hypot(...errors), 2);
  return {
    score,
    low: Math.max(low, rw.low + math.low),
    high: Math.min(high, rw.high + math.high),
  };
}
