import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { scoreInterests } from '@bac/exam/orientation/score-interests.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { interestChecks } from '../../db/orientation-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';

type CheckRow = typeof interestChecks.$inferSelect;

const isOwn = (accountId: string, id: string) =>
  and(eq(interestChecks.accountId, accountId), eq(interestChecks.id, id));

const latestFirst = [desc(interestChecks.takenAt), desc(interestChecks.id)] as const;

const listOwn = (db: Reader, accountId: string): Promise<CheckRow[]> =>
  db
    .select()
    .from(interestChecks)
    .where(eq(interestChecks.accountId, accountId))
    .orderBy(...latestFirst);

async function getCheck(db: Reader, accountId: string, id: string): Promise<CheckRow> {
  const [row] = await db.select().from(interestChecks).where(isOwn(accountId, id));
  if (!row) throw new Error(`no interest check ${id}`);
  return row;
}

async function insertCheck(tx: Transaction, row: CheckRow): Promise<void> {
  await tx.insert(interestChecks).values(row).onConflictDoNothing();
}

/** Deletes all but the latest `count` checks. */
async function deleteOldest(tx: Transaction, accountId: string, count: number): Promise<void> {
  const old = (await listOwn(tx, accountId)).slice(count).map(({ id }) => id);
  if (old.length === 0) return;
  await tx
    .delete(interestChecks)
    .where(and(eq(interestChecks.accountId, accountId), inArray(interestChecks.id, old)));
}

async function deleteCheck(db: Database, accountId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(interestChecks).where(isOwn(accountId, id)).returning();
  return deleted.length > 0;
}

type Deps = Pick<Services, 'db' | 'clock'>;

/** Enough to see interests change over the years; older checks are deleted. */
const maxChecks = 20;

const toCheck = ({ id, takenAt, answers }: CheckRow): InterestCheck => ({
  id,
  takenAt: takenAt.toISOString(),
  answers,
});

export async function listChecks({ db }: Deps, accountId: string): Promise<InterestCheck[]> {
  return (await listOwn(db, accountId)).map(toCheck);
}

/** Idempotent: a check that is sent again stays as it was first, because it is complete when sent. */
export async function storeCheck(
  { db, clock }: Deps,
  accountId: string,
  { id, takenAt, answers }: InterestCheck,
): Promise<InterestCheck> {
  if (scoreInterests(answers).kind === 'not enough answers') throw new Refused('INVALID_REQUEST');
  // A browser's clock may be ahead; a check from tomorrow would stay the latest until then.
  const at = new Date(Math.min(new Date(takenAt).getTime(), clock.now().getTime()));
  return db.transaction(async (tx) => {
    await insertCheck(tx, { accountId, id, takenAt: at, answers });
    const stored = await getCheck(tx, accountId, id);
    await deleteOldest(tx, accountId, maxChecks);
    return toCheck(stored);
  });
}

export async function removeCheck({ db }: Deps, accountId: string, id: string): Promise<null> {
  if (!(await deleteCheck(db, accountId, id))) throw new Refused('NOT_FOUND');
  return null;
}
