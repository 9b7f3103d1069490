import { nodes, population } from './quadrature.ts';
import { answersOf, studentsIn, type Responses } from './responses.ts';

/** One answer, and how likely each ability is for the one who gave it. */
type Visit = (code: number, weights: Float64Array, student: number) => void;

/** Goes through all answers under the given chances; gives the logarithm of how likely they are together. */
export type Walk = (chances: Float64Array, visit: Visit) => number;

/** Turns logarithms into weights that add up to one; gives the logarithm of what they added up to. */
function normalise(logs: Float64Array): number {
  const most = logs.reduce((max, log) => Math.max(max, log), -Infinity);
  let mass = 0;
  for (let at = 0; at < logs.length; at += 1) mass += logs[at] = Math.exp(logs[at]! - most);
  for (let at = 0; at < logs.length; at += 1) logs[at]! /= mass;
  return most + Math.log(mass);
}

/** What a student's answers say about their ability, all of them together: Bock and Aitkin's expectation step. */
export const walkTogether =
  (responses: Responses, prior = population(0, 1)): Walk =>
  (chances, visit) => {
    const size = nodes.length;
    const logs = chances.map(Math.log);
    const logPrior = prior.map(Math.log);
    const weights = new Float64Array(size);
    let logLikelihood = 0;
    for (let student = 0; student < studentsIn(responses); student += 1) {
      const answers = answersOf(responses, student);
      weights.set(logPrior);
      for (let answer = 0; answer < answers.length; answer += 1) {
        const row = answers[answer]! * size;
        for (let at = 0; at < size; at += 1) weights[at]! += logs[row + at]!;
      }
      logLikelihood += normalise(weights);
      for (let answer = 0; answer < answers.length; answer += 1) {
        visit(answers[answer]!, weights, student);
      }
    }
    return logLikelihood;
  };

/**
 * Each answer apart, on top of what is known about its student from elsewhere: an item tried out neither moves the scale nor
 * leans on the others that are tried out.
 */
export const walkApart =
  (responses: Responses, known: readonly Float64Array[]): Walk =>
  (chances, visit) => {
    const size = nodes.length;
    const weights = new Float64Array(size);
    let logLikelihood = 0;
    for (const [student, before] of known.entries()) {
      for (const code of answersOf(responses, student)) {
        const row = code * size;
        let mass = 0;
        for (let at = 0; at < size; at += 1) {
          mass += weights[at] = before[at]! * chances[row + at]!;
        }
        for (let at = 0; at < size; at += 1) weights[at]! /= mass;
        logLikelihood += Math.log(mass);
        visit(code, weights, student);
      }
    }
    return logLikelihood;
  };
