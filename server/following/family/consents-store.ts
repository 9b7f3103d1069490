import type { ConsentState } from '@bac/contract/following/family.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { guardianConsents } from '../../db/family-schema.ts';
import { isOfAge } from '../access.ts';

export type ConsentRow = typeof guardianConsents.$inferSelect;

const isInForce = isNull(guardianConsents.withdrawnAt);

/** Reads in one query whether each student needs a consent, and the latest one in force. */
export async function readConsentStates(
  db: Reader,
  students: readonly string[],
  today: string,
): Promise<Map<string, ConsentState>> {
  if (students.length === 0) return new Map();
  const rows = await db
    .select({
      id: accounts.id,
      isNeeded: sql<boolean>`not ${isOfAge(today)}`,
      consent: guardianConsents,
    })
    .from(accounts)
    .leftJoin(guardianConsents, and(eq(guardianConsents.studentId, accounts.id), isInForce))
    .where(inArray(accounts.id, [...students]))
    .orderBy(asc(guardianConsents.givenAt), asc(guardianConsents.id));
  return new Map(
    rows.map(({ id, isNeeded, consent }) => [
      id,
      {
        isNeeded,
        record: consent && {
          guardian: consent.guardianName,
          at: consent.givenAt.toISOString(),
          version: consent.version,
        },
      },
    ]),
  );
}

export async function getConsentState(
  db: Reader,
  student: string,
  today: string,
): Promise<ConsentState> {
  const found = (await readConsentStates(db, [student], today)).get(student);
  if (!found) throw new Error(`no account ${student}`);
  return found;
}

/** True if a consent is needed and none is in force. */
export async function lacksConsent(db: Reader, student: string, today: string): Promise<boolean> {
  const { isNeeded, record } = await getConsentState(db, student, today);
  return isNeeded && record === null;
}

/** True if this guardian's consent to this version of the text is in force. */
export async function hasAgreed(
  tx: Transaction,
  { studentId, guardianId, version }: Pick<ConsentRow, 'studentId' | 'guardianId' | 'version'>,
): Promise<boolean> {
  const found = await tx
    .select({ id: guardianConsents.id })
    .from(guardianConsents)
    .where(
      and(
        eq(guardianConsents.studentId, studentId),
        eq(guardianConsents.guardianId, guardianId),
        eq(guardianConsents.version, version),
        isInForce,
      ),
    );
  return found.length > 0;
}

export async function insertConsent(tx: Transaction, row: ConsentRow): Promise<void> {
  await tx.insert(guardianConsents).values(row);
}

/** Withdraws the guardian's consents, and returns their versions. */
export async function withdrawConsents(
  tx: Transaction,
  { studentId, guardianId }: Pick<ConsentRow, 'studentId' | 'guardianId'>,
  at: Date,
): Promise<string[]> {
  const withdrawn = await tx
    .update(guardianConsents)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(guardianConsents.studentId, studentId),
        eq(guardianConsents.guardianId, guardianId),
        isInForce,
      ),
    )
    .returning({ version: guardianConsents.version });
  return withdrawn.map(({ version }) => version);
}
