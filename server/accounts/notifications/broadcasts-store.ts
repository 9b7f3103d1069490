import type { Segment } from '@bac/contract/accounts/notifications.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  not,
  sql,
  type SQL,
} from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { broadcasts, notifications } from '../../db/console-schema.ts';
import { attempts } from '../../db/schema.ts';
import { defaultLanguage, defaultNotifications } from '../../platform/mail/email-defaults.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import { startOfDay } from '../../platform/postgres/vietnam-day.ts';

/** Matches people of the segment who may sign in. The query must select from `accounts`. */
function isInSegment(db: Reader, segment: Segment): SQL | undefined {
  const { roles, language, registeredSince, tests } = segment;
  const finished = exists(
    db
      .select({ one: sql`1` })
      .from(attempts)
      .where(and(eq(attempts.accountId, accounts.id), eq(attempts.state, 'completed'))),
  );
  return and(
    eq(accounts.status, 'active'),
    roles.length === 0 ? undefined : inArray(accounts.role, roles),
    language === null
      ? undefined
      : sql`coalesce(${accounts.language}, ${defaultLanguage}) = ${language}`,
    registeredSince === null ? undefined : gte(accounts.createdAt, startOfDay(registeredSince)),
    tests === null ? undefined : tests === 'some' ? finished : not(finished),
  );
}

/** The person wants news by email and has verified the address. */
const wantsNewsByMail = and(
  isNotNull(accounts.verifiedAt),
  sql`coalesce((${accounts.notifications}->>'news')::boolean, ${defaultNotifications.news})`,
);

export type BroadcastRow = typeof broadcasts.$inferSelect;

export async function countSegment(
  db: Reader,
  segment: Segment,
): Promise<{ people: number; byMail: number }> {
  const [found] = await db
    .select({
      people: count(),
      byMail: sql<number>`(count(*) filter (where ${wantsNewsByMail}))::int`,
    })
    .from(accounts)
    .where(isInSegment(db, segment));
  return found ?? { people: 0, byMail: 0 };
}

/** Returns false if the broadcast exists already. */
export async function insertBroadcast(tx: Transaction, row: BroadcastRow): Promise<boolean> {
  const created = await tx
    .insert(broadcasts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: broadcasts.id });
  return created.length > 0;
}

export async function findBroadcast(db: Reader, id: string): Promise<BroadcastRow | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return found;
}

const searchWords = sql`search_words(concat_ws(' ', ${broadcasts.title}->>'en', ${broadcasts.title}->>'vi', ${broadcasts.text}->>'en', ${broadcasts.text}->>'vi'))`;

export interface BroadcastQuery extends PageQuery {
  search?: string | undefined;
}

/** Lists broadcasts with their authors, newest first. */
export async function listSent(db: Reader, query: BroadcastQuery) {
  const condition = matchesSearch(searchWords, query.search);
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select({ sent: broadcasts, author: accounts.fullName })
    .from(broadcasts)
    .leftJoin(accounts, eq(accounts.id, broadcasts.authorId))
    .where(condition)
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(broadcasts).where(condition);
  return { rows, total: total?.count ?? 0 };
}

/** Counts the readers of each broadcast. */
export async function countRead(db: Reader, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await db
    .select({ id: notifications.broadcastId, count: count() })
    .from(notifications)
    .where(and(inArray(notifications.broadcastId, ids), isNotNull(notifications.readAt)))
    .groupBy(notifications.broadcastId);
  return new Map(counts.map(({ id, count: read }) => [id ?? '', read]));
}

/**
 * Lists the next batch of people, ordered by id, so that it continues after the previous one. Excludes people who registered
 * after the broadcast.
 */
export const listNextPeople = (
  db: Reader,
  { segment, createdAt }: BroadcastRow,
  after: string | null,
  limit: number,
) =>
  db
    .select({
      id: accounts.id,
      email: accounts.email,
      fullName: accounts.fullName,
      language: accounts.language,
      wantsMail: sql<boolean>`${wantsNewsByMail}`,
    })
    .from(accounts)
    .where(
      and(
        isInSegment(db, segment),
        lte(accounts.createdAt, createdAt),
        after === null ? undefined : gt(accounts.id, after),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(limit);

/** Sets the digits that mark a UUID of version 3 (derived from a name): validation refuses other ids. */
const copyId = sql.raw(
  `overlay(overlay(md5(sent.id || ':' || person) placing '3' from 13) placing '8' from 17)::uuid`,
);

/**
 * Inserts a notification per person and returns the accounts that did not have it. Its id derives from broadcast and person, so
 * a repeated batch inserts nothing.
 */
export async function insertCopies(
  tx: Transaction,
  broadcast: string,
  people: readonly { id: string }[],
): Promise<Set<string>> {
  const ids = sql`${`{${people.map(({ id }) => id).join()}}`}::uuid[]`;
  const { rows } = await tx.execute<{ account_id: string }>(sql`
    insert into ${notifications} (id, account_id, broadcast_id, title, text, link, created_at)
    select ${copyId}, person, sent.id, title, text, link, created_at
    from ${broadcasts} as sent, unnest(${ids}) as person
    where sent.id = ${broadcast}
    on conflict do nothing
    returning account_id`);
  return new Set(rows.map((row) => row.account_id));
}

export async function addReached(
  tx: Transaction,
  id: string,
  { reached, isDone }: { reached: number; isDone: boolean },
): Promise<void> {
  await tx
    .update(broadcasts)
    .set({ reached: sql`${broadcasts.reached} + ${reached}`, isDone })
    .where(eq(broadcasts.id, id));
}
