import type { ItemParameters } from '../item/item.ts';

/**
 * The three-parameter logistic model (3PL). Ability θ is normally distributed among students with mean 0 and deviation 1. The
 * probability of a right answer to an item is P = c + (1 − c) / (1 + exp(−a(θ − b))), in the logistic metric.
 */

export interface Response {
  parameters: ItemParameters;
  isRight: boolean;
}

const widest = 6;
const perUnit = 10;

/** The ability grid: −6 … 6 in steps of 0.1. */
export const abilities: readonly number[] = Array.from(
  { length: 2 * widest * perUnit + 1 },
  (_, index) => (index - widest * perUnit) / perUnit,
);

export const chance = ({ a, b, c }: ItemParameters, ability: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (ability - b)));

/** The Fisher information of an item at an ability: a² · (Q/P) · ((P − c)/(1 − c))². */
export function information(item: ItemParameters, ability: number): number {
  const { a, c } = item;
  const p = chance(item, ability);
  return a * a * ((1 - p) / p) * ((p - c) / (1 - c)) ** 2;
}

export const totalInformation = (items: readonly ItemParameters[], ability: number): number =>
  items.reduce((sum, item) => sum + information(item, ability), 0);

/** Normal weights on the grid, not normalized. */
export const normalWeights = (mean: number, deviation: number): Float64Array =>
  Float64Array.from(abilities, (ability) => Math.exp(-0.5 * ((ability - mean) / deviation) ** 2));

const population = normalWeights(0, 1);

const curves = new WeakMap<ItemParameters, Float64Array>();

/** The probabilities of a right answer over the grid. Cached per item, because every student who takes a form meets its items. */
export function curve(item: ItemParameters): Float64Array {
  const cached = curves.get(item);
  if (cached) return cached;
  const computed = Float64Array.from(abilities, (ability) => chance(item, ability));
  curves.set(item, computed);
  return computed;
}

/**
 * The likelihood of the answers at each ability, times the prior; not normalized. It is a product of at most about sixty
 * probabilities, whose maximum is far above 1e-300, so it needs no logarithms.
 */
export function posterior(responses: readonly Response[], prior = population): Float64Array {
  const weights = Float64Array.from(prior);
  for (const { parameters, isRight } of responses) {
    const chances = curve(parameters);
    for (let index = 0; index < weights.length; index += 1) {
      const p = chances[index]!;
      weights[index]! *= isRight ? p : 1 - p;
    }
  }
  return weights;
}

export interface Estimate {
  /** The posterior mean (EAP, expected a posteriori). */
  ability: number;
  /** The posterior standard deviation. */
  deviation: number;
}

export function estimateFrom(weights: Float64Array): Estimate {
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index]!;
    const ability = abilities[index]!;
    mass += weight;
    first += weight * ability;
    second += weight * ability * ability;
  }
  const mean = first / mass;
  return { ability: mean, deviation: Math.sqrt(Math.max(0, second / mass - mean * mean)) };
}

export const estimate = (responses: readonly Response[], prior?: Float64Array): Estimate =>
  estimateFrom(posterior(responses, prior));
