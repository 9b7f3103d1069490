import { roles, type Role } from '@bac/contract/protocol/permission.ts';
import { presences, type Presence } from '@bac/contract/accounts/presences.ts';
import type { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import type { verifications } from '@bac/contract/accounts/verifications.ts';
import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { activityDays, presence } from '../../db/console-schema.ts';
import { parseList } from '../../platform/postgres/paging.ts';
import { accounts, emailCodes } from '../../db/accounts-schema.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import { attempts } from '../../db/schema.ts';
import { offlineAfterMilliseconds, displayedPresence } from '../presence/presence-store.ts';
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

/** The midnight in Vietnam at which a day begins. */
const dawn = (date: SQL): SQL => sql`(${date})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

/** Matches people with a heartbeat or a started test since a day, as the dashboard counts them. */
const activeSince = (since: string): SQL => sql`${accounts.id} in (
  select ${activityDays.accountId} from ${activityDays} where ${activityDays.day} >= ${since}
  union
  select ${attempts.accountId} from ${attempts} where ${attempts.startedAt} >= ${startOfDay(since)}
)`;

const hasCode = (now: Date): SQL => sql`exists (
  select 1 from ${emailCodes}
  where ${emailCodes.accountId} = ${accounts.id} and ${emailCodes.expiresAt} > ${now}
)`;

/** `pending` means that the person was sent a code that is still valid. */
export const verification = (now: Date): SQL<Verification> => sql<Verification>`case
  when ${accounts.verifiedAt} is not null then 'verified'
  when ${hasCode(now)} then 'pending'
  else 'unverified'
end`;

const hasRole = (query: string | undefined): SQL | undefined => {
  const filter = parseList<Role>(query);
  // A filter on all roles is no filter; leaving it out helps the planner.
  return filter && filter.length < roles.length ? inArray(accounts.role, filter) : undefined;
};

/** Does not reuse the `case` of the column, so that finding verified people does not read the codes. */
function hasVerification(query: string | undefined, now: Date): SQL | undefined {
  const conditions: Record<Verification, SQL | undefined> = {
    verified: isNotNull(accounts.verifiedAt),
    pending: and(isNull(accounts.verifiedAt), hasCode(now)),
    unverified: and(isNull(accounts.verifiedAt), not(hasCode(now))),
  };
  return or(...(parseList<Verification>(query) ?? []).map((one) => conditions[one]));
}

/** Few people are online at any moment: finds these first, and `offline` is everybody else. */
function hasPresence(query: string | undefined, now: Date): SQL | undefined {
  const filter = parseList<Presence>(query);
  if (!filter) return undefined;
  const isOffline = filter.includes('offline');
  const others = presences.filter((one) => one !== 'offline' && filter.includes(one) !== isOffline);
  if (others.length === 0) return isOffline ? undefined : sql`false`;
  const found = sql`${accounts.id} in (
    select ${presence.accountId} from ${presence}
    where ${presence.seenAt} > ${new Date(now.getTime() - offlineAfterMilliseconds)}
      and ${displayedPresence(now)} in ${others}
  )`;
  return isOffline ? not(found) : found;
}

export const requestedStatuses = (query: string | undefined): Status[] | undefined =>
  parseList<Status>(query);

/** Every filter except the status, because the tabs above the list count each status. */
export const userCondition = (filters: UserFilters, now: Date): SQL | undefined =>
  and(
    eq(accounts.isForgotten, false),
    matchesSearch(accounts.searchWords, filters.search),
    hasRole(filters.role),
    hasVerification(filters.verification, now),
    hasPresence(filters.presence, now),
    filters.since === undefined
      ? undefined
      : gte(accounts.createdAt, dawn(sql`${filters.since}::date`)),
    filters.until === undefined
      ? undefined
      : lt(accounts.createdAt, dawn(sql`${filters.until}::date + 1`)),
    filters.activeDays === undefined
      ? undefined
      : activeSince(dayAfter(dayOf(now), 1 - filters.activeDays)),
  );
