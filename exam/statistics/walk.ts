import { nodes, population } from './quadrature.ts';
import { answersOf, countStudents, type Responses } from './responses.ts';

/** Receives one answer and the posterior weights of the student's ability. */
type Visit = (code: number, weights: Float64Array, student: number) => void;

/** Visits all answers under a table of probabilities, and returns their joint log-likelihood. */
export type Walk = (chances: Float64Array, visit: Visit) => number;

/** Replaces logarithms by weights that add up to one, and returns the logarithm of their sum before (log-sum-exp). */
function normalize(logs: Float64Array): number {
  const highest = logs.reduce((max, log) => Math.max(max, log), -Infinity);
  let mass = 0;
  for (let node = 0; node < logs.length; node += 1) {
    mass += logs[node] = Math.exp(logs[node]! - highest);
  }
  for (let node = 0; node < logs.length; node += 1) logs[node]! /= mass;
  return highest + Math.log(mass);
}

/** The posterior of a student's ability comes from all of the student's answers together: Bock and Aitkin's expectation step. */
export const walkJointly =
  (responses: Responses, prior = population(0, 1)): Walk =>
  (chances, visit) => {
    const size = nodes.length;
    const logs = chances.map(Math.log);
    const logPrior = prior.map(Math.log);
    const weights = new Float64Array(size);
    let logLikelihood = 0;
    for (let student = 0; student < countStudents(responses); student += 1) {
      const answers = answersOf(responses, student);
      weights.set(logPrior);
      for (let answer = 0; answer < answers.length; answer += 1) {
        const row = answers[answer]! * size;
        for (let node = 0; node < size; node += 1) weights[node]! += logs[row + node]!;
      }
      logLikelihood += normalize(weights);
      for (let answer = 0; answer < answers.length; answer += 1) {
        visit(answers[answer]!, weights, student);
      }
    }
    return logLikelihood;
  };

/**
 * The posterior for each answer comes from that answer alone and a prior for its student. A pretest item therefore neither moves
 * the scale nor depends on other pretest items.
 */
export const walkSeparately =
  (responses: Responses, priors: readonly Float64Array[]): Walk =>
  (chances, visit) => {
    const size = nodes.length;
    const weights = new Float64Array(size);
    let logLikelihood = 0;
    for (const [student, prior] of priors.entries()) {
      for (const code of answersOf(responses, student)) {
        const row = code * size;
        let mass = 0;
        for (let node = 0; node < size; node += 1) {
          mass += weights[node] = prior[node]! * chances[row + node]!;
        }
        for (let node = 0; node < size; node += 1) weights[node]! /= mass;
        logLikelihood += Math.log(mass);
        visit(code, weights, student);
      }
    }
    return logLikelihood;
  };
