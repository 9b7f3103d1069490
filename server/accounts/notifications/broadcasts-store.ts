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
import { homeLanguage, usualNotifications } from '../../platform/mail/letter-wishes.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { pageOf, type PageAsked } from '../../platform/postgres/paging.ts';
import { hasWords } from '../../platform/postgres/search.ts';
import { startOfDay } from '../../platform/postgres/vietnam-day.ts';

/** Whoever may sign in and is meant; the account must be among what is selected from. */
function belongsTo(db: Reader, segment: Segment): SQL | undefined {
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
      : sql`coalesce(${accounts.language}, ${homeLanguage}) = ${language}`,
    registeredSince === null ? undefined : gte(accounts.createdAt, startOfDay(registeredSince)),
    tests === null ? undefined : tests === 'some' ? finished : not(finished),
  );
}

/** Asked for by the person, and the address is known to be theirs. */
const wantsNewsByMail = and(
  isNotNull(accounts.verifiedAt),
  sql`coalesce((${accounts.notifications}->>'news')::boolean, ${usualNotifications.news})`,
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
    .where(belongsTo(db, segment));
  return found ?? { people: 0, byMail: 0 };
}

/** False where the message is there already. */
export async function insertBroadcast(tx: Transaction, row: BroadcastRow): Promise<boolean> {
  const made = await tx
    .insert(broadcasts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: broadcasts.id });
  return made.length > 0;
}

export async function findBroadcast(db: Reader, id: string): Promise<BroadcastRow | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return found;
}

const wordsOf = sql`search_words(concat_ws(' ', ${broadcasts.title}->>'en', ${broadcasts.title}->>'vi', ${broadcasts.text}->>'en', ${broadcasts.text}->>'vi'))`;

export interface BroadcastsAsked extends PageAsked {
  search?: string | undefined;
}

/** Newest first, with who sent each. */
export async function listSent(db: Reader, asked: BroadcastsAsked) {
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
  return { rows, total: total?.count ?? 0 };
}

/** How many have read each of them. */
export async function countRead(db: Reader, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await db
    .select({ id: notifications.broadcastId, count: count() })
    .from(notifications)
    .where(and(inArray(notifications.broadcastId, ids), isNotNull(notifications.readAt)))
    .groupBy(notifications.broadcastId);
  return new Map(counts.map(({ id, count: read }) => [id ?? '', read]));
}

/** In the order of ids, so that every batch goes on where the one before ended. Who came later was not meant. */
export const listNextPeople = (
  db: Reader,
  { segment, createdAt }: BroadcastRow,
  after: string | null,
  most: number,
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
        belongsTo(db, segment),
        lte(accounts.createdAt, createdAt),
        after === null ? undefined : gt(accounts.id, after),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(most);

/** With the digits that mark an id of version 3, one made from a name: others are refused at the door. */
const idOf = sql.raw(
  `overlay(overlay(md5(sent.id || ':' || person) placing '3' from 13) placing '8' from 17)::uuid`,
);

/** An id that follows from message and person: a batch done twice finds what it did before. Gives who is new. */
export async function insertCopies(
  tx: Transaction,
  broadcast: string,
  people: readonly { id: string }[],
): Promise<Set<string>> {
  const ids = sql`${`{${people.map(({ id }) => id).join()}}`}::uuid[]`;
  const { rows } = await tx.execute<{ account_id: string }>(sql`
    insert into ${notifications} (id, account_id, broadcast_id, title, text, link, created_at)
    select ${idOf}, person, sent.id, title, text, link, created_at
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
