import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '@bac/exam/item/language.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, type Person } from '../../platform/http/session.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { deleteOtherSessions } from '../sign-in/device-store.ts';
import { holdOwnAccount } from '../sign-in/hold-own-account.ts';
import { codeLetter, welcomeLetter } from '../letters.ts';
import { normalEmail } from '../../platform/mail/normal-email.ts';
import {
  deleteEmailCode,
  findEmailCode,
  markVerified,
  takeTry,
  upsertEmailCode,
} from './email-code-store.ts';
import { endBegun } from '../two-step/end-begun.ts';

const resendSeconds = 60;
const validMinutes = 10;
const tries = 5;

interface CodeState {
  verified: boolean;
  resendInSeconds: number;
}

interface Asking {
  account: Person;
  /** The address the page believes it verifies; it must be the account's own. */
  email: string;
  language: Language;
  requestId: string;
}

const hashOf = (account: Person, code: string): Buffer => hashToken(`${account.id}:${code}`);

function requireOwn({ account, email }: Asking): void {
  if (normalEmail(email) !== account.email) throw new Refused('NOT_ALLOWED');
}

/** Sends a code, unless one went out less than a minute ago: that one stays valid, and the wait goes on. */
export async function sendCode(services: Services, asking: Asking): Promise<CodeState> {
  requireOwn(asking);
  const { account, language } = asking;
  if (account.verified) return { verified: true, resendInSeconds: 0 };
  const wait = await secondsToWait(services, account);
  if (wait > 0) return { verified: false, resendInSeconds: wait };

  const now = services.clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await services.db.transaction(async (tx) => {
    await upsertEmailCode(tx, {
      accountId: account.id,
      codeHash: hashOf(account, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + validMinutes * 60_000),
      triesLeft: tries,
    });
    await queueMail(tx, codeLetter(account, language, { code }));
  });
  return { verified: false, resendInSeconds: resendSeconds };
}

export async function resendCode(services: Services, asking: Asking): Promise<CodeState> {
  const wait = await secondsToWait(services, asking.account);
  if (wait > 0) throw new Refused('CODE_TOO_SOON', { retryAfter: wait });
  return sendCode(services, asking);
}

async function secondsToWait({ db, clock }: Services, account: Person): Promise<number> {
  const sent = await findEmailCode(db, account.id);
  if (!sent) return 0;
  const passed = (clock.now().getTime() - sent.sentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(resendSeconds - passed));
}

/**
 * The session that verifies the address keeps the account and what it set up; every other session, opened before anybody
 * had proven the address, ends.
 */
export async function verifyCode(
  services: Services,
  asking: Asking & { token: string },
  code: string,
): Promise<CodeState> {
  requireOwn(asking);
  const { db, clock, config, sessions } = services;
  const { account, language, requestId, token } = asking;
  if (account.verified) return { verified: true, resendInSeconds: 0 };
  // The try is spent whether or not the code is right, and kept spent: its own transaction.
  const sent = await takeTry(db, account.id, clock.now());
  if (!sent) throw new Refused('CODE_EXPIRED');
  if (!timingSafeEqual(sent.codeHash, hashOf(account, code))) throw new Refused('WRONG_CODE');

  const now = clock.now();
  await db.transaction(async (tx) => {
    await holdOwnAccount(tx, { accountId: account.id, token });
    await markVerified(tx, account.id, now);
    await deleteOtherSessions(tx, account.id, hashToken(token));
    await endBegun(tx, account.id);
    await deleteEmailCode(tx, account.id);
    await queueMail(tx, welcomeLetter(account, language, { link: config.publicUrl.href }));
    await recordAudit(tx, {
      at: now,
      actorId: account.id,
      action: 'account.verified',
      subject: `account:${account.id}`,
      requestId,
    });
  });
  // The next answer must already say that the account is verified.
  sessions.forgetAccount(account.id);
  return { verified: true, resendInSeconds: 0 };
}
