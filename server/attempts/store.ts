import type { Preferences } from '@bac/contract/profile.ts';
import type { ItemRef, LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { and, asc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { toLoggedEvent } from '../db/logged-event.ts';
import {
  accounts,
  attemptEvents,
  attempts,
  forms,
  itemVersions,
  type FormScaling,
} from '../db/schema.ts';

type Reader = Database | Transaction;
export type AttemptRow = typeof attempts.$inferSelect;

/** Somebody else's attempt is not found. */
export async function findAttempt(
  db: Reader,
  id: string,
  accountId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.id, id), eq(attempts.accountId, accountId)));
  return row;
}

/** For the clock, which settles everybody's. */
export async function findAnyAttempt(db: Reader, id: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(attempts).where(eq(attempts.id, id));
  return row;
}

export async function findRunning(
  db: Reader,
  accountId: string,
  formId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.accountId, accountId),
        eq(attempts.formId, formId),
        eq(attempts.state, 'running'),
      ),
    );
  return row;
}

/** False when there is one already: the same id again, or another attempt of the form under way. */
export async function insertAttempt(tx: Transaction, row: AttemptRow): Promise<boolean> {
  const made = await tx.insert(attempts).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export const updateAttempt = (
  tx: Transaction,
  id: string,
  change: Partial<Pick<AttemptRow, 'state' | 'endedAt' | 'settlesAt'>>,
): Promise<unknown> => tx.update(attempts).set(change).where(eq(attempts.id, id));

export async function listEvents(db: Reader, attemptId: string): Promise<LoggedEvent[]> {
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, attemptId))
    .orderBy(asc(attemptEvents.seq));
  return rows.map(toLoggedEvent);
}

/** One statement for any number of rows; a row that is there already fails it, and nothing of it stays. */
export async function insertEvents(
  db: Reader,
  attemptId: string,
  log: readonly LoggedEvent[],
): Promise<void> {
  const column = <Value>(of: (logged: LoggedEvent) => Value): Value[] => log.map(of);
  await db.execute(sql`
    insert into attempt_events (attempt_id, seq, at, received_at, device, number, event)
    select ${attemptId}::uuid, * from unnest(
      ${sql.param(column(({ seq }) => seq))}::int[],
      ${sql.param(column(({ at }) => Math.round(at)))}::bigint[],
      ${sql.param(column(({ receivedAt }) => receivedAt))}::bigint[],
      ${sql.param(column(({ sender }) => sender?.device ?? null))}::text[],
      ${sql.param(column(({ sender }) => sender?.number ?? null))}::int[],
      ${sql.param(column(({ event }) => JSON.stringify(event)))}::jsonb[]
    )`);
}

/** Attempts in which time alone has something to do. */
export async function listDue(db: Reader, now: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isNotNull(attempts.settlesAt), lte(attempts.settlesAt, now)))
    .orderBy(attempts.settlesAt)
    .limit(atMost);
  return rows.map(({ id }) => id);
}

export interface FormRow {
  form: Form;
  scaling: FormScaling;
  isOffered: boolean;
}

export async function findForm(db: Reader, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(forms).where(eq(forms.id, id));
  return row && { form: row.content, scaling: row.scaling, isOffered: row.status === 'published' };
}

export async function listItems(
  db: Reader,
  refs: readonly Pick<ItemRef, 'item' | 'version'>[],
): Promise<ItemVersion[]> {
  if (refs.length === 0) return [];
  const wanted = refs.map(({ item, version }) =>
    and(eq(itemVersions.itemId, item), eq(itemVersions.version, version)),
  );
  const rows = await db
    .select({ content: itemVersions.content })
    .from(itemVersions)
    .where(or(...wanted));
  return rows.map(({ content }) => content);
}

export async function findPreferences(
  db: Reader,
  accountId: string,
): Promise<Partial<Preferences>> {
  const [row] = await db
    .select({ preferences: accounts.preferences })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.preferences ?? {};
}
