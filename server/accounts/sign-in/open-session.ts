import type { signInMethods } from '@bac/contract/accounts/sign-ins.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { sessionMilliseconds } from '../../platform/http/session-cookie.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Browser } from './browser.ts';
import { deviceName } from './device-name.ts';
import { updateAccount } from '../profile/profile-store.ts';
import { insertSession } from '../store.ts';

export type SignInWay = (typeof signInMethods)[number];

interface NewSession {
  accountId: string;
  browser: Browser;
  way: SignInWay;
  now: Date;
  requestId: string;
}

/** Creates a new token at every sign-in, which prevents session fixation. */
export async function openSession(
  tx: Transaction,
  { accountId, browser, way, now, requestId }: NewSession,
): Promise<string> {
  const token = newToken();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    accountId,
    ...browser,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionMilliseconds),
  });
  await updateAccount(tx, accountId, { lastLoginAt: now });
  await recordAudit(tx, {
    at: now,
    actorId: accountId,
    action: 'session.opened',
    subject: `account:${accountId}`,
    detail: { device: deviceName(browser.userAgent, 'en'), way },
    requestId,
  });
  return token;
}
