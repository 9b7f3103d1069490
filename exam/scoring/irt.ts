import type { ItemParameters } from '../item/item.ts';

/**
 * The three-parameter logistic model. Ability θ is normal with mean 0 and deviation 1 among students; an item's chance of a
 * right answer is P = c + (1 − c) / (1 + exp(−a(θ − b))), in the logistic metric.
 */

export interface Response {
  parameters: ItemParameters;
  isRight: boolean;
}

const widest = 6;
const perUnit = 10;

/** −6 … 6 by 0.1. */
export const abilities: readonly number[] = Array.from(
  { length: 2 * widest * perUnit + 1 },
  (_, index) => (index - widest * perUnit) / perUnit,
);

export const chance = ({ a, b, c }: ItemParameters, ability: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (ability - b)));

/** How much an item tells about ability there: a² · (Q/P) · ((P − c)/(1 − c))². */
export function information(item: ItemParameters, ability: number): number {
  const { a, c } = item;
  const p = chance(item, ability);
  return a * a * ((1 - p) / p) * ((p - c) / (1 - c)) ** 2;
}

export const totalInformation = (items: readonly ItemParameters[], ability: number): number =>
  items.reduce((sum, item) => sum + information(item, ability), 0);

/** Normal weights on the grid; they need not add up to one. */
export const normalWeights = (mean: number, deviation: number): Float64Array =>
  Float64Array.from(abilities, (ability) => Math.exp(-0.5 * ((ability - mean) / deviation) ** 2));

const population = normalWeights(0, 1);

const curves = new WeakMap<ItemParameters, Float64Array>();

/** An item's chances all over the grid, reckoned once: a form's items are met by every student who sits it. */
export function curve(item: ItemParameters): Float64Array {
  const known = curves.get(item);
  if (known) return known;
  const fresh = Float64Array.from(abilities, (ability) => chance(item, ability));
  curves.set(item, fresh);
  return fresh;
}

/**
 * What the answers say about each ability, times what was known before. A product of at most some sixty chances, the
 * likeliest of which is far above 1e-300: no need of logarithms.
 */
export function posterior(responses: readonly Response[], prior = population): Float64Array {
  const weights = Float64Array.from(prior);
  for (const { parameters, isRight } of responses) {
    const chances = curve(parameters);
    for (let at = 0; at < weights.length; at += 1) {
      const p = chances[at]!;
      weights[at]! *= isRight ? p : 1 - p;
    }
  }
  return weights;
}

export interface Estimate {
  /** Expected a posteriori. */
  ability: number;
  /** Posterior standard deviation. */
  deviation: number;
}

export function estimateFrom(weights: Float64Array): Estimate {
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at]!;
    const ability = abilities[at]!;
    mass += weight;
    first += weight * ability;
    second += weight * ability * ability;
  }
  const mean = first / mass;
  return { ability: mean, deviation: Math.sqrt(Math.max(0, second / mass - mean * mean)) };
}

export const estimate = (responses: readonly Response[], prior?: Float64Array): Estimate =>
  estimateFrom(posterior(responses, prior));
