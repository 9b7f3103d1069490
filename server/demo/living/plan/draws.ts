import type { Random } from '@bac/exam/random.ts';

/** Box–Muller transform. */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Log-normal around a median, with a long right tail, as response times have. */
export const drawLogNormal = (random: Random, median: number, deviation: number): number =>
  median * Math.exp(deviation * drawNormal(random));

export const drawBetween = (random: Random, min: number, max: number): number =>
  min + random() * (max - min);

export const drawWhole = (random: Random, min: number, max: number): number =>
  Math.floor(drawBetween(random, min, max + 1));

export function drawOne<Value>(random: Random, values: readonly Value[]): Value {
  const drawn = values[Math.floor(random() * values.length)];
  if (drawn === undefined) throw new Error('nothing to draw from');
  return drawn;
}

/** Draws each value in proportion to its weight. */
export function drawWeighted<Value>(
  random: Random,
  weighted: readonly (readonly [value: Value, weight: number])[],
): Value {
  let remaining = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weighted) {
    remaining -= weight;
    if (remaining < 0) return value;
  }
  return drawOne(random, weighted)[0];
}
