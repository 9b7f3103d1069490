import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import type { ItemState } from '@bac/contract/bank/item-states.ts';
import { and, count, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import { items } from '../../db/items-schema.ts';
import { listOf, pageOf, sortOf, type PageAsked } from '../../platform/postgres/paging.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { listCards, type Item } from './item-queries.ts';
import {
  amongStates,
  itemCondition,
  mainStatistics,
  shownFigure,
  type ItemFilters,
} from './items-filter.ts';

type Column = 'id' | 'skill' | 'difficulty' | 'answers' | 'p' | 'r' | 'updated';

interface Asked extends PageAsked, ItemFilters {
  sort?: Column | `-${Column}` | undefined;
}

const columns: Record<Column, SQL> = {
  id: sql`${items.id}`,
  skill: sql`${items.skill}`,
  difficulty: sql`array_position(array['easy', 'medium', 'hard'], ${items.difficulty})`,
  answers: sql`coalesce(${itemStatistics.answers}, 0)`,
  p: shownFigure(itemStatistics.p),
  r: shownFigure(itemStatistics.r),
  updated: sql`${items.updatedAt}`,
};

const figures: readonly Column[] = ['answers', 'p', 'r'];

/** What has no figure yet stands at the end, whichever way. */
function orderOf(column: Column, isDescending: boolean): SQL[] {
  const way = isDescending ? sql`desc` : sql`asc`;
  const last = column === 'p' || column === 'r' ? sql` nulls last` : sql``;
  return [
    sql`${columns[column]} ${way}${last}`,
    ...(column === 'id' ? [] : [sql`${items.id} ${way}`]),
  ];
}

/** Ids alone: sorting or passing over the whole of 20,000 items takes longer than everything else. */
async function listIds(db: Database, asked: Asked): Promise<string[]> {
  const { limit, offset } = pageOf(asked);
  const { column, isDescending } = sortOf(asked.sort ?? '-updated');
  const from = db.select({ id: items.id }).from(items).$dynamic();
  const joined = figures.includes(column) ? from.leftJoin(itemStatistics, mainStatistics) : from;
  const rows = await joined
    .where(and(itemCondition(asked), amongStates(asked)))
    .orderBy(...orderOf(column, isDescending))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function listPage(db: Database, asked: Asked): Promise<ItemCard[]> {
  const ids = await listIds(db, asked);
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
  asked: ItemFilters,
): Promise<{ total: number; byState: Record<ItemState, number> }> {
  const groups = await db
    .select({ status: items.status, draftState: items.draftState, items: count() })
    .from(items)
    .where(itemCondition(asked))
    .groupBy(items.status, items.draftState);
  const sumOf = (isMeant: (states: ItemState[]) => boolean): number =>
    groups.filter((group) => isMeant(statesOf(group))).reduce((sum, group) => sum + group.items, 0);
  const wanted = listOf<ItemState>(asked.status);
  const inState = (state: ItemState): number => sumOf((states) => states.includes(state));
  return {
    total: sumOf((states) => wanted?.some((state) => states.includes(state)) ?? true),
    byState: {
      draft: inState('draft'),
      review: inState('review'),
      published: inState('published'),
      archived: inState('archived'),
    },
  };
}

export async function listItems({ db }: Pick<Services, 'db'>, asked: Asked) {
  const [rows, counted] = await Promise.all([listPage(db, asked), countStates(db, asked)]);
  return { rows, ...counted };
}

export async function readCard({ db }: Pick<Services, 'db'>, id: string): Promise<ItemCard> {
  const [card] = await listCards(db, [id]);
  if (!card) throw new Refused('ITEM_NOT_FOUND');
  return card;
}
