import type { Population } from './groups.ts';
import { pointAt, type Curve } from './item-curve.ts';
import { curveNames, gradientAt, type ExpectedCounts, type FreeParameters } from './maximize.ts';
import type { Priors } from './priors.ts';
import { nodes } from './quadrature.ts';
import { groupOf, type Responses } from './responses.ts';
import type { Walk } from './walk.ts';

export interface InformationInput {
  curves: readonly Curve[];
  population: Population;
  expected: readonly ExpectedCounts[];
  walk: Walk;
  chances: Float64Array;
  responses: Responses;
  free: readonly FreeParameters[];
  priors: readonly (Priors | null)[];
  /** In the 1PL model all free items share one slope. */
  hasSharedSlope: boolean;
  /** Groups whose mean and deviation are estimated. */
  freeGroups: readonly boolean[];
}

/** Where each parameter is in the matrix. */
interface ParameterPlaces {
  /** By item: the rows of ln a, d and logit c; undefined for one that is fixed. */
  items: (number | undefined)[][];
  /** By group: the row of the mean; that of ln deviation follows. Undefined for a group that is fixed. */
  groups: (number | undefined)[];
  size: number;
}

export function placeParameters({
  free,
  hasSharedSlope,
  freeGroups,
}: Pick<InformationInput, 'free' | 'hasSharedSlope' | 'freeGroups'>): ParameterPlaces {
  let size = hasSharedSlope ? 1 : 0;
  const items = free.map((ones) => {
    const places: (number | undefined)[] = [undefined, undefined, undefined];
    for (const one of ones) if (!(hasSharedSlope && one === 0)) places[one] = size++;
    if (hasSharedSlope && ones.length > 0) places[0] = 0;
    return places;
  });
  const groups = freeGroups.map((isFree) => {
    if (!isFree) return undefined;
    size += 2;
    return size - 2;
  });
  return { items, groups, size };
}

const bump = 1e-4;

/** The curvature of the log-likelihood that the answers would have if abilities were known, and of the priors. */
function addCompleteInformation(
  matrix: Float64Array,
  { items, size }: ParameterPlaces,
  { curves, expected, priors, free, hasSharedSlope }: InformationInput,
): void {
  for (const [item, curve] of curves.entries()) {
    if (free[item]!.length === 0) continue;
    const ones: FreeParameters = hasSharedSlope ? [0, 1] : free[item]!;
    const gradient = (at: Curve): number[] => {
      const full = gradientAt(at, expected[item]!, priors[item] ?? null, ones).first;
      if (!hasSharedSlope) return full;
      // The shared slope has no prior.
      return [gradientAt(at, expected[item]!, null, [0]).first[0]!, full[1]!];
    };
    for (const one of ones) {
      const name = curveNames[one];
      const up = gradient({ ...curve, [name]: curve[name] + bump });
      const down = gradient({ ...curve, [name]: curve[name] - bump });
      for (const [index, other] of ones.entries()) {
        const cell = items[item]![one]! * size + items[item]![other]!;
        matrix[cell]! -= (up[index]! - down[index]!) / (2 * bump);
      }
    }
  }
}

/** The derivatives of the log-probability of each answer code at each node, three rows per code. */
function scoreTable(curves: readonly Curve[]): Float64Array {
  const size = nodes.length;
  const table = new Float64Array(2 * curves.length * 3 * size);
  for (const [item, curve] of curves.entries()) {
    for (const [node, ability] of nodes.entries()) {
      const { p, slopes } = pointAt(curve, ability);
      for (const [row, slope] of slopes.entries()) {
        table[(2 * item * 3 + row) * size + node] = -slope / (1 - p);
        table[((2 * item + 1) * 3 + row) * size + node] = slope / p;
      }
    }
  }
  return table;
}

/** Nodes with less posterior weight than this do not matter. */
const leastWeight = 1e-9;

/** Collects what one row says about each parameter at each ability, and subtracts its variance over the posterior. */
class RowScores {
  readonly #rows = new Map<number, Float64Array>();

  add(place: number | undefined, scoreAt: (node: number) => number): void {
    if (place === undefined) return;
    const row = this.#rows.get(place) ?? new Float64Array(nodes.length);
    this.#rows.set(place, row);
    for (let node = 0; node < nodes.length; node += 1) row[node]! += scoreAt(node);
  }

  subtractVariance(matrix: Float64Array, size: number, weights: Float64Array): void {
    const used = [...nodes.keys()].filter((node) => weights[node]! > leastWeight);
    const places = [...this.#rows.keys()];
    const centered = places.map((place) => {
      const row = this.#rows.get(place)!;
      const mean = used.reduce((sum, node) => sum + weights[node]! * row[node]!, 0);
      return Float64Array.from(used, (node) => Math.sqrt(weights[node]!) * (row[node]! - mean));
    });
    for (let one = 0; one < places.length; one += 1) {
      for (let other = 0; other <= one; other += 1) {
        const [x, y] = [centered[one]!, centered[other]!];
        let sum = 0;
        for (let index = 0; index < used.length; index += 1) sum += x[index]! * y[index]!;
        matrix[places[one]! * size + places[other]!]! -= sum;
        if (one !== other) matrix[places[other]! * size + places[one]!]! -= sum;
      }
    }
  }
}

/**
 * The observed information of all parameters together, by Louis's identity (1982): the information if abilities were known, minus
 * what not knowing them costs. Items share the students' abilities, so their parameters are correlated; a matrix item by item makes
 * standard errors a few percent too small. The occasions of one person count as independent here.
 */
export function observedInformation(
  input: InformationInput,
  places: ParameterPlaces,
): Float64Array {
  const { curves, chances, walk, responses, population } = input;
  const { items, groups, size } = places;
  const matrix = new Float64Array(size * size);
  addCompleteInformation(matrix, places, input);
  const scores = scoreTable(curves);
  let current: { row: number; scores: RowScores; weights: Float64Array } | undefined;
  const finish = (): void => {
    if (!current) return;
    const group = groupOf(responses, current.row);
    const place = groups[group];
    if (place !== undefined) {
      const { mean, deviation } = population.groups[group]!;
      const z = nodes.map((node) => (node - mean) / deviation);
      current.scores.add(place, (node) => z[node]! / deviation);
      current.scores.add(place + 1, (node) => z[node]! ** 2 - 1);
      for (const [node, weight] of current.weights.entries()) {
        const cross = (2 * weight * z[node]!) / deviation;
        matrix[place * size + place]! += weight / deviation ** 2;
        matrix[place * size + place + 1]! += cross;
        matrix[(place + 1) * size + place]! += cross;
        matrix[(place + 1) * size + place + 1]! += 2 * weight * z[node]! ** 2;
      }
    }
    current.scores.subtractVariance(matrix, size, current.weights);
  };
  walk(chances, population, (code, weights, row) => {
    if (current?.row !== row) {
      finish();
      current = { row, scores: new RowScores(), weights: weights.slice() };
    }
    for (const [one, place] of items[code >> 1]!.entries()) {
      const from = (code * 3 + one) * nodes.length;
      current.scores.add(place, (node) => scores[from + node]!);
    }
  });
  finish();
  return matrix;
}
