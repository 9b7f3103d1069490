import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { broadcasts, notifications } from '../db/console-schema.ts';
import type { Database, Transaction } from '../db/database.ts';
import { accounts } from '../db/accounts-schema.ts';
import { enqueue, handle, type Job, type JobHandler } from '../jobs/jobs.ts';
import { homeLanguage } from '../mail/letter-wishes.ts';
import { queueMails } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { newsLetter } from './letters.ts';
import { belongsTo, wantsNewsByMail } from './segment.ts';

type Needs = Pick<Services, 'db' | 'config'>;
type BroadcastRow = typeof broadcasts.$inferSelect;

interface Step {
  broadcast: string;
  /** The account after which to go on; null at the beginning. */
  after: string | null;
}

/** One batch of a message to many. */
export const expandBroadcast: Job<Step> = {
  name: 'notifications.expand',
  payload: z.object({ broadcast: z.uuid(), after: z.uuid().nullable() }),
};

const batch = 1000;

/** In the order of ids, so that every batch goes on where the one before ended. Who came later was not meant. */
const listNext = (db: Database, { segment, createdAt }: BroadcastRow, after: string | null) =>
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
    .limit(batch);

type Person = Awaited<ReturnType<typeof listNext>>[number];

/** With the digits that mark an id of version 3, one made from a name: others are refused at the door. */
const idOf = sql.raw(
  `overlay(overlay(md5(sent.id || ':' || person) placing '3' from 13) placing '8' from 17)::uuid`,
);

/** An id that follows from message and person: a batch done twice finds what it did before. Gives who is new. */
async function insertFor(
  tx: Transaction,
  broadcast: string,
  people: readonly Person[],
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

/** Inbox, letters, count and the next batch come in one transaction: a process may die anywhere in between. */
export async function expandBatch(
  { db, config }: Needs,
  { broadcast, after }: Step,
): Promise<void> {
  const [sent] = await db.select().from(broadcasts).where(eq(broadcasts.id, broadcast));
  if (!sent || sent.isDone) return;
  const people = await listNext(db, sent, after);
  const last = people.length === batch ? people.at(-1) : undefined;
  await db.transaction(async (tx) => {
    const reached = await insertFor(tx, broadcast, people);
    if (sent.isMailed) {
      const link = sent.link === null ? null : new URL(sent.link, config.publicUrl).href;
      const readers = people.filter(({ id, wantsMail }) => wantsMail && reached.has(id));
      await queueMails(
        tx,
        readers.map((person) =>
          newsLetter(person, person.language ?? homeLanguage, { ...sent, link }),
        ),
      );
    }
    await tx
      .update(broadcasts)
      .set({
        reached: sql`${broadcasts.reached} + ${reached.size}`,
        ...(last === undefined && { isDone: true }),
      })
      .where(eq(broadcasts.id, broadcast));
    if (last) await enqueue(tx, expandBroadcast, { broadcast, after: last.id });
  });
}

export const expandBroadcastJob = (services: Services): JobHandler =>
  handle(expandBroadcast, (step) => expandBatch(services, step));
