import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import { familyLinks } from '../../../db/family-schema.ts';
import { followed } from '../children/children-store.ts';

const parents = alias(accounts, 'parents');

const isUntold = (until: Date) =>
  or(isNull(familyLinks.toldUntil), lt(familyLinks.toldUntil, until));

/** The next links of which nobody has told yet, with the parent who wants to hear. */
export const listUntold = (db: Reader, until: Date, limit: number) =>
  db
    .select({
      ...followed,
      token: familyLinks.lettersToken,
      parent: {
        email: parents.email,
        fullName: parents.fullName,
        language: parents.language,
        role: parents.role,
      },
    })
    .from(familyLinks)
    .innerJoin(accounts, eq(accounts.id, familyLinks.studentId))
    .innerJoin(parents, eq(parents.id, familyLinks.parentId))
    .where(
      and(
        eq(familyLinks.hasLetters, true),
        isNull(familyLinks.endedAt),
        lte(familyLinks.createdAt, until),
        isUntold(until),
        eq(parents.status, 'active'),
        isNotNull(parents.verifiedAt),
      ),
    )
    .orderBy(asc(familyLinks.id))
    .limit(limit);

export type Untold = Awaited<ReturnType<typeof listUntold>>[number];

/** Those that this call marked: of two processes at the same batch each letter is one's alone. */
export async function markTold(
  tx: Transaction,
  links: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const marked = await tx
    .update(familyLinks)
    .set({ toldUntil: until })
    .where(and(inArray(familyLinks.id, [...links]), isUntold(until), isNull(familyLinks.endedAt)))
    .returning({ id: familyLinks.id });
  return new Set(marked.map(({ id }) => id));
}
