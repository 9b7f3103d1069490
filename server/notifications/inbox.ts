import type { Notification } from '@bac/contract/notifications.ts';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { notifications } from '../db/console-schema.ts';
import type { Database } from '../db/database.ts';
import { pageOf, type PageAsked } from '../db/paging.ts';
import { hasWords } from '../db/search.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

interface Asked extends PageAsked {
  search?: string | undefined;
}

/** One inbox is small enough to be searched as it is read. */
const wordsOf = sql`search_words(concat_ws(' ', ${notifications.title}->>'en', ${notifications.title}->>'vi', ${notifications.text}->>'en', ${notifications.text}->>'vi'))`;

async function countOf(db: Database, wanted: SQL | undefined): Promise<number> {
  const [found] = await db.select({ count: count() }).from(notifications).where(wanted);
  return found?.count ?? 0;
}

const unreadOf = (db: Database, accountId: string): Promise<number> =>
  countOf(db, and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));

export async function listInbox(
  { db }: Pick<Needs, 'db'>,
  accountId: string,
  asked: Asked,
): Promise<{ rows: Notification[]; total: number; unread: number }> {
  const wanted = and(eq(notifications.accountId, accountId), hasWords(wordsOf, asked.search));
  const { limit, offset } = pageOf(asked);
  const rows = await db
    .select()
    .from(notifications)
    .where(wanted)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
  return {
    total: await countOf(db, wanted),
    unread: await unreadOf(db, accountId),
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

/** What was read stays read since then. Ids of other people's inboxes change nothing. */
export async function markRead(
  { db, clock }: Needs,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> {
  await db
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    );
  return { unread: await unreadOf(db, accountId) };
}
