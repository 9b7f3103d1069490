import { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import type { User } from '@bac/contract/accounts/users.ts';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { presence } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { pageOf, sortOf, type PageAsked } from '../../platform/postgres/paging.ts';
import { hasWords } from '../../platform/postgres/search.ts';
import type { Services } from '../../services.ts';
import { shownPresence } from '../presence/presence-store.ts';
import { statusAsked, userCondition, verification, type UserFilters } from './user-filters.ts';

/** So many are looked up and sorted in no time; of more, the first page is soon found along any order. */
const few = 300;

/**
 * Those who have the words, where they are few. The planner can not tell how rare a word is, and would look for the one
 * person of that name along the whole list. Undefined where nobody is searched for, or many are found.
 */
async function fewFound(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const words = hasWords(accounts.searchWords, search);
  if (!words) return undefined;
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(words)
    .limit(few + 1);
  if (found.length > few) return undefined;
  return sql`${accounts.id} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`;
}

type Column = 'name' | 'email' | 'role' | 'status' | 'lastLogin' | 'registered';

interface Asked extends PageAsked, UserFilters {
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
 * Each order is one that an index has, to the letter: sorting everybody for a page of 25 takes far longer than reading it.
 * Who never signed in stands at the far end of the latest logins.
 */
function orderOf(sort: Column | `-${Column}`): SQL[] {
  const { column, isDescending } = sortOf(sort);
  const way = isDescending ? sql`desc` : sql`asc`;
  const end = isDescending ? sql`nulls last` : sql`nulls first`;
  return [
    column === 'lastLogin' ? sql`${columns[column]} ${way} ${end}` : sql`${columns[column]} ${way}`,
    ...(column === 'role' || column === 'status' ? [sql`${accounts.createdAt} ${way}`] : []),
    sql`${accounts.id} ${way}`,
  ];
}

export async function listUsers({ db, clock }: Pick<Services, 'db' | 'clock'>, asked: Asked) {
  const now = clock.now();
  const statuses = statusAsked(asked.status);
  const found = await fewFound(db, asked.search);
  const condition = and(found, userCondition(asked, now));
  const { limit, offset } = pageOf(asked);
  const [rows, counted] = await Promise.all([
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
        presence: shownPresence(now),
        lastLoginAt: accounts.lastLoginAt,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .leftJoin(presence, eq(presence.accountId, accounts.id))
      .where(and(condition, statuses && inArray(accounts.status, statuses)))
      .orderBy(...orderOf(asked.sort ?? '-registered'))
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
      counted.find((one) => one.status === status)?.people ?? 0,
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
