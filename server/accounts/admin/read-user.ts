import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { and, count, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { presence } from '../../db/console-schema.ts';
import { accounts, sessions } from '../../db/accounts-schema.ts';
import { attempts } from '../../db/schema.ts';
import { displayedPresence } from '../presence/presence-store.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { editableProfileOf } from '../profile/profile.ts';
import { verification } from './user-filters.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export async function readUser({ db, clock }: Deps, id: string): Promise<WholeUser> {
  const now = clock.now();
  const [[found], [sessionCount], [attemptCounts]] = await Promise.all([
    db
      .select({
        ...getTableColumns(accounts),
        verification: verification(now),
        presence: displayedPresence(now),
      })
      .from(accounts)
      .leftJoin(presence, eq(presence.accountId, accounts.id))
      .where(and(eq(accounts.id, id), eq(accounts.isForgotten, false))),
    db
      .select({ sessions: count() })
      .from(sessions)
      .where(and(eq(sessions.accountId, id), gt(sessions.expiresAt, now))),
    db
      .select({
        attempts: count(),
        completed: sql<number>`count(*) filter (where ${attempts.state} = 'completed')::int`,
      })
      .from(attempts)
      .where(eq(attempts.accountId, id)),
  ]);
  if (!found) throw new Refused('USER_NOT_FOUND');
  return {
    id: found.id,
    fullName: found.fullName,
    email: found.email,
    phone: found.phone,
    avatar: found.avatar,
    role: found.role,
    status: found.status,
    verification: found.verification,
    presence: found.presence,
    lastLoginAt: found.lastLoginAt?.toISOString() ?? null,
    createdAt: found.createdAt.toISOString(),
    updatedAt: found.updatedAt.toISOString(),
    suspendedUntil: found.suspendedUntil?.toISOString() ?? null,
    statusReason: found.statusReason,
    statusNote: found.statusNote,
    profile: editableProfileOf(found),
    sessions: sessionCount?.sessions ?? 0,
    attempts: attemptCounts?.attempts ?? 0,
    completed: attemptCounts?.completed ?? 0,
  };
}
