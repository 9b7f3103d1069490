import type { Section } from '../item/section.ts';
import { domainsOf, type Domain } from '../item/taxonomy.ts';
import { curve, estimate, estimateFrom, normalWeights, posterior, type Response } from './irt.ts';
import { widenForJudged } from './parameter-uncertainty.ts';
import { rangeAround, scaleSection, standardError, unroundedScore, type Score } from './scale.ts';

/** A response to a scored question; pretest items are excluded. */
export interface ScoredResponse extends Response {
  item: string;
  domain: Domain;
}

export interface DomainResult {
  domain: Domain;
  right: number;
  total: number;
  /** The score range in this domain; wide, because a domain has few questions. */
  low: number;
  high: number;
  /** Compared with the score of the whole section; `even` without enough questions and within two standard errors. */
  standing: 'stronger' | 'weaker' | 'even';
}

export interface SectionResult extends Score {
  section: Section;
  /** The standard error of the unrounded score; used for the total. */
  error: number;
  /** Parameters were judged, not measured, and the range includes their uncertainty. Absent in results from before this rule. */
  isProvisional?: boolean;
  domains: DomainResult[];
  /** What each missed question cost: the score if it had been right, minus the score. Largest first. */
  gains: { item: string; points: number }[];
}

/** Fewer questions say nothing about a domain. */
const fewestForStanding = 10;
/** One standard error would give most students a strength or a weakness by chance. */
const standingErrors = 2;

/** How the questions of a section are scored. */
export interface SectionScaling {
  reliability: number;
  /** The parameters of some scored items are judged, not measured. */
  isProvisional: boolean;
}

/**
 * A domain has few questions, so the prior has much weight. It is a wide one around the student's own ability instead of the
 * population's: otherwise a strong student with a perfect domain would read that it is weak.
 */
function domainResult(
  section: Section,
  domain: Domain,
  responses: readonly ScoredResponse[],
  ability: number,
  { reliability, isProvisional }: SectionScaling,
): DomainResult[] {
  const inDomain = responses.filter((response) => response.domain === domain);
  if (inDomain.length === 0) return [];
  const answered = estimate(inDomain, normalWeights(ability, 1));
  const found = isProvisional ? widenForJudged(inDomain, answered) : answered;
  const center = unroundedScore(section, found, reliability);
  const error = standardError(section, found, reliability);
  const sectionScore = unroundedScore(section, { ability, deviation: 0 }, reliability);
  const margin = inDomain.length < fewestForStanding ? Infinity : standingErrors * error;
  const isAbove = center - margin > sectionScore;
  const isBelow = center + margin < sectionScore;
  return [
    {
      domain,
      right: inDomain.filter(({ isRight }) => isRight).length,
      total: inDomain.length,
      ...rangeAround(center, error),
      standing: isAbove ? 'stronger' : isBelow ? 'weaker' : 'even',
    },
  ];
}

/** The posterior if this missed question had been right: replaces the factor 1 − P by P. */
function posteriorIfRight(weights: Float64Array, { parameters }: Response): Float64Array {
  const chances = curve(parameters);
  return weights.map((weight, index) => (weight * chances[index]!) / (1 - chances[index]!));
}

export function scoreSection(
  section: Section,
  responses: readonly ScoredResponse[],
  scaling: SectionScaling,
): SectionResult {
  const { reliability, isProvisional } = scaling;
  const weights = posterior(responses);
  const answered = estimateFrom(weights);
  const found = isProvisional ? widenForJudged(responses, answered) : answered;
  const score = scaleSection(section, found, reliability);
  const gains = responses
    .filter(({ isRight }) => !isRight)
    .map((missed) => {
      const better = estimateFrom(posteriorIfRight(weights, missed));
      const points = scaleSection(section, better, reliability).score - score.score;
      return { item: missed.item, points, exact: better.ability };
    })
    .toSorted((a, b) => b.exact - a.exact)
    .map(({ item, points }) => ({ item, points }));
  return {
    section,
    ...score,
    error: standardError(section, found, reliability),
    isProvisional,
    domains: domainsOf(section).flatMap((domain) =>
      domainResult(section, domain, responses, found.ability, scaling),
    ),
    gains,
  };
}
