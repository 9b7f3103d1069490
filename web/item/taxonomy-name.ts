import type { LocalText } from '@bac/exam/item/local-text.ts';
import { domainFacts, skillFacts, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';
import { customName } from './structure-name.ts';
import { site } from '../api/site.ts';

export const domainName = (domain: Domain): LocalText =>
  customName(`domain:${domain}`, domainFacts[domain].name);

export const skillName = (skill: Skill): LocalText =>
  customName(`skill:${skill}`, skillFacts[skill].name);

/** Sorts domains or skills by the team's order. */
export function inTeamOrder<Part extends Domain | Skill>(parts: readonly Part[]): readonly Part[] {
  const order = site.structure?.order;
  if (!order) return parts;
  return parts.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
