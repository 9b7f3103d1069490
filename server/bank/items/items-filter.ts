import type { ItemState } from '@bac/contract/bank/item-states.ts';
import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import type { responseKinds } from '@bac/exam/item/response-kinds.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { sectionOf, skillFacts, skills, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';
import { and, eq, gt, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { items } from '../../db/items-schema.ts';
import { parseList } from '../../platform/postgres/paging.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import { problemReports } from '../../db/results-schema.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';

/** The filters as the URL of the list has them. */
export interface ItemFilters {
  search?: string | undefined;
  section?: string | undefined;
  domain?: string | undefined;
  skill?: string | undefined;
  type?: string | undefined;
  difficulty?: string | undefined;
  kind?: string | undefined;
  status?: string | undefined;
  flagged?: boolean | undefined;
  flag?: string | undefined;
  gaps?: boolean | undefined;
  reported?: boolean | undefined;
}

/** With fewer answers a statistic is mostly chance. */
export const minAnswers = 30;

/** Joins the statistics that lists show: those of the latest version, at the place where it has most answers. */
export const mainStatistics = and(
  eq(itemStatistics.itemId, items.id),
  eq(itemStatistics.version, items.version),
  itemStatistics.isMain,
);

export const ifEnoughAnswers = (column: AnyColumn): SQL<number | null> =>
  sql<number | null>`case when ${itemStatistics.answers} >= ${minAnswers} then ${column} end`;

/** Filters by section, domain and skill together; undefined if every skill passes. */
function inSkills({ section, domain, skill }: ItemFilters): SQL | undefined {
  const [sectionFilter, domainFilter, skillFilter] = [
    parseList<Section>(section),
    parseList<Domain>(domain),
    parseList<Skill>(skill),
  ];
  const matching = skills.filter(
    (each) =>
      (sectionFilter?.includes(sectionOf(each)) ?? true) &&
      (domainFilter?.includes(skillFacts[each].domain) ?? true) &&
      (skillFilter?.includes(each) ?? true),
  );
  if (matching.length === skills.length) return undefined;
  return matching.length === 0 ? sql`false` : inArray(items.skill, matching);
}

const stateConditions: Record<ItemState, SQL> = {
  draft: eq(items.draftState, 'draft'),
  review: eq(items.draftState, 'review'),
  published: eq(items.status, 'published'),
  archived: eq(items.status, 'archived'),
};

export function inStates({ status }: ItemFilters): SQL | undefined {
  return or(...(parseList<ItemState>(status) ?? []).map((state) => stateConditions[state]));
}

/** A subquery of its own, so that counting flagged items scans only a small index. */
function hasFlags({ flagged, flag }: ItemFilters): SQL | undefined {
  const flags = parseList<ItemFlag>(flag);
  if (!flagged && !flags) return undefined;
  return sql`exists (
    select 1 from ${itemStatistics}
    where ${mainStatistics} and ${gt(sql`cardinality(${itemStatistics.flags})`, 0)}
      and ${itemStatistics.answers} >= ${minAnswers}
      ${flags ? sql`and ${itemStatistics.flags} && ${sql.param(flags)}::text[]` : sql``}
  )`;
}

const isReported = sql`exists (
  select 1 from ${problemReports} where ${eq(problemReports.itemId, items.id)}
)`;

/** All filters except the state: the tabs above the list count the items in each state. */
export function itemCondition(filters: ItemFilters): SQL | undefined {
  const levels = parseList<Difficulty>(filters.difficulty);
  const kinds = parseList<(typeof responseKinds)[number]>(filters.kind);
  return and(
    matchesSearch(items.searchWords, filters.search),
    inSkills(filters),
    filters.type === undefined ? undefined : eq(items.type, filters.type),
    levels && inArray(items.difficulty, levels),
    kinds && inArray(items.kind, kinds),
    hasFlags(filters),
    filters.gaps ? gt(items.gaps, 0) : undefined,
    filters.reported ? isReported : undefined,
  );
}
