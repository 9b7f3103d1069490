import type { chosenPresences, Presence } from '@bac/contract/accounts/presences.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import { presence } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';

const minute = 60_000;
/** A person counts as away after two missed heartbeats and as offline after ten. */
export const awayAfterMilliseconds = 2 * minute;
export const offlineAfterMilliseconds = 10 * minute;

const earlier = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** How a person appears to the team: the status they chose while online, otherwise the last one their page reported. */
export const displayedPresence = (now: Date): SQL<Presence> => sql<Presence>`case
  when ${presence.seenAt} is null or ${presence.seenAt} <= ${earlier(now, offlineAfterMilliseconds)} then 'offline'
  when ${presence.chosen} is not null then ${presence.chosen}
  when ${presence.isIdle} or ${presence.seenAt} <= ${earlier(now, awayAfterMilliseconds)} then 'away'
  else 'online'
end`;

export type ChosenPresence = (typeof chosenPresences)[number] | null;

export interface Heartbeat {
  accountId: string;
  at: Date;
  isIdle: boolean;
}

export async function findPresence(
  db: Database,
  accountId: string,
  now: Date,
): Promise<{ presence: Presence; chosen: ChosenPresence } | undefined> {
  const [found] = await db
    .select({ presence: displayedPresence(now), chosen: presence.chosen })
    .from(presence)
    .where(eq(presence.accountId, accountId));
  return found;
}

/** Choosing a status also counts as a heartbeat. */
export async function upsertChoice(
  db: Database,
  accountId: string,
  chosen: ChosenPresence,
  now: Date,
): Promise<void> {
  await db
    .insert(presence)
    .values({ accountId, chosen, seenAt: now, isIdle: false })
    .onConflictDoUpdate({
      target: presence.accountId,
      set: { chosen, seenAt: now, isIdle: false },
    });
}

/**
 * Stores all heartbeats and their calendar days in Vietnam in one statement. Skips accounts that have been deleted.
 */
export async function insertHeartbeats(db: Database, beats: readonly Heartbeat[]): Promise<void> {
  await db.execute(sql`
    with beats as (
      select b.* from unnest(
        ${sql.param(beats.map(({ accountId }) => accountId))}::uuid[],
        ${sql.param(beats.map(({ at }) => at.toISOString()))}::timestamptz[],
        ${sql.param(beats.map(({ isIdle }) => isIdle))}::boolean[]
      ) as b (account_id, seen_at, is_idle)
      join accounts a on a.id = b.account_id
    ), days as (
      insert into activity_days (day, account_id)
      select (seen_at at time zone 'Asia/Ho_Chi_Minh')::date, account_id from beats
      on conflict do nothing
    )
    insert into presence (account_id, seen_at, is_idle)
    select account_id, seen_at, is_idle from beats order by account_id
    on conflict (account_id) do update
    set seen_at = excluded.seen_at, is_idle = excluded.is_idle
    where presence.seen_at is null or presence.seen_at <= excluded.seen_at
  `);
}
