import { createHash } from 'node:crypto';
import { seededRandom, type Random } from '@bac/exam/random.ts';

const digest = (name: string): string => createHash('sha256').update(`bac:${name}`).digest('hex');

/** A random generator seeded by a name: the same name gives the same numbers at every start. */
export const randomOf = (name: string): Random =>
  seededRandom(Number.parseInt(digest(name).slice(0, 8), 16));

/** The prefix of every id that the demo creates, and of no other id. */
export const demoPrefix = 'de30de30-de30-8';

/** Derives an id from a name, so that a repeated start finds existing rows instead of creating them twice. */
export function demoId(name: string): string {
  const hex = digest(name);
  return `${demoPrefix}${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
