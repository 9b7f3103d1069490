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
import { pageOf, type PageAsked } from '../../platform/postgres/paging.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { hasWords } from '../../platform/postgres/search.ts';
import { dayAfter, startOfDay } from '../../platform/postgres/vietnam-day.ts';

export interface AuditAsked extends PageAsked {
  search?: string | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  sort?: 'at' | '-at' | undefined;
}

/** Nobody reads further than this page by page, and counting a log of years would cost more than it tells. */
const mostCounted = 10_000;
const mostPeople = 100;

const { searchWords: _searchWords, ...shown } = getTableColumns(auditLog);

const subjects = alias(accounts, 'subjects');
/** The account a subject names, so that the few entries of a page find theirs by its key. */
const subjectOf = sql`case when ${auditLog.subject} ~ '^account:[0-9a-f-]{36}$' then substr(${auditLog.subject}, 9)::uuid end`;

/** By any word of the entry, or by the name or address of a person it is of or about. */
async function found(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const words = hasWords(accounts.searchWords, search);
  if (!words || search === undefined) return undefined;
  const people = await db.select({ id: accounts.id }).from(accounts).where(words).limit(mostPeople);
  const ids = people.map(({ id }) => id);
  const inside = hasWords(auditLog.searchWords, search);
  if (ids.length === 0) return inside;
  return or(
    inside,
    inArray(auditLog.actorId, ids),
    inArray(
      auditLog.subject,
      ids.map((id) => `account:${id}`),
    ),
  );
}

export async function searchAudit(
  db: Database,
  asked: AuditAsked,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const { action, actor, subject, since, until, sort = '-at' } = asked;
  const wanted = and(
    await found(db, asked.search),
    action === undefined
      ? undefined
      : like(auditLog.action, `${action.replaceAll(/[%_\\]/g, '')}%`),
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    since === undefined ? undefined : gte(auditLog.at, startOfDay(since)),
    until === undefined ? undefined : lt(auditLog.at, startOfDay(dayAfter(until))),
  );
  const { limit, offset } = pageOf(asked);
  const rows = await db
    .select({
      entry: shown,
      actorName: accounts.fullName,
      subjectName: subjects.fullName,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, subjectOf))
    .where(wanted)
    .orderBy(sort === 'at' ? asc(auditLog.id) : desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const counted = db.select({ id: auditLog.id }).from(auditLog).where(wanted).limit(mostCounted);
  const [total] = await db.select({ count: count() }).from(counted.as('counted'));
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
