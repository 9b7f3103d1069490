import { createHash, randomBytes } from 'node:crypto';
import type { Permission, Role } from '@bac/contract/protocol/permission.ts';
import type { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { sessionMilliseconds } from './session-cookie.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import { accounts, sessions } from '../../db/accounts-schema.ts';
import { SessionCache, type StoredSession } from './session-cache.ts';
import type { RightsReader } from './rights.ts';

/** A person with an account, as every request reads it. */
export interface Person {
  id: string;
  email: string;
  username: string;
  fullName: string;
  avatar: string | null;
  role: Role;
  status: (typeof accountStatuses)[number];
  verified: boolean;
  /** When the account will be deleted, if the person requested it. */
  deletesAt?: Date | null | undefined;
}

interface PersonWithSecondStep extends Person {
  hasSecondStep: boolean;
}

/** The person of a session with its start. */
interface SessionPerson extends PersonWithSecondStep {
  startedAt: Date;
}

/** The person who makes the request, with the current permissions of their role. */
export interface SignedIn extends PersonWithSecondStep {
  permissions: readonly Permission[];
  /** The role requires two-step sign-in and the account has none, so it has no permissions yet. */
  lacksSecondStep: boolean;
}

export const can = (account: SignedIn, permission: Permission): boolean =>
  account.permissions.includes(permission);

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so that read access to the table does not allow signing in. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** How old `lastSeenAt` may become before a request updates it. */
const seenMilliseconds = 5 * 60 * 1000;
/** The absolute lifetime of a session, so that a stolen one does not last forever. */
const maxMilliseconds = 90 * dayMilliseconds;

export interface FoundSession {
  account: SignedIn;
  /** The expiry was just extended, so the browser's cookie must be renewed too. */
  renewed: boolean;
}

export interface SessionReader {
  find(token: string): Promise<FoundSession | undefined>;
  /** Reads the person of the session from the database, without extending its expiry or updating when it was last seen. */
  peek(token: string): Promise<SignedIn | undefined>;
  /** Removes a revoked session from the cache of this process. */
  forget(token: string): void;
  /** Removes all sessions of a person from the cache of this process, after the person changed or signed out other devices. */
  forgetAccount(accountId: string): void;
}

export function sessionReader(db: Database, clock: Clock, rights: RightsReader): SessionReader {
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
      deletesAt: accounts.deletesAt,
      hasSecondStep: sql<boolean>`${accounts.secondStepSince} is not null`,
      startedAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      tokenHash: sessions.tokenHash,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::bytea[])`,
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('oldestStart')),
        eq(accounts.status, 'active'),
      ),
    )
    .prepare('find_sessions');

  async function read(
    tokens: readonly string[],
  ): Promise<Map<string, StoredSession<SessionPerson>>> {
    const tokenOf = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]));
    const hashes = [...tokenOf.keys()].map((hash) => Buffer.from(hash, 'hex'));
    const now = clock.now();
    const oldestStart = new Date(now.getTime() - maxMilliseconds);
    const found = await query.execute({ hashes, now, oldestStart });
    return new Map(
      found.map(({ tokenHash, expiresAt, lastSeenAt, ...person }) => [
        tokenOf.get(tokenHash.toString('hex')) ?? '',
        { person, expiresAt, lastSeenAt },
      ]),
    );
  }

  const cache = new SessionCache(read, clock);

  /** Extends the expiry at most once a day and updates `lastSeenAt` at most every five minutes, to save writes. */
  async function renew(token: string, session: StoredSession<SessionPerson>): Promise<boolean> {
    const now = clock.now();
    const latestEnd = session.person.startedAt.getTime() + maxMilliseconds;
    const expiresAt = new Date(Math.min(now.getTime() + sessionMilliseconds, latestEnd));
    const renewed = expiresAt.getTime() - session.expiresAt.getTime() >= dayMilliseconds;
    const sinceSeen = now.getTime() - (session.lastSeenAt?.getTime() ?? 0);
    if (renewed || sinceSeen >= seenMilliseconds) {
      const changes = { lastSeenAt: now, ...(renewed && { expiresAt }) };
      // The cache holds this object, so the next request sees the change without a query.
      Object.assign(session, changes);
      await db
        .update(sessions)
        .set(changes)
        .where(eq(sessions.tokenHash, hashToken(token)));
    }
    return renewed;
  }

  /**
   * Withholds all permissions while a required second step is missing. This is not left to the check of a route's `who`, because
   * some routes open to anyone check permissions too.
   */
  async function signedIn({ startedAt: _startedAt, ...person }: SessionPerson): Promise<SignedIn> {
    const lacksSecondStep = !person.hasSecondStep && (await rights.requiresTwoSteps(person.role));
    const permissions = lacksSecondStep ? [] : await rights.permissionsOf(person.role);
    return { ...person, permissions, lacksSecondStep };
  }

  return {
    async find(token) {
      const session = await cache.find(token);
      if (!session) return undefined;
      const renewed = await renew(token, session);
      return { account: await signedIn(session.person), renewed };
    },
    async peek(token) {
      const session = (await read([token])).get(token);
      return session && signedIn(session.person);
    },
    forget: (token) => cache.forget(token),
    forgetAccount: (accountId) => cache.forgetAccount(accountId),
  };
}
