import type { Random } from '@bac/exam/random.ts';

/** Box and Muller. */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Around a median, with a long tail to the right, as times are. */
export const drawLogNormal = (random: Random, median: number, deviation: number): number =>
  median * Math.exp(deviation * drawNormal(random));

export const drawBetween = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);

export const drawWhole = (random: Random, least: number, most: number): number =>
  Math.floor(drawBetween(random, least, most + 1));

export function drawOne<Value>(random: Random, values: readonly Value[]): Value {
  const drawn = values[Math.floor(random() * values.length)];
  if (drawn === undefined) throw new Error('nothing to draw from');
  return drawn;
}

/** Each as often as its weight says. */
export function drawWeighted<Value>(
  random: Random,
  weighted: readonly (readonly [value: Value, weight: number])[],
): Value {
  let left = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  return drawOne(random, weighted)[0];
}
