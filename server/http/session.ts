import { createHash, randomBytes } from 'node:crypto';
import { permissionsOf, type Permission, type Role } from '@bac/contract/permission.ts';
import type { accountStatuses } from '@bac/contract/accounts.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { boundedCache } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { accounts, sessions } from '../db/schema.ts';

export interface SignedIn {
  id: string;
  email: string;
  username: string;
  fullName: string;
  avatar: string | null;
  role: Role;
  status: (typeof accountStatuses)[number];
  verified: boolean;
}

export const can = (account: SignedIn, permission: Permission): boolean =>
  permissionsOf[account.role].includes(permission);

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A revoked session may live on for this long in another process's cache, and never longer.
 */
export const sessionCacheMilliseconds = 5_000;

export interface SessionReader {
  find(token: string): Promise<SignedIn | undefined>;
  /** Called where a session is revoked, so that this process forgets it at once. */
  forget(token: string): void;
}

export function sessionReader(db: Database, clock: Clock): SessionReader {
  const cache = boundedCache<string, SignedIn>(clock, {
    entries: 10_000,
    milliseconds: sessionCacheMilliseconds,
  });
  const query = db
    .select({
      id: accounts.id,
      email: accounts.email,
      username: accounts.username,
      fullName: accounts.fullName,
      avatar: accounts.avatar,
      role: accounts.role,
      status: accounts.status,
      verified: sql<boolean>`${accounts.verifiedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(accounts.status, 'active'),
      ),
    )
    .prepare('find_session');

  return {
    async find(token) {
      const cached = cache.get(token);
      if (cached) return cached;
      const [found] = await query.execute({ tokenHash: hashToken(token), now: clock.now() });
      if (found) cache.set(token, found);
      return found;
    },
    forget: (token) => void cache.delete(token),
  };
}
