import type { MissedQuestion, WholeAssignment } from '@bac/contract/following/assignments.ts';
import { domains, sectionOf, skillFacts } from '@bac/exam/item/taxonomy.ts';
import type { AnsweredItem } from './answers-store.ts';

/** Right answers by domain in the order of the test, without domains that were not asked. */
export function countByDomain(items: readonly AnsweredItem[]): WholeAssignment['byDomain'] {
  return domains.flatMap((domain) => {
    const own = items.filter(({ skill }) => skillFacts[skill].domain === domain);
    const total = own.reduce((sum, each) => sum + each.total, 0);
    const right = own.reduce((sum, each) => sum + each.right, 0);
    return total > 0 ? [{ domain, right, total }] : [];
  });
}

/** Fewer answers than these say more about chance than about the class. */
const fewestAnswers = 3;
const mostListed = 20;

const share = ({ right, total }: AnsweredItem): number => right / total;

/** Questions with enough answers first, then those with the lowest share of right answers. */
const mostMissedFirst = (one: AnsweredItem, other: AnsweredItem): number =>
  Number(other.answered >= fewestAnswers) - Number(one.answered >= fewestAnswers) ||
  share(one) - share(other) ||
  other.total - one.total ||
  one.item.localeCompare(other.item, 'en') ||
  one.version - other.version;

export const listMostMissed = (items: readonly AnsweredItem[]): MissedQuestion[] =>
  items
    .filter(({ right, total }) => right < total)
    .toSorted(mostMissedFirst)
    .slice(0, mostListed)
    .map(({ total, ...item }) => ({
      ...item,
      section: sectionOf(item.skill),
      domain: skillFacts[item.skill].domain,
      omitted: total - item.answered,
    }));
