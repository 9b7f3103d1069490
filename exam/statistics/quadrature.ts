/** The quadrature nodes on the ability scale: −6 … 6 in steps of 0.2, fine enough to integrate a normal curve to many digits. */

const widest = 6;
const perUnit = 5;

export const nodes = Float64Array.from(
  { length: 2 * widest * perUnit + 1 },
  (_, index) => (index - widest * perUnit) / perUnit,
);

/** Normal weights on the nodes; they add up to one. */
export function population(mean: number, deviation: number): Float64Array {
  const weights = nodes.map((node) => Math.exp(-0.5 * ((node - mean) / deviation) ** 2));
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / mass);
}
