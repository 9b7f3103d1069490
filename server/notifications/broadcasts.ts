import type { Broadcast, Segment } from '@bac/contract/notifications.ts';
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { broadcasts, notifications } from '../db/console-schema.ts';
import type { Database, Transaction } from '../db/database.ts';
import { pageOf, type PageAsked } from '../db/paging.ts';
import { accounts } from '../db/accounts-schema.ts';
import { hasWords } from '../db/search.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { expandBroadcast } from './expand-broadcast.ts';
import { belongsTo, wantsNewsByMail } from './segment.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

export async function previewBroadcast(
  db: Database | Transaction,
  segment: Segment,
): Promise<{ people: number; byMail: number }> {
  const [found] = await db
    .select({
      people: count(),
      byMail: sql<number>`(count(*) filter (where ${wantsNewsByMail}))::int`,
    })
    .from(accounts)
    .where(belongsTo(db as Database, segment));
  return found ?? { people: 0, byMail: 0 };
}

/** The client gives the id: a retry finds the message and sends nothing. */
export async function sendBroadcast(
  { db, clock }: Needs,
  given: Broadcast,
  by: { actorId: string; requestId: string },
): Promise<{ people: number }> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(broadcasts)
      .values({ ...given, authorId: by.actorId, createdAt: at, reached: 0, isDone: false })
      .onConflictDoNothing()
      .returning({ id: broadcasts.id });
    const { people } = await previewBroadcast(tx, given.segment);
    if (made.length === 0) return { people };
    await enqueue(tx, expandBroadcast, { broadcast: given.id, after: null });
    const { id, ...changes } = given;
    await recordAudit(tx, {
      at,
      action: 'broadcast.sent',
      subject: `broadcast:${id}`,
      detail: { changes: { ...changes, people } },
      ...by,
    });
    return { people };
  });
}

const wordsOf = sql`search_words(concat_ws(' ', ${broadcasts.title}->>'en', ${broadcasts.title}->>'vi', ${broadcasts.text}->>'en', ${broadcasts.text}->>'vi'))`;

async function readOf(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await db
    .select({ id: notifications.broadcastId, count: count() })
    .from(notifications)
    .where(and(inArray(notifications.broadcastId, ids), isNotNull(notifications.readAt)))
    .groupBy(notifications.broadcastId);
  return new Map(counts.map(({ id, count: read }) => [id ?? '', read]));
}

export async function listBroadcasts(
  { db }: Pick<Needs, 'db'>,
  asked: PageAsked & { search?: string | undefined },
) {
  const wanted = hasWords(wordsOf, asked.search);
  const { limit, offset } = pageOf(asked);
  const rows = await db
    .select({ sent: broadcasts, author: accounts.fullName })
    .from(broadcasts)
    .leftJoin(accounts, eq(accounts.id, broadcasts.authorId))
    .where(wanted)
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(broadcasts).where(wanted);
  const read = await readOf(
    db,
    rows.map(({ sent }) => sent.id),
  );
  return {
    total: total?.count ?? 0,
    rows: rows.map(({ sent: { authorId: _author, createdAt, ...sent }, author }) => ({
      ...sent,
      createdAt: createdAt.toISOString(),
      author,
      read: read.get(sent.id) ?? 0,
    })),
  };
}
