import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import type { ItemState } from '@bac/contract/bank/item-states.ts';
import { and, count, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import { items } from '../../db/items-schema.ts';
import { parseList, pageOf, parseSort, type PageQuery } from '../../platform/postgres/paging.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { listCards, type Item } from './item-queries.ts';
import {
  inStates,
  itemCondition,
  mainStatistics,
  ifEnoughAnswers,
  type ItemFilters,
} from './items-filter.ts';

type Column = 'id' | 'skill' | 'difficulty' | 'answers' | 'p' | 'r' | 'updated';

interface ItemsQuery extends PageQuery, ItemFilters {
  sort?: Column | `-${Column}` | undefined;
}

const columns: Record<Column, SQL> = {
  id: sql`${items.id}`,
  skill: sql`${items.skill}`,
  difficulty: sql`array_position(array['easy', 'medium', 'hard'], ${items.difficulty})`,
  answers: sql`coalesce(${itemStatistics.answers}, 0)`,
  p: ifEnoughAnswers(itemStatistics.p),
  r: ifEnoughAnswers(itemStatistics.r),
  updated: sql`${items.updatedAt}`,
};

const statisticsColumns: readonly Column[] = ['answers', 'p', 'r'];

/** Items without the statistic come last in both directions. */
function orderOf(column: Column, isDescending: boolean): SQL[] {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const nulls = column === 'p' || column === 'r' ? sql` nulls last` : sql``;
  return [
    sql`${columns[column]} ${direction}${nulls}`,
    ...(column === 'id' ? [] : [sql`${items.id} ${direction}`]),
  ];
}

/** Selects ids alone: sorting or skipping whole rows of 20,000 items takes longer than everything else. */
async function listIds(db: Database, query: ItemsQuery): Promise<string[]> {
  const { limit, offset } = pageOf(query);
  const { column, isDescending } = parseSort(query.sort ?? '-updated');
  const from = db.select({ id: items.id }).from(items).$dynamic();
  const joined = statisticsColumns.includes(column)
    ? from.leftJoin(itemStatistics, mainStatistics)
    : from;
  const rows = await joined
    .where(and(itemCondition(query), inStates(query)))
    .orderBy(...orderOf(column, isDescending))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function listPage(db: Database, query: ItemsQuery): Promise<ItemCard[]> {
  const ids = await listIds(db, query);
  const cards = new Map((await listCards(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** An item that is published and has a next version in review is in both states. */
const statesOf = (group: Pick<Item, 'status' | 'draftState'>): ItemState[] => [
  ...(group.status === 'draft' ? [] : [group.status]),
  ...(group.draftState === null ? [] : [group.draftState]),
];

async function countStates(
  db: Database,
  query: ItemFilters,
): Promise<{ total: number; byState: Record<ItemState, number> }> {
  const groups = await db
    .select({ status: items.status, draftState: items.draftState, items: count() })
    .from(items)
    .where(itemCondition(query))
    .groupBy(items.status, items.draftState);
  const sumOf = (matches: (states: ItemState[]) => boolean): number =>
    groups.filter((group) => matches(statesOf(group))).reduce((sum, group) => sum + group.items, 0);
  const filter = parseList<ItemState>(query.status);
  const inState = (state: ItemState): number => sumOf((states) => states.includes(state));
  return {
    total: sumOf((states) => filter?.some((state) => states.includes(state)) ?? true),
    byState: {
      draft: inState('draft'),
      review: inState('review'),
      published: inState('published'),
      archived: inState('archived'),
    },
  };
}

export async function listItems({ db }: Pick<Services, 'db'>, query: ItemsQuery) {
  const [rows, counts] = await Promise.all([listPage(db, query), countStates(db, query)]);
  return { rows, ...counts };
}

export async function readCard({ db }: Pick<Services, 'db'>, id: string): Promise<ItemCard> {
  const [card] = await listCards(db, [id]);
  if (!card) throw new Refused('ITEM_NOT_FOUND');
  return card;
}
