import { roles, type Role } from '@bac/contract/protocol/permission.ts';
import { presences, type Presence } from '@bac/contract/accounts/presences.ts';
import type { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import type { verifications } from '@bac/contract/accounts/verifications.ts';
import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { activityDays, presence } from '../../db/console-schema.ts';
import { listOf } from '../../platform/postgres/paging.ts';
import { accounts, emailCodes } from '../../db/accounts-schema.ts';
import { hasWords } from '../../platform/postgres/search.ts';
import { attempts } from '../../db/schema.ts';
import { hereMilliseconds, shownPresence } from '../presence/presence-store.ts';
import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';

export interface UserFilters {
  search?: string | undefined;
  role?: string | undefined;
  status?: string | undefined;
  verification?: string | undefined;
  presence?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  activeDays?: number | undefined;
}

type Status = (typeof accountStatuses)[number];
type Verification = (typeof verifications)[number];

/** Midnight in Vietnam at the beginning of a day. */
const dawn = (date: SQL): SQL => sql`(${date})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

/** Who gave a sign of life or started a test since a day, as the dashboard counts them. */
const amongActive = (since: string): SQL => sql`${accounts.id} in (
  select ${activityDays.accountId} from ${activityDays} where ${activityDays.day} >= ${since}
  union
  select ${attempts.accountId} from ${attempts} where ${attempts.startedAt} >= ${startOfDay(since)}
)`;

const hasCode = (now: Date): SQL => sql`exists (
  select 1 from ${emailCodes}
  where ${emailCodes.accountId} = ${accounts.id} and ${emailCodes.expiresAt} > ${now}
)`;

/** Pending is who was sent a code that still works. */
export const verification = (now: Date): SQL<Verification> => sql<Verification>`case
  when ${accounts.verifiedAt} is not null then 'verified'
  when ${hasCode(now)} then 'pending'
  else 'unverified'
end`;

const amongRoles = (given: string | undefined): SQL | undefined => {
  const wanted = listOf<Role>(given);
  // All of them is none of them, to the planner as well.
  return wanted && wanted.length < roles.length ? inArray(accounts.role, wanted) : undefined;
};

/** Said without the `case` of the shown column, so that who is verified needs no look at the codes. */
function amongVerifications(given: string | undefined, now: Date): SQL | undefined {
  const conditions: Record<Verification, SQL | undefined> = {
    verified: isNotNull(accounts.verifiedAt),
    pending: and(isNull(accounts.verifiedAt), hasCode(now)),
    unverified: and(isNull(accounts.verifiedAt), not(hasCode(now))),
  };
  return or(...(listOf<Verification>(given) ?? []).map((one) => conditions[one]));
}

/** Few are here at any moment: they are found first, and offline is who is not among the others. */
function amongPresences(given: string | undefined, now: Date): SQL | undefined {
  const wanted = listOf<Presence>(given);
  if (!wanted) return undefined;
  const isOffline = wanted.includes('offline');
  const others = presences.filter((one) => one !== 'offline' && wanted.includes(one) !== isOffline);
  if (others.length === 0) return isOffline ? undefined : sql`false`;
  const found = sql`${accounts.id} in (
    select ${presence.accountId} from ${presence}
    where ${presence.seenAt} > ${new Date(now.getTime() - hereMilliseconds)}
      and ${shownPresence(now)} in ${others}
  )`;
  return isOffline ? not(found) : found;
}

export const statusAsked = (given: string | undefined): Status[] | undefined =>
  listOf<Status>(given);

/** Everything but the status, which the tabs above the list count by. */
export const userCondition = (asked: UserFilters, now: Date): SQL | undefined =>
  and(
    eq(accounts.isForgotten, false),
    hasWords(accounts.searchWords, asked.search),
    amongRoles(asked.role),
    amongVerifications(asked.verification, now),
    amongPresences(asked.presence, now),
    asked.since === undefined
      ? undefined
      : gte(accounts.createdAt, dawn(sql`${asked.since}::date`)),
    asked.until === undefined
      ? undefined
      : lt(accounts.createdAt, dawn(sql`${asked.until}::date + 1`)),
    asked.activeDays === undefined
      ? undefined
      : amongActive(dayAfter(dayOf(now), 1 - asked.activeDays)),
  );
