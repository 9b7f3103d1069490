import type { Section } from '../item/section.ts';
import type { Estimate } from './irt.ts';

/** Mean and deviation of section scores among those who take the test (implied by the published percentile table). */
const population: Record<Section, { mean: number; deviation: number }> = {
  rw: { mean: 528, deviation: 118 },
  math: { mean: 516, deviation: 127 },
};

export const lowest = 200;
export const highest = 800;
const stepSize = 10;

export interface Score {
  score: number;
  /** One standard error to each side, rounded outward. */
  low: number;
  high: number;
}

const within = (score: number): number => Math.min(highest, Math.max(lowest, score));
const down = (score: number): number => Math.floor(score / stepSize) * stepSize;
const up = (score: number): number => Math.ceil(score / stepSize) * stepSize;

/** Points per unit of estimated ability: estimates spread less than abilities, by the root of the reliability. */
const slope = (section: Section, reliability: number): number =>
  population[section].deviation / Math.sqrt(reliability);

export function unrounded(section: Section, { ability }: Estimate, reliability: number): number {
  return population[section].mean + slope(section, reliability) * ability;
}

export const standardError = (
  section: Section,
  { deviation }: Estimate,
  reliability: number,
): number => slope(section, reliability) * deviation;

export function scaleSection(section: Section, estimate: Estimate, reliability: number): Score {
  const exact = unrounded(section, estimate, reliability);
  const error = standardError(section, estimate, reliability);
  return {
    score: Math.round(within(exact) / stepSize) * stepSize,
    low: within(down(exact - error)),
    high: within(up(exact + error)),
  };
}

/** Errors of two sections are independent: the total's is the root of the sum of squares. */
export function scaleTotal(rw: Score, math: Score, errors: [number, number]): Score {
  const score = rw.score + math.score;
  const error = Math.hypot(...errors);
  return {
    score,
    low: Math.max(2 * lowest, down(score - error)),
    high: Math.min(2 * highest, up(score + error)),
  };
}
