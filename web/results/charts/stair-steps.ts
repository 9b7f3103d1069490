/** The geometry of the score stairs: 24 steps of 50 points, from 400 to 1600. Heights are in pixels, horizontal positions in percent. */

const lowest = 400;
const points = 50;
const count = 24;

/** The lowest score of each step. */
export const steps = Array.from({ length: count }, (_, step) => lowest + step * points);
export const lastStep = lowest + count * points;

export const height = 236;
/** The y of the bottom of the steps, and below it the y of the line with the range. */
export const groundY = 190;
export const lineY = 204;

const firstRise = 14;
const stepRise = 5.4;

export const stepHeight = (step: number): number => firstRise + step * stepRise;

/** The index of the step of a score. */
export const stepIndex = (score: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor((score - lowest) / points)));

const mix = (to: string, from: string, part: number): string =>
  `color-mix(in oklab, var(--${to}) ${Math.round(part * 100)}%, var(--${from}))`;

/** A gradient from young rice green over leaf green, half way up, to indigo. */
export function stepColor(step: number): string {
  const climbed = step / (count - 1);
  return climbed < 0.5
    ? mix('leaf', 'stair-foot', 0.12 + climbed * 1.76)
    : mix('stair-top', 'leaf', (climbed - 0.5) * 2);
}
