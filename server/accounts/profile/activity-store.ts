import { and, asc, desc, eq, gt, inArray, lt, max, min, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { auditLog } from '../../db/schema.ts';

/** Lists actions of the person, and actions of others on the account. */
export async function listEntriesOf(
  db: Database,
  accountId: string,
  page: { before: number | undefined; limit: number },
) {
  return db
    .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        or(eq(auditLog.actorId, accountId), eq(auditLog.subject, `account:${accountId}`)),
        page.before === undefined ? undefined : lt(auditLog.id, page.before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(page.limit);
}

/** Lists successful and refused sign-ins. */
export async function listSignInsOf(
  db: Database,
  accountId: string,
  page: { before: number | undefined; limit: number },
) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      address: auditLog.address,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, `account:${accountId}`),
        inArray(auditLog.action, ['session.opened', 'session.refused']),
        page.before === undefined ? undefined : lt(auditLog.id, page.before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(page.limit);
}

const signInsOf = (accountId: string) =>
  and(eq(auditLog.actorId, accountId), eq(auditLog.action, 'session.opened'));

/**
 * Lists the English names of all devices that signed in; old entries have none. Excludes devices that signed in before the owner
 * of the address claimed the account: they belong to somebody else.
 */
export async function listSeenDevices(tx: Transaction, accountId: string): Promise<string[]> {
  const device = sql<string>`${auditLog.detail} ->> 'device'`;
  const claims = alias(auditLog, 'claims');
  const lastClaim = tx
    .select({ id: max(claims.id) })
    .from(claims)
    .where(and(eq(claims.subject, `account:${accountId}`), eq(claims.action, 'account.claimed')));
  const rows = await tx
    .selectDistinct({ device })
    .from(auditLog)
    .where(
      and(
        signInsOf(accountId),
        sql`${device} is not null`,
        gt(auditLog.id, sql`coalesce((${lastClaim}), 0)`),
      ),
    )
    .prepare('devices_seen')
    .execute();
  return rows.map((row) => row.device);
}

/** Lists the first sign-in of each day with sign-ins, earliest days first. */
export async function listSignInDays(
  db: Database,
  accountId: string,
  limit: number,
): Promise<Date[]> {
  // Calendar days in Vietnam, where the students are.
  const rows = await db
    .select({
      day: sql<string>`(${auditLog.at} at time zone 'Asia/Ho_Chi_Minh')::date`,
      first: min(auditLog.at),
    })
    .from(auditLog)
    .where(signInsOf(accountId))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`))
    .limit(limit);
  return rows.flatMap(({ first }) => first ?? []);
}

/** Maps each field of the profile to the time of its first change. */
export async function findFirstChanges(
  db: Database,
  accountId: string,
): Promise<Map<string, Date>> {
  const rows = await db
    .select({
      field: sql<string>`jsonb_array_elements_text(${auditLog.detail} -> 'fields')`,
      first: min(auditLog.at),
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, accountId),
        inArray(auditLog.action, ['profile.changed', 'avatar.changed']),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.flatMap(({ field, first }) => (first ? [[field, first]] : [])));
}
