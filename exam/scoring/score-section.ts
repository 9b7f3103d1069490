import type { Section } from '../item/section.ts';
import { domainsOf, type Domain } from '../item/taxonomy.ts';
import { curve, estimate, estimateFrom, normalWeights, posterior, type Response } from './irt.ts';
import { rangeAround, scaleSection, standardError, unrounded, type Score } from './scale.ts';

/** A scored question: pretest items are not among them. */
export interface ScoredResponse extends Response {
  item: string;
  domain: Domain;
}

export interface DomainResult {
  domain: Domain;
  right: number;
  total: number;
  /** Where the student stands in this domain, as wide as so few questions make it. */
  low: number;
  high: number;
  /** Against the section's own score; `even` unless the range leaves it out. */
  standing: 'stronger' | 'weaker' | 'even';
}

export interface SectionResult extends Score {
  section: Section;
  /** Of the score before rounding; the total needs it. */
  error: number;
  domains: DomainResult[];
  /** What each missed question cost: the score had it been right, minus the score. Most first. */
  gains: { item: string; points: number }[];
}

/**
 * A few questions say little. They are weighed against a wide expectation around the student's own level, not against the
 * population's, so that a strong student with a perfect domain is not told that it is weak.
 */
function domainResult(
  section: Section,
  domain: Domain,
  responses: readonly ScoredResponse[],
  ability: number,
  reliability: number,
): DomainResult[] {
  const ours = responses.filter((response) => response.domain === domain);
  if (ours.length === 0) return [];
  const found = estimate(ours, normalWeights(ability, 1));
  const center = unrounded(section, found, reliability);
  const error = standardError(section, found, reliability);
  const own = unrounded(section, { ability, deviation: 0 }, reliability);
  const isAbove = center - error > own;
  const isBelow = center + error < own;
  return [
    {
      domain,
      right: ours.filter(({ isRight }) => isRight).length,
      total: ours.length,
      ...rangeAround(center, error),
      standing: isAbove ? 'stronger' : isBelow ? 'weaker' : 'even',
    },
  ];
}

/** The posterior had this one been right: its chance instead of the chance against it. */
function hadItBeenRight(weights: Float64Array, { parameters }: Response): Float64Array {
  const chances = curve(parameters);
  return weights.map((weight, at) => (weight * chances[at]!) / (1 - chances[at]!));
}

export function scoreSection(
  section: Section,
  responses: readonly ScoredResponse[],
  reliability: number,
): SectionResult {
  const weights = posterior(responses);
  const found = estimateFrom(weights);
  const score = scaleSection(section, found, reliability);
  const gains = responses
    .filter(({ isRight }) => !isRight)
    .map((missed) => {
      const better = estimateFrom(hadItBeenRight(weights, missed));
      const points = scaleSection(section, better, reliability).score - score.score;
      return { item: missed.item, points, exact: better.ability };
    })
    .toSorted((a, b) => b.exact - a.exact)
    .map(({ item, points }) => ({ item, points }));
  return {
    section,
    ...score,
    error: standardError(section, found, reliability),
    domains: domainsOf(section).flatMap((domain) =>
      domainResult(section, domain, responses, found.ability, reliability),
    ),
    gains,
  };
}
