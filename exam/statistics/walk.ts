import { emptySums, type Group, type GroupSums, type Population } from './groups.ts';
import { nodes, population } from './quadrature.ts';
import { answersOf, groupOf, personRows, type Responses } from './responses.ts';

/** Receives one answer and the posterior weights of the ability behind it. */
type Visit = (code: number, weights: Float64Array, row: number) => void;

interface Walked {
  logLikelihood: number;
  /** By group. */
  sums: GroupSums[];
}

/** Visits all answers under a table of probabilities and a population: Bock and Aitkin's expectation step. */
export type Walk = (chances: Float64Array, among: Population, visit: Visit) => Walked;

/** Values of a person's own part of the ability, −4 … 4. */
const personNodes = Float64Array.from({ length: 33 }, (_, index) => index / 4 - 4);
const personWeights = personNodes.map((node) => Math.exp(-0.5 * node * node));
const personMass = personWeights.reduce((sum, weight) => sum + weight, 0);

/** For each value of the person's own part, one row: the distribution of the ability at one occasion of the group. */
function spreadOf({ mean, deviation }: Group, correlation: number): Float64Array[] {
  const own = deviation * Math.sqrt(1 - correlation);
  return Array.from(personNodes, (node) =>
    population(mean + deviation * Math.sqrt(correlation) * node, own),
  );
}

/** Writes the likelihood of the answers at each node, scaled to at most 1; returns the logarithm of the scale. */
function likelihoodOf(answers: Uint32Array, logs: Float64Array, into: Float64Array): number {
  const size = nodes.length;
  into.fill(0);
  for (const code of answers) {
    const from = code * size;
    for (let node = 0; node < size; node += 1) into[node]! += logs[from + node]!;
  }
  let highest = -Infinity;
  for (let node = 0; node < size; node += 1) highest = Math.max(highest, into[node]!);
  for (let node = 0; node < size; node += 1) into[node] = Math.exp(into[node]! - highest);
  return highest;
}

function normalize(weights: Float64Array): number {
  let mass = 0;
  for (let node = 0; node < weights.length; node += 1) mass += weights[node]!;
  for (let node = 0; node < weights.length; node += 1) weights[node]! /= mass;
  return mass;
}

function addMoments(sums: { count: number; first: number; second: number }, weights: Float64Array) {
  sums.count += 1;
  for (let node = 0; node < nodes.length; node += 1) {
    const first = weights[node]! * nodes[node]!;
    sums.first += first;
    sums.second += first * nodes[node]!;
  }
}

/** One occasion of a person with several: its likelihood, and what the person's own part makes of it. */
interface Strand {
  row: number;
  likelihood: Float64Array;
  spread: Float64Array[];
  /** The likelihood of the occasion for each value of the person's own part. */
  mass: Float64Array;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += one[index]! * other[index]!;
  return sum;
}

/** The posterior of one occasion given all occasions of the person. */
function strandPosterior(
  { likelihood, spread, mass }: Strand,
  person: Float64Array,
  sums: GroupSums['again'],
): Float64Array {
  const weights = new Float64Array(nodes.length);
  for (const [index, u] of personNodes.entries()) {
    const share = person[index]! / Math.max(mass[index]!, Number.MIN_VALUE);
    if (!(share > 0) || person[index]! < 1e-12) continue;
    const row = spread[index]!;
    let product = 0;
    for (let node = 0; node < nodes.length; node += 1) {
      const joint = share * row[node]! * likelihood[node]!;
      weights[node]! += joint;
      product += joint * nodes[node]!;
    }
    sums.product += product * u;
    sums.person += person[index]! * u;
    sums.personSquared += person[index]! * u * u;
  }
  normalize(weights);
  return weights;
}

export const walkPersons = (responses: Responses): Walk => {
  const persons = personRows(responses);
  const hasRepeated = persons.some(([from, to]) => to - from > 1);
  return (chances, { groups, correlation }, visit) => {
    const logs = chances.map(Math.log);
    const priors = groups.map(({ mean, deviation }) => population(mean, deviation));
    const spreads = hasRepeated ? groups.map((group) => spreadOf(group, correlation)) : [];
    const sums = groups.map(emptySums);
    const weights = new Float64Array(nodes.length);
    let logLikelihood = 0;
    const visitAll = (row: number, posterior: Float64Array): void => {
      for (const code of answersOf(responses, row)) visit(code, posterior, row);
    };
    const walkAlone = (row: number): void => {
      const group = groupOf(responses, row);
      logLikelihood += likelihoodOf(answersOf(responses, row), logs, weights);
      const prior = priors[group]!;
      for (let node = 0; node < nodes.length; node += 1) weights[node]! *= prior[node]!;
      logLikelihood += Math.log(normalize(weights));
      addMoments(sums[group]!.alone, weights);
      visitAll(row, weights);
    };
    const walkTogether = (from: number, to: number): void => {
      const person = personWeights.map((weight) => weight / personMass);
      const strands = Array.from({ length: to - from }, (_, index): Strand => {
        const row = from + index;
        const likelihood = new Float64Array(nodes.length);
        logLikelihood += likelihoodOf(answersOf(responses, row), logs, likelihood);
        const spread = spreads[groupOf(responses, row)]!;
        const mass = Float64Array.from(spread, (each) => dot(each, likelihood));
        for (let node = 0; node < person.length; node += 1) person[node]! *= mass[node]!;
        logLikelihood += Math.log(normalize(person));
        return { row, likelihood, spread, mass };
      });
      for (const strand of strands) {
        const { again } = sums[groupOf(responses, strand.row)]!;
        const posterior = strandPosterior(strand, person, again);
        addMoments(again, posterior);
        visitAll(strand.row, posterior);
      }
    };
    for (const [from, to] of persons) {
      if (to - from === 1) walkAlone(from);
      else walkTogether(from, to);
    }
    return { logLikelihood, sums };
  };
};
