import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import type { OptionStatistics } from '@bac/contract/bank/statistics.ts';
import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';

interface FlaggedRow {
  item: string;
  p: number;
  r: number | null;
  flags: ItemFlag[];
  options: OptionStatistics[];
  key: string | null;
}

/** By severity: a wrong key harms every student who knows the answer. */
const flagsBySeverity: ItemFlag[] = [
  'possible-miskey',
  'weak',
  'too-hard',
  'too-easy',
  'unused-choice',
];

const maxItems = 6;

/** The statistics of published items at the place with the most answers. */
const flagged = sql`
  item_statistics as figures
  join items on items.id = figures.item_id and items.version = figures.version
  where figures.is_main and cardinality(figures.flags) > 0 and items.status = 'published'`;

export async function countFlagged(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${flagged}`,
  );
  return rows[0]?.count ?? 0;
}

function findFlaggedChoice(flag: ItemFlag, { options, key }: FlaggedRow): OptionStatistics | null {
  const choices = options.filter(({ answer }) => answer !== 'none' && answer !== key);
  if (flag === 'possible-miskey') {
    return choices.toSorted((a, b) => (b.r ?? -1) - (a.r ?? -1))[0] ?? null;
  }
  if (flag !== 'unused-choice') return null;
  return choices.toSorted((a, b) => a.share - b.share)[0] ?? null;
}

export async function listFlagged(db: Reader): Promise<Dashboard['flagged']['items']> {
  const { rows } = await db.execute(sql`
    select worst.*, versions.content #>> '{response,key}' as key from (
      select figures.item_id as item, figures.version, figures.p, figures.r, figures.flags,
             figures.options,
             (select min(array_position(${sql.param(flagsBySeverity)}::text[], flag))
              from unnest(figures.flags) as flag) as alarm
      from ${flagged} order by alarm, figures.r nulls last, figures.item_id limit ${maxItems}) as worst
    join item_versions as versions on versions.item_id = worst.item and versions.version = worst.version
    order by worst.alarm, worst.r nulls last, worst.item`);
  return (rows as unknown as FlaggedRow[]).map((row) => {
    const flag = flagsBySeverity.find((each) => row.flags.includes(each)) ?? 'weak';
    return { item: row.item, flag, choice: findFlaggedChoice(flag, row), p: row.p, r: row.r };
  });
}
