import type { Segment } from '@bac/contract/accounts/notifications.ts';
import { and, eq, exists, gte, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { attempts } from '../../db/schema.ts';
import { startOfDay } from '../../platform/postgres/vietnam-day.ts';
import { homeLanguage, usualNotifications } from '../../platform/mail/letter-wishes.ts';

/** Whoever may sign in and is meant; the account must be among what is selected from. */
export function belongsTo(db: Reader, segment: Segment): SQL | undefined {
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
export const wantsNewsByMail = and(
  isNotNull(accounts.verifiedAt),
  sql`coalesce((${accounts.notifications}->>'news')::boolean, ${usualNotifications.news})`,
);
