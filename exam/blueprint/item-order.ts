import type { ItemVersion } from '../item/item.ts';
import { domains, sectionOf, skillFacts, skills } from '../item/taxonomy.ts';

export type SortKeys = Pick<ItemVersion, 'skill'> & { parameters: { b: number } };

/**
 * The sort key of an item in its module. Math goes from easy to hard. Reading and Writing goes by domain, then by skill, then
 * from easy to hard; Standard English Conventions mixes its skills.
 */
function rank({ skill, parameters }: SortKeys): [domain: number, skill: number, b: number] {
  if (sectionOf(skill) === 'math') return [0, 0, parameters.b];
  const { domain } = skillFacts[skill];
  const isMixed = domain === 'standard-english-conventions';
  return [domains.indexOf(domain), isMixed ? 0 : skills.indexOf(skill), parameters.b];
}

export function compareItems(one: SortKeys, other: SortKeys): number {
  const [a, b] = [rank(one), rank(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
