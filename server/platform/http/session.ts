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
  /** When the account goes, where the person has asked for that. */
  deletesAt?: Date | null | undefined;
}

interface Known extends Person {
  hasSecondStep: boolean;
}

/** What is kept of a session. */
interface Kept extends Known {
  begunAt: Date;
}

/** The person who asks, and what their role may do at this moment. */
export interface SignedIn extends Known {
  permissions: readonly Permission[];
  /** Who runs the site signs in with two steps here and this one does not yet: until then they may do nothing of it. */
  lacksSecondStep: boolean;
}

export const can = (account: SignedIn, permission: Permission): boolean =>
  account.permissions.includes(permission);

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const dayMilliseconds = 24 * 60 * 60 * 1000;
const seenMilliseconds = 5 * 60 * 1000;
/** However often it is used, a session ends so long after it began: a stolen one is not for ever. */
const longestMilliseconds = 90 * dayMilliseconds;

export interface FoundSession {
  account: SignedIn;
  /** Its end was just moved on, so the browser's cookie must be too. */
  renewed: boolean;
}

export interface SessionReader {
  find(token: string): Promise<FoundSession | undefined>;
  /** Who it belongs to at this moment, without using it: its end and its last sight stay where they were. */
  peek(token: string): Promise<SignedIn | undefined>;
  /** Called where a session is revoked, so that this process forgets it at once. */
  forget(token: string): void;
  /** Called where a person changed, or signed other devices out: this process reads all their sessions anew. */
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
      begunAt: sessions.createdAt,
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
        gt(sessions.createdAt, sql.placeholder('longAgo')),
        eq(accounts.status, 'active'),
      ),
    )
    .prepare('find_sessions');

  async function read(tokens: readonly string[]): Promise<Map<string, StoredSession<Kept>>> {
    const tokenOf = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]));
    const hashes = [...tokenOf.keys()].map((hash) => Buffer.from(hash, 'hex'));
    const now = clock.now();
    const longAgo = new Date(now.getTime() - longestMilliseconds);
    const found = await query.execute({ hashes, now, longAgo });
    return new Map(
      found.map(({ tokenHash, expiresAt, lastSeenAt, ...person }) => [
        tokenOf.get(tokenHash.toString('hex')) ?? '',
        { person, expiresAt, lastSeenAt },
      ]),
    );
  }

  const known = new SessionCache(read, clock);

  /** Each day of use moves the end on, five minutes the last sight; a write with every request would buy nothing more. */
  async function renew(token: string, session: StoredSession<Kept>): Promise<boolean> {
    const now = clock.now();
    const last = session.person.begunAt.getTime() + longestMilliseconds;
    const end = new Date(Math.min(now.getTime() + sessionMilliseconds, last));
    const renewed = end.getTime() - session.expiresAt.getTime() >= dayMilliseconds;
    const unseen = now.getTime() - (session.lastSeenAt?.getTime() ?? 0);
    if (renewed || unseen >= seenMilliseconds) {
      const moved = { lastSeenAt: now, ...(renewed && { expiresAt: end }) };
      Object.assign(session, moved);
      await db
        .update(sessions)
        .set(moved)
        .where(eq(sessions.tokenHash, hashToken(token)));
    }
    return renewed;
  }

  /** Decided here and not by the routes alone: some ask what an account may do although anybody may call them. */
  async function signedIn({ begunAt: _begun, ...person }: Kept): Promise<SignedIn> {
    const lacksSecondStep = !person.hasSecondStep && (await rights.needsTwoSteps(person.role));
    const permissions = lacksSecondStep ? [] : await rights.of(person.role);
    return { ...person, permissions, lacksSecondStep };
  }

  return {
    async find(token) {
      const session = await known.find(token);
      if (!session) return undefined;
      const renewed = await renew(token, session);
      return { account: await signedIn(session.person), renewed };
    },
    async peek(token) {
      const session = (await read([token])).get(token);
      return session && signedIn(session.person);
    },
    forget: (token) => known.forget(token),
    forgetAccount: (accountId) => known.forgetAccount(accountId),
  };
}
