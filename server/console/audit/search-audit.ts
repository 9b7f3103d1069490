import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { alias } from 'drizzle-orm/pg-core';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  like,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import { pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import { dayAfter, startOfDay } from '../../platform/postgres/vietnam-day.ts';

export interface AuditQuery extends PageQuery {
  search?: string | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  sort?: 'at' | '-at' | undefined;
}

/** `total` is at most this: nobody pages further, and counting a log of years would be too expensive. */
const maxCounted = 10_000;
/** A search by name finds the entries of at most this many people. */
const maxPeople = 100;

const { searchWords: _searchWords, ...entryColumns } = getTableColumns(auditLog);

const subjects = alias(accounts, 'subjects');
/** The account id in a subject; null if the subject is no account. A UUID, so that the join uses the primary key. */
const subjectAccountId = sql`case when ${auditLog.subject} ~ '^account:[0-9a-f-]{36}$' then substr(${auditLog.subject}, 9)::uuid end`;

/** Matches words of the entry, or the name or address of its actor or subject. */
async function findSearchCondition(
  db: Database,
  search: string | undefined,
): Promise<SQL | undefined> {
  const nameCondition = matchesSearch(accounts.searchWords, search);
  if (!nameCondition || search === undefined) return undefined;
  const people = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(nameCondition)
    .limit(maxPeople);
  const ids = people.map(({ id }) => id);
  const entryCondition = matchesSearch(auditLog.searchWords, search);
  if (ids.length === 0) return entryCondition;
  return or(
    entryCondition,
    inArray(auditLog.actorId, ids),
    inArray(
      auditLog.subject,
      ids.map((id) => `account:${id}`),
    ),
  );
}

export async function searchAudit(
  db: Database,
  query: AuditQuery,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const { action, actor, subject, since, until, sort = '-at' } = query;
  const condition = and(
    await findSearchCondition(db, query.search),
    // By prefix: `session` finds all actions on sessions.
    action === undefined
      ? undefined
      : like(auditLog.action, `${action.replaceAll(/[%_\\]/g, '')}%`),
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    since === undefined ? undefined : gte(auditLog.at, startOfDay(since)),
    until === undefined ? undefined : lt(auditLog.at, startOfDay(dayAfter(until))),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select({
      entry: entryColumns,
      actorName: accounts.fullName,
      subjectName: subjects.fullName,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, subjectAccountId))
    .where(condition)
    // Ids increase in the order of insertion, and the indexes of actions, actors and subjects end with them.
    .orderBy(sort === 'at' ? asc(auditLog.id) : desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const countedRows = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(condition)
    .limit(maxCounted);
  const [total] = await db.select({ count: count() }).from(countedRows.as('counted'));
  return {
    total: total?.count ?? 0,
    rows: rows.map(({ entry, actorName, subjectName }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      actor: entry.actorId === null ? null : { id: entry.actorId, name: actorName ?? '' },
      action: entry.action,
      subject: entry.subject,
      subjectName,
      detail: entry.detail,
      address: entry.address,
      requestId: entry.requestId,
    })),
  };
}
