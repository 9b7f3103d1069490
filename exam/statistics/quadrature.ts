/** Where ability is looked at: −6 … 6 by 0.2. Against a normal curve so fine a grid integrates to many digits. */

const widest = 6;
const perUnit = 5;

export const nodes = Float64Array.from(
  { length: 2 * widest * perUnit + 1 },
  (_, index) => (index - widest * perUnit) / perUnit,
);

/** Normal weights that add up to one. */
export function population(mean: number, deviation: number): Float64Array {
  const weights = nodes.map((node) => Math.exp(-0.5 * ((node - mean) / deviation) ** 2));
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / mass);
}
