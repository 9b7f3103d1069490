import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '../../db/console-schema.ts';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { pageOf, type PageAsked } from '../../platform/postgres/paging.ts';
import { hasWords } from '../../platform/postgres/search.ts';

export interface InboxAsked extends PageAsked {
  search?: string | undefined;
}

/** One inbox is small enough to be searched as it is read. */
const wordsOf = sql`search_words(concat_ws(' ', ${notifications.title}->>'en', ${notifications.title}->>'vi', ${notifications.text}->>'en', ${notifications.text}->>'vi'))`;

/** Newest first. */
export async function listOwn(db: Reader, accountId: string, asked: InboxAsked) {
  const wanted = and(eq(notifications.accountId, accountId), hasWords(wordsOf, asked.search));
  const { limit, offset } = pageOf(asked);
  const rows = await db
    .select()
    .from(notifications)
    .where(wanted)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(notifications).where(wanted);
  return { rows, total: total?.count ?? 0 };
}

export async function countUnread(db: Reader, accountId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
  return found?.count ?? 0;
}

/** All of them, or those named. Ids of other people's inboxes change nothing. */
export async function updateRead(
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
