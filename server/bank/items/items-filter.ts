import type { ItemState } from '@bac/contract/bank/item-states.ts';
import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import type { responseKinds } from '@bac/exam/item/response-kinds.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { sectionOf, skillFacts, skills, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';
import { and, eq, gt, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { items } from '../../db/items-schema.ts';
import { listOf } from '../../platform/postgres/paging.ts';
import { hasWords } from '../../platform/postgres/search.ts';
import { problemReports } from '../../db/results-schema.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';

/** As the address of the list has it. */
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

/** Below so many answers a figure is chance. */
export const fewestAnswers = 30;

/** The figures that lists show: of the latest version, where it has most answers. */
export const mainStatistics = and(
  eq(itemStatistics.itemId, items.id),
  eq(itemStatistics.version, items.version),
  itemStatistics.isMain,
);

export const shownFigure = (column: AnyColumn): SQL<number | null> =>
  sql<number | null>`case when ${itemStatistics.answers} >= ${fewestAnswers} then ${column} end`;

/** The skills that all three levels leave; undefined for all of them. */
function amongSkills({ section, domain, skill }: ItemFilters): SQL | undefined {
  const [inSections, inDomains, named] = [
    listOf<Section>(section),
    listOf<Domain>(domain),
    listOf<Skill>(skill),
  ];
  const left = skills.filter(
    (one) =>
      (inSections?.includes(sectionOf(one)) ?? true) &&
      (inDomains?.includes(skillFacts[one].domain) ?? true) &&
      (named?.includes(one) ?? true),
  );
  if (left.length === skills.length) return undefined;
  return left.length === 0 ? sql`false` : inArray(items.skill, left);
}

const isIn: Record<ItemState, SQL> = {
  draft: eq(items.draftState, 'draft'),
  review: eq(items.draftState, 'review'),
  published: eq(items.status, 'published'),
  archived: eq(items.status, 'archived'),
};

export function amongStates({ status }: ItemFilters): SQL | undefined {
  return or(...(listOf<ItemState>(status) ?? []).map((state) => isIn[state]));
}

/** Apart, so that each count of flagged items is a walk along a small index. */
function amongFlags({ flagged, flag }: ItemFilters): SQL | undefined {
  const wanted = listOf<ItemFlag>(flag);
  if (!flagged && !wanted) return undefined;
  return sql`exists (
    select 1 from ${itemStatistics}
    where ${mainStatistics} and ${gt(sql`cardinality(${itemStatistics.flags})`, 0)}
      and ${itemStatistics.answers} >= ${fewestAnswers}
      ${wanted ? sql`and ${itemStatistics.flags} && ${sql.param(wanted)}::text[]` : sql``}
  )`;
}

const isReported = sql`exists (
  select 1 from ${problemReports} where ${eq(problemReports.itemId, items.id)}
)`;

/** Everything but the state, which the tabs above the list count by. */
export function itemCondition(asked: ItemFilters): SQL | undefined {
  const levels = listOf<Difficulty>(asked.difficulty);
  const kinds = listOf<(typeof responseKinds)[number]>(asked.kind);
  return and(
    hasWords(items.searchWords, asked.search),
    amongSkills(asked),
    asked.type === undefined ? undefined : eq(items.type, asked.type),
    levels && inArray(items.difficulty, levels),
    kinds && inArray(items.kind, kinds),
    amongFlags(asked),
    asked.gaps ? gt(items.gaps, 0) : undefined,
    asked.reported ? isReported : undefined,
  );
}
