import type { ItemParameters } from '../item/item.ts';
import { chanceTable, toItemCurve } from './item-curve.ts';
import { nodes, population } from './quadrature.ts';
import { answersOf, packResponses, countStudents, type Responses } from './responses.ts';
import { walkJointly } from './walk.ts';

interface FixedScale {
  /** The answers to estimated items, of the students who met at least one of them. */
  answers: Responses;
  /** The posterior of each of these students' abilities, given their answers to the fixed items. */
  posteriors: Float64Array[];
}

const mostRounds = 30;
const tolerance = 0.002;

/** The posterior of each student's ability, from the answers to the fixed items and a prior. */
function computePosteriors(
  fixedAnswers: readonly (readonly number[])[],
  chances: Float64Array,
  prior: Float64Array,
): Float64Array[] {
  // A student who met no fixed item keeps the prior.
  const posteriors = fixedAnswers.map(() => prior);
  walkJointly(packResponses(fixedAnswers), prior)(chances, (_code, weights, student) => {
    if (posteriors[student] === prior) posteriors[student] = weights.slice();
  });
  return posteriors;
}

function computeMoments(posteriors: readonly Float64Array[]): { mean: number; deviation: number } {
  let first = 0;
  let second = 0;
  for (const weights of posteriors) {
    for (let node = 0; node < nodes.length; node += 1) {
      first += weights[node]! * nodes[node]!;
      second += weights[node]! * nodes[node]! ** 2;
    }
  }
  const mean = first / posteriors.length;
  // Keeps some spread for a handful of students who are all alike.
  return { mean, deviation: Math.sqrt(Math.max(0.05, second / posteriors.length - mean * mean)) };
}

/**
 * Estimates abilities on the scale of the fixed items. Later students may differ from those who defined the scale, so their mean
 * and deviation are estimated along the way (fixed parameter calibration: Kim, 2006) instead of assuming 0 and 1.
 */
export function abilitiesOnFixedScale(
  items: readonly { parameters: ItemParameters; isFixed: boolean }[],
  responses: Responses,
  isEstimated: (item: number) => boolean,
): FixedScale {
  const allAnswers = Array.from({ length: countStudents(responses) }, (_, student) => [
    ...answersOf(responses, student),
  ]);
  const answers = allAnswers.filter((codes) => codes.some((code) => isEstimated(code >> 1)));
  const fixedAnswers = answers.map((codes) => codes.filter((code) => items[code >> 1]?.isFixed));
  const chances = chanceTable(items.map(({ parameters }) => toItemCurve(parameters)));
  let moments = { mean: 0, deviation: 1 };
  let posteriors = computePosteriors(fixedAnswers, chances, population(0, 1));
  for (let round = 0; round < mostRounds && posteriors.length > 0; round += 1) {
    const next = computeMoments(posteriors);
    const change =
      Math.abs(next.mean - moments.mean) + Math.abs(next.deviation - moments.deviation);
    if (change < tolerance) break;
    moments = next;
    const prior = population(moments.mean, moments.deviation);
    posteriors = computePosteriors(fixedAnswers, chances, prior);
  }
  return {
    answers: packResponses(answers.map((codes) => codes.filter((code) => isEstimated(code >> 1)))),
    posteriors,
  };
}
