/** The stairs of a score: 24 steps of 50 points, from 400 to 1600. Heights are in pixels, places across in per cent. */

const lowest = 400;
const points = 50;
const count = 24;

/** What each step begins with. */
export const steps = Array.from({ length: count }, (_, step) => lowest + step * points);
export const lastStep = lowest + count * points;

export const height = 236;
/** Where the steps stand, and below it the line with the range. */
export const ground = 190;
export const lineAt = 204;

const firstRise = 14;
const stepRise = 5.4;

export const rise = (step: number): number => firstRise + step * stepRise;

/** The step a score stands on. */
export const stepOf = (score: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor((score - lowest) / points)));

const mix = (to: string, from: string, part: number): string =>
  `color-mix(in oklab, var(--${to}) ${Math.round(part * 100)}%, var(--${from}))`;

/** From young rice to indigo: leaf is reached half way up. */
export function colourOf(step: number): string {
  const climbed = step / (count - 1);
  return climbed < 0.5
    ? mix('leaf', 'stair-foot', 0.12 + climbed * 1.76)
    : mix('stair-top', 'leaf', (climbed - 0.5) * 2);
}
