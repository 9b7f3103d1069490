import type { MissedQuestion, WholeAssignment } from '@bac/contract/following/assignments.ts';
import { domains, sectionOf, skillFacts } from '@bac/exam/item/taxonomy.ts';
import type { AnsweredItem } from './answers-store.ts';

/** In the order of the test; domains that were not asked are left out. */
export function byDomain(items: readonly AnsweredItem[]): WholeAssignment['byDomain'] {
  return domains.flatMap((domain) => {
    const own = items.filter(({ skill }) => skillFacts[skill].domain === domain);
    const total = own.reduce((sum, { asked }) => sum + asked, 0);
    const right = own.reduce((sum, each) => sum + each.right, 0);
    return total > 0 ? [{ domain, right, total }] : [];
  });
}

/** Fewer answers than these say more about chance than about the class. */
const fewest = 3;
const most = 20;

const share = ({ right, asked }: AnsweredItem): number => right / asked;

/** Those that enough students answered before the others; then what the fewest got right. */
const mostMissedFirst = (one: AnsweredItem, other: AnsweredItem): number =>
  Number(other.answered >= fewest) - Number(one.answered >= fewest) ||
  share(one) - share(other) ||
  other.asked - one.asked ||
  one.item.localeCompare(other.item, 'en') ||
  one.version - other.version;

export const mostMissed = (items: readonly AnsweredItem[]): MissedQuestion[] =>
  items
    .filter(({ right, asked }) => right < asked)
    .toSorted(mostMissedFirst)
    .slice(0, most)
    .map(({ asked, ...item }) => ({
      ...item,
      section: sectionOf(item.skill),
      domain: skillFacts[item.skill].domain,
      omitted: asked - item.answered,
    }));
