import { createHash } from 'node:crypto';
import { seededRandom, type Random } from '@bac/exam/random.ts';

const digest = (name: string): string => createHash('sha256').update(`bac:${name}`).digest('hex');

/** The same name draws the same numbers at every fresh start, whatever was drawn for others before. */
export const randomOf = (name: string): Random =>
  seededRandom(Number.parseInt(digest(name).slice(0, 8), 16));

/** What every id that the demo makes begins with: by this it is found again, and nothing else is. */
export const demoPrefix = 'de30de30-de30-8';

/** An id of its own for each name, the same at every start: what was made before is found instead of made twice. */
export function demoId(name: string): string {
  const hex = digest(name);
  return `${demoPrefix}${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
