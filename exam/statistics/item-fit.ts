import { curve, estimateFrom, normalWeights, type Response } from '../scoring/irt.ts';
import { chiSquareTail } from './chi-square.ts';

/**
 * Compares answers with what the model expects, by group of ability. What is expected of an answer follows from the student’s other
 * answers, so that it is not part of its own criterion, as in S-X² (Orlando & Thissen, 2000); their pattern is used instead of
 * their number, because the number does not order students of two routes.
 */
export interface FitTally {
  answers: Uint32Array;
  right: Float64Array;
  expected: Float64Array;
  variance: Float64Array;
}

/** The upper ends of the groups of ability, except for the last one. */
const groupEnds = [-1.2, -0.4, 0.4, 1.2];
const groupCount = groupEnds.length + 1;

export const newFitTally = (): FitTally => ({
  answers: new Uint32Array(groupCount),
  right: new Float64Array(groupCount),
  expected: new Float64Array(groupCount),
  variance: new Float64Array(groupCount),
});

const groupOf = (ability: number): number => {
  const found = groupEnds.findIndex((end) => ability < end);
  return found === -1 ? groupEnds.length : found;
};

/** Adds one answer, with the posterior of the ability from the student’s other answers. */
function addToFit(tally: FitTally, { parameters, isRight }: Response, others: Float64Array): void {
  const chances = curve(parameters);
  let mass = 0;
  let expected = 0;
  for (const [index, weight] of others.entries()) {
    mass += weight;
    expected += weight * chances[index]!;
  }
  const p = expected / mass;
  const group = groupOf(estimateFrom(others).ability);
  tally.answers[group]! += 1;
  tally.right[group]! += isRight ? 1 : 0;
  tally.expected[group]! += p;
  tally.variance[group]! += p * (1 - p);
}

interface FitAnswer extends Response {
  isScored: boolean;
}

/** Adds all answers of an attempt at a section. The prior is that of the group that the student belongs to. */
export function addAttemptToFit<Answer extends FitAnswer>(
  answers: readonly Answer[],
  prior: Float64Array,
  tallyOf: (answer: Answer) => FitTally,
): void {
  const all = Float64Array.from(prior);
  for (const { parameters, isRight } of answers.filter(({ isScored }) => isScored)) {
    for (const [index, chance] of curve(parameters).entries()) {
      all[index]! *= isRight ? chance : 1 - chance;
    }
  }
  for (const answer of answers) {
    const chances = curve(answer.parameters);
    const others = answer.isScored
      ? all.map(
          (weight, index) => weight / (answer.isRight ? chances[index]! : 1 - chances[index]!),
        )
      : all;
    addToFit(tallyOf(answer), answer, others);
  }
}

/** The mean and deviation of abilities in a growing group of students. */
export interface AbilityMoments {
  students: number;
  sum: number;
  squares: number;
}

export const newMoments = (): AbilityMoments => ({ students: 0, sum: 0, squares: 0 });

export function addToMoments(
  moments: AbilityMoments,
  responses: readonly Response[],
  prior: Float64Array,
): void {
  const weights = Float64Array.from(prior);
  for (const { parameters, isRight } of responses) {
    for (const [index, chance] of curve(parameters).entries()) {
      weights[index]! *= isRight ? chance : 1 - chance;
    }
  }
  const { ability, deviation } = estimateFrom(weights);
  moments.students += 1;
  moments.sum += ability;
  moments.squares += ability * ability + deviation * deviation;
}

/** Fewer students say little about their group. */
const fewestStudents = 30;

/** The distribution of the students so far, or the population while there are few. */
export function priorOf({ students, sum, squares }: AbilityMoments): Float64Array {
  if (students < fewestStudents) return normalWeights(0, 1);
  const mean = sum / students;
  return normalWeights(mean, Math.sqrt(Math.max(0.1, squares / students - mean * mean)));
}

export interface Fit {
  chiSquare: number;
  degrees: number;
  probability: number;
  groups: { answers: number; observed: number; expected: number }[];
}

const fewestAnswers = 100;
/** A group with less variance is too small for the chi-square distribution. */
const leastVariance = 2;

/** Undefined with too few answers. The parameters are given and not estimated here, so every group is a degree of freedom. */
export function computeFit({ answers, right, expected, variance }: FitTally): Fit | undefined {
  if (answers.reduce((sum, each) => sum + each, 0) < fewestAnswers) return undefined;
  const used = Array.from(answers.keys()).filter((group) => variance[group]! >= leastVariance);
  if (used.length === 0) return undefined;
  const chiSquare = used.reduce(
    (sum, group) => sum + (right[group]! - expected[group]!) ** 2 / variance[group]!,
    0,
  );
  return {
    chiSquare,
    degrees: used.length,
    probability: chiSquareTail(chiSquare, used.length),
    groups: used.map((group) => ({
      answers: answers[group]!,
      observed: right[group]! / answers[group]!,
      expected: expected[group]! / answers[group]!,
    })),
  };
}
