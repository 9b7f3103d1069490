import { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import type { User } from '@bac/contract/accounts/users.ts';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { presence } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { pageOf, parseSort, type PageQuery } from '../../platform/postgres/paging.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import type { Services } from '../../services.ts';
import { displayedPresence } from '../presence/presence-store.ts';
import {
  requestedStatuses,
  userCondition,
  verification,
  type UserFilters,
} from './user-filters.ts';

/** Up to this many matches are fast to look up and sort. With more, scanning any index soon fills the first page. */
const maxMatches = 300;

/**
 * Selects the matches of a search by id if they are few. The planner cannot estimate how rare a word is and would scan the
 * whole list for one person. Returns undefined without a search, or if there are too many matches.
 */
async function findFewMatches(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const searchCondition = matchesSearch(accounts.searchWords, search);
  if (!searchCondition) return undefined;
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(searchCondition)
    .limit(maxMatches + 1);
  if (found.length > maxMatches) return undefined;
  return sql`${accounts.id} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`;
}

type Column = 'name' | 'email' | 'role' | 'status' | 'lastLogin' | 'registered';

interface Query extends PageQuery, UserFilters {
  sort?: Column | `-${Column}` | undefined;
}

const columns: Record<Column, SQL> = {
  name: sql`fold_accents(${accounts.fullName})`,
  email: sql`${accounts.email}`,
  role: sql`${accounts.role}`,
  status: sql`${accounts.status}`,
  lastLogin: sql`${accounts.lastLoginAt}`,
  registered: sql`${accounts.createdAt}`,
};

/**
 * Each order matches an index exactly: sorting all users for a page of 25 takes far longer than reading it from an index.
 * People who never signed in come last among the latest sign-ins.
 */
function orderOf(sort: Column | `-${Column}`): SQL[] {
  const { column, isDescending } = parseSort(sort);
  const direction = isDescending ? sql`desc` : sql`asc`;
  const nullsOrder = isDescending ? sql`nulls last` : sql`nulls first`;
  return [
    column === 'lastLogin'
      ? sql`${columns[column]} ${direction} ${nullsOrder}`
      : sql`${columns[column]} ${direction}`,
    ...(column === 'role' || column === 'status' ? [sql`${accounts.createdAt} ${direction}`] : []),
    sql`${accounts.id} ${direction}`,
  ];
}

export async function listUsers({ db, clock }: Pick<Services, 'db' | 'clock'>, query: Query) {
  const now = clock.now();
  const statuses = requestedStatuses(query.status);
  const matches = await findFewMatches(db, query.search);
  const condition = and(matches, userCondition(query, now));
  const { limit, offset } = pageOf(query);
  const [rows, counts] = await Promise.all([
    db
      .select({
        id: accounts.id,
        fullName: accounts.fullName,
        email: accounts.email,
        phone: accounts.phone,
        avatar: accounts.avatar,
        role: accounts.role,
        status: accounts.status,
        verification: verification(now),
        presence: displayedPresence(now),
        lastLoginAt: accounts.lastLoginAt,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .leftJoin(presence, eq(presence.accountId, accounts.id))
      .where(and(condition, statuses && inArray(accounts.status, statuses)))
      .orderBy(...orderOf(query.sort ?? '-registered'))
      .limit(limit)
      .offset(offset),
    db
      .select({ status: accounts.status, people: count() })
      .from(accounts)
      .where(condition)
      .groupBy(accounts.status),
  ]);

  const byStatus = Object.fromEntries(
    accountStatuses.map((status) => [
      status,
      counts.find((one) => one.status === status)?.people ?? 0,
    ]),
  ) as Record<User['status'], number>;
  const total = (statuses ?? [...accountStatuses]).reduce(
    (sum, status) => sum + byStatus[status],
    0,
  );
  return { rows: rows.map(wireOf), total, byStatus };
}

interface Row extends Omit<User, 'lastLoginAt' | 'createdAt'> {
  lastLoginAt: Date | null;
  createdAt: Date;
}

const wireOf = (row: Row): User => ({
  ...row,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
