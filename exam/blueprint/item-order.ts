import type { ItemVersion } from '../item/item.ts';
import { domains, sectionOf, skillFacts, skills } from '../item/taxonomy.ts';

export type Ordered = Pick<ItemVersion, 'skill'> & { parameters: { b: number } };

/**
 * Where an item stands in its module. Math: easy to hard. Reading and Writing: by domain, inside it by skill, easy to hard;
 * Conventions easy to hard whatever the skill.
 */
function rank({ skill, parameters }: Ordered): [domain: number, skill: number, b: number] {
  if (sectionOf(skill) === 'math') return [0, 0, parameters.b];
  const { domain } = skillFacts[skill];
  const isMixed = domain === 'standard-english-conventions';
  return [domains.indexOf(domain), isMixed ? 0 : skills.indexOf(skill), parameters.b];
}

export function compareItems(one: Ordered, other: Ordered): number {
  const [a, b] = [rank(one), rank(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
