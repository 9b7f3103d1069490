import type { Notification } from '@bac/contract/accounts/notifications.ts';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '../../db/console-schema.ts';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import type { Services } from '../../services.ts';

interface InboxQuery extends PageQuery {
  search?: string | undefined;
}

/** Computed per query: one inbox is small enough to search without an index. */
const searchWords = sql`search_words(concat_ws(' ', ${notifications.title}->>'en', ${notifications.title}->>'vi', ${notifications.text}->>'en', ${notifications.text}->>'vi'))`;

/** Newest first. */
async function listOwn(db: Reader, accountId: string, query: InboxQuery) {
  const condition = and(
    eq(notifications.accountId, accountId),
    matchesSearch(searchWords, query.search),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(notifications)
    .where(condition)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(notifications).where(condition);
  return { rows, total: total?.count ?? 0 };
}

async function countUnread(db: Reader, accountId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
  return found?.count ?? 0;
}

/** Marks all notifications or the given ids as read. Ids from other people's inboxes have no effect. */
async function updateRead(
  db: Database,
  accountId: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    );
}

type Deps = Pick<Services, 'db' | 'clock'>;

export async function listInbox(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  query: InboxQuery,
): Promise<{ rows: Notification[]; total: number; unread: number }> {
  const { rows, total } = await listOwn(db, accountId, query);
  return {
    total,
    unread: await countUnread(db, accountId),
    rows: rows.map(({ id, title, text, link, createdAt, readAt }) => ({
      id,
      title,
      text,
      link,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}

/** Notifications that were read before keep their time. */
export async function markRead(
  { db, clock }: Deps,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> {
  await updateRead(db, accountId, ids, clock.now());
  return { unread: await countUnread(db, accountId) };
}
