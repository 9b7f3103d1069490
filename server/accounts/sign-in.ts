import type { SessionUser } from '@bac/contract/accounts.ts';
import { recordAudit } from '../audit/audit.ts';
import { sessionDays } from '../http/session-cookie.ts';
import { hashToken, newToken, type SignedIn } from '../http/session.ts';
import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';
import { isPassword } from './password.ts';
import { deleteSession, findAccountByEmail, insertSession } from './store.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export async function signIn(
  { db, clock }: Needs,
  given: { email: string; password: string; requestId: string },
): Promise<{ token: string; account: SignedIn }> {
  const account = await findAccountByEmail(db, normalEmail(given.email));
  const matches = await isPassword(given.password, account?.passwordHash);
  if (!account || !matches || account.status !== 'active') throw new Refused('WRONG_CREDENTIALS');

  const token = newToken();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await insertSession(tx, {
      tokenHash: hashToken(token),
      accountId: account.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000),
    });
    await recordAudit(tx, {
      at: now,
      actorId: account.id,
      action: 'session.opened',
      subject: `account:${account.id}`,
      requestId: given.requestId,
    });
  });
  return { token, account: { ...account, verified: account.verifiedAt !== null } };
}

export async function signOut(
  { db, clock }: Needs,
  token: string,
  requestId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = await deleteSession(tx, hashToken(token));
    if (accountId === undefined) return;
    await recordAudit(tx, {
      at: clock.now(),
      actorId: accountId,
      action: 'session.closed',
      subject: `account:${accountId}`,
      requestId,
    });
  });
}

export function sessionUserOf(account: SignedIn): SessionUser {
  return {
    accountId: account.id,
    email: account.email,
    username: account.username,
    role: account.role === 'admin' ? 'ADMIN' : 'USER',
    accountRole: account.role,
    status: account.verified
      ? (account.status.toUpperCase() as Uppercase<typeof account.status>)
      : 'UNVERIFIED',
    fullName: account.fullName,
    avatar: account.avatar,
  };
}
