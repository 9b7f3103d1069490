import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../platform/postgres/database.ts';
import { forms, items } from '../db/items-schema.ts';
import { itemStatistics } from '../db/statistics-schema.ts';
import { fewestAnswers, mainStatistics, shownFigure } from './items-filter.ts';

/** In how many tests that everybody is offered. */
const formsHolding = sql<number>`(
  select count(*)::int from ${forms}
  where ${forms.accountId} is null and ${eq(forms.status, 'published')}
    and ${forms.content} @> jsonb_build_object('modules', jsonb_build_array(
      jsonb_build_object('slots', jsonb_build_array(jsonb_build_object('item', ${items.id})))))
)`;

/** These items as a list shows them, in no order. */
export async function listCards(db: Reader, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: items.id,
      version: items.version,
      status: items.status,
      draftState: items.draftState,
      skill: items.skill,
      type: items.type,
      difficulty: items.difficulty,
      kind: items.kind,
      summary: items.summary,
      gaps: items.gaps,
      answers: itemStatistics.answers,
      p: shownFigure(itemStatistics.p),
      r: shownFigure(itemStatistics.r),
      flags: itemStatistics.flags,
      forms: formsHolding,
      updatedAt: items.updatedAt,
    })
    .from(items)
    .leftJoin(itemStatistics, mainStatistics)
    .where(inArray(items.id, [...ids]));
  return rows.map((row) => ({
    ...row,
    answers: row.answers ?? 0,
    flags: (row.answers ?? 0) < fewestAnswers ? [] : (row.flags ?? []),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
