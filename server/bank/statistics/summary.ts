import { type StatisticsSummary } from '@bac/contract/bank/statistics.ts';
import { type ItemFlag, itemFlags } from '@bac/contract/bank/item-flags.ts';
import { sections } from '@bac/exam/item/section.ts';
import { sectionOf, type Skill } from '@bac/exam/item/taxonomy.ts';
import { fewestAnswersToAct, fewestAnswersToShow } from '@bac/exam/statistics/classical.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { findLastRun } from './statistics-store.ts';

interface FlagCount {
  flag: ItemFlag;
  act: number;
  watch: number;
}

/** The statistics that lists show: of the latest versions, at the place with the most answers. */
const listedStatistics = sql`
  item_statistics as figures
  join items on items.id = figures.item_id and items.version = figures.version
  where figures.is_main and items.status = 'published' and figures.answers >= ${fewestAnswersToShow}`;

async function countFlagged(db: Reader): Promise<{ items: number; flagged: number }> {
  const { rows } = await db.execute<{ items: number; flagged: number }>(sql`
    select count(*)::int as items,
           count(*) filter (where cardinality(figures.flags) > 0)::int as flagged from ${listedStatistics}`);
  return rows[0] ?? { items: 0, flagged: 0 };
}

async function countFlags(db: Reader): Promise<FlagCount[]> {
  const { rows } = await db.execute(sql`
    select flag, count(*) filter (where answers >= ${fewestAnswersToAct})::int as act,
           count(*) filter (where answers < ${fewestAnswersToAct})::int as watch
    from (select unnest(figures.flags) as flag, figures.answers from ${listedStatistics}) as flagged
    group by flag`);
  return rows as unknown as FlagCount[];
}

/** Counts items with enough answers at all places together, because a calibration uses all answers. */
async function countCalibratable(db: Reader): Promise<{ skill: Skill; items: number }[]> {
  const { rows } = await db.execute(sql`
    select skill, count(*)::int as items from (
      select items.id, items.skill from item_statistics as figures
      join items on items.id = figures.item_id and items.version = figures.version
      group by items.id, items.skill having sum(figures.answers) >= ${fewestAnswersToAct}) as answered
    group by skill`);
  return rows as unknown as { skill: Skill; items: number }[];
}

export async function readSummary({ db }: { db: Reader }): Promise<StatisticsSummary> {
  const [last, counts, flags, calibratable] = await Promise.all([
    findLastRun(db),
    countFlagged(db),
    countFlags(db),
    countCalibratable(db),
  ]);
  return {
    computedAt: last?.computedAt.toISOString() ?? null,
    results: last?.results ?? 0,
    answers: last?.answers ?? 0,
    ...counts,
    flags: itemFlags.map(
      (flag) => flags.find((each) => each.flag === flag) ?? { flag, act: 0, watch: 0 },
    ),
    calibratable: sections.map((section) => ({
      section,
      items: calibratable
        .filter(({ skill }) => sectionOf(skill) === section)
        .reduce((sum, { items }) => sum + items, 0),
    })),
  };
}
