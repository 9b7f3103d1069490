import { createHash, randomBytes } from 'node:crypto';
import type { Permission, Role } from '@bac/contract/permission.ts';
import type { accountStatuses } from '@bac/contract/accounts.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { sessionMilliseconds } from './session-cookie.ts';
import { boundedCache } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { accounts, sessions } from '../db/accounts-schema.ts';
import type { RightsReader } from './rights.ts';

/** Somebody with an account. */
export interface Person {
  id: string;
  email: string;
  username: string;
  fullName: string;
  avatar: string | null;
  role: Role;
  status: (typeof accountStatuses)[number];
  verified: boolean;
}

/** The person who asks, and what their role may do at this moment. */
export interface SignedIn extends Person {
  permissions: readonly Permission[];
}

export const can = (account: SignedIn, permission: Permission): boolean =>
  account.permissions.includes(permission);

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A revoked session may live on for this long in another process's cache, and never longer.
 */
export const sessionCacheMilliseconds = 5_000;

const dayMilliseconds = 24 * 60 * 60 * 1000;
const seenMilliseconds = 5 * 60 * 1000;

export interface FoundSession {
  account: SignedIn;
  /** Its end was just moved on, so the browser's cookie must be too. */
  renewed: boolean;
}

export interface SessionReader {
  find(token: string): Promise<FoundSession | undefined>;
  /** Called where a session is revoked, so that this process forgets it at once. */
  forget(token: string): void;
  /** Called where a person changed, or signed other devices out: this process reads all their sessions anew. */
  forgetAccount(accountId: string): void;
}

interface Dates {
  expiresAt: Date;
  lastSeenAt: Date | null;
}

export function sessionReader(db: Database, clock: Clock, rights: RightsReader): SessionReader {
  const cache = boundedCache<string, Person>(clock, {
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
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
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

  /** Each day of use moves the end on, five minutes the last sight; a write with every request would buy nothing more. */
  async function renew(tokenHash: Buffer, session: Dates, now: Date): Promise<boolean> {
    const end = new Date(now.getTime() + sessionMilliseconds);
    const renewed = end.getTime() - session.expiresAt.getTime() >= dayMilliseconds;
    const unseen = now.getTime() - (session.lastSeenAt?.getTime() ?? 0);
    if (renewed || unseen >= seenMilliseconds) {
      const moved = { lastSeenAt: now, ...(renewed && { expiresAt: end }) };
      await db.update(sessions).set(moved).where(eq(sessions.tokenHash, tokenHash));
    }
    return renewed;
  }

  const signedIn = async (person: Person): Promise<SignedIn> => ({
    ...person,
    permissions: await rights.of(person.role),
  });

  return {
    async find(token) {
      const cached = cache.get(token);
      if (cached) return { account: await signedIn(cached), renewed: false };
      const tokenHash = hashToken(token);
      const now = clock.now();
      const [found] = await query.execute({ tokenHash, now });
      if (!found) return undefined;
      const { expiresAt, lastSeenAt, ...account } = found;
      const renewed = await renew(tokenHash, { expiresAt, lastSeenAt }, now);
      cache.set(token, account);
      return { account: await signedIn(account), renewed };
    },
    forget: (token) => void cache.delete(token),
    forgetAccount: (accountId) => {
      for (const [token, { id }] of cache.entries()) if (id === accountId) cache.delete(token);
    },
  };
}
