import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { AssignableTest } from '@bac/contract/following/assignments.ts';
import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { forms } from '../../db/items-schema.ts';
import type { Services } from '../../services.ts';

/** The tests on offer by now, and those that are for classes alone. */
export async function listAssignableTests({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<AssignableTest[]> {
  const rows = await db
    .select({
      id: forms.id,
      blueprint: forms.blueprint,
      name: sql<LocalText>`${forms.content} -> 'name'`,
      isForClasses: forms.isForClasses,
    })
    .from(forms)
    .where(
      and(
        eq(forms.status, 'published'),
        isNull(forms.accountId),
        or(isNull(forms.opensAt), lte(forms.opensAt, clock.now())),
      ),
    )
    .orderBy(asc(forms.createdAt), asc(forms.id));
  return rows.map(({ id, blueprint, name, isForClasses }) => ({
    id,
    kind: kindOf[blueprint],
    name,
    sections: blueprints[blueprint].sections.map(({ section }) => section),
    isForClasses,
  }));
}
