import { momentInWords } from '@bac/contract/account-letter.ts';
import type { FailureCode } from '@bac/contract/failure.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { recordAudit } from '../audit/audit.ts';
import { countAgainst, refuseAtLimit, type Limit } from '../http/rate-limit.ts';
import { Refused } from '../http/refused.ts';
import { hashToken, type Person } from '../http/session.ts';
import type { Services } from '../services.ts';
import { liftIfOver } from './admin/lift-suspensions.ts';
import type { Browser } from './browser.ts';
import { writeIfNewDevice } from './new-device.ts';
import { normalEmail } from './normal-email.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './password.ts';
import { deleteSession, findAccountByEmail, type Account } from './store.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

const quarterOfAnHour = 15 * 60 * 1000;

/** Only failures count, so a class that signs in from one school address is never locked out. */
const failureLimits = (email: string, address: string): Limit[] => [
  { name: 'login:account', of: email, atMost: 10, milliseconds: quarterOfAnHour },
  { name: 'login:address', of: address, atMost: 300, milliseconds: quarterOfAnHour },
];

const refusalOf: Record<Exclude<Account['status'], 'active'>, FailureCode> = {
  banned: 'ACCOUNT_BANNED',
  suspended: 'ACCOUNT_SUSPENDED',
  inactive: 'ACCOUNT_INACTIVE',
  pending: 'ACCOUNT_PENDING',
};

interface Attempt {
  email: string;
  password: string;
  browser: Browser;
  language: Language;
  requestId: string;
  /** The session this browser had before, if any: it ends here. */
  before: string | undefined;
}

export async function signIn(
  needs: Needs,
  given: Attempt,
): Promise<{ token: string; account: Person }> {
  const { db, clock } = needs;
  const email = normalEmail(given.email);
  const limits = failureLimits(email, given.browser.address);
  for (const limit of limits) await refuseAtLimit(needs, limit);

  const account = await findAccountByEmail(db, email);
  const matches = await isPassword(given.password, account?.passwordHash);
  if (!account || !matches) {
    for (const limit of limits) await countAgainst(needs, limit);
    throw new Refused('WRONG_CREDENTIALS');
  }
  // Said only to whoever knows the password: nobody else learns that the account exists.
  await requireOpen(needs, account);

  return db.transaction(async (tx) => {
    if (given.before !== undefined) await deleteSession(tx, hashToken(given.before));
    const signingIn = { ...given, accountId: account.id, now: clock.now() };
    await writeIfNewDevice(tx, account, signingIn);
    const token = await openSession(tx, signingIn);
    return {
      token,
      account: { ...account, status: 'active', verified: account.verifiedAt !== null },
    };
  });
}

async function requireOpen(needs: Needs, account: Account): Promise<void> {
  if (account.status === 'active') return;
  if (account.status === 'suspended' && (await liftIfOver(needs, account.id))) return;
  const until = account.status === 'suspended' ? account.suspendedUntil : null;
  throw new Refused(refusalOf[account.status], until ? { words: suspendedWords(until) } : {});
}

/** The date is only the owner's to know, and they have just said the password. */
const suspendedWords = (until: Date): Record<Language, string> => ({
  en: `This account is suspended until ${momentInWords(until, 'en')} (Vietnam time). The letter we sent says why.`,
  vi: `Tài khoản này bị tạm khóa đến ${momentInWords(until, 'vi')} (giờ Việt Nam). Lý do có trong thư chúng tôi đã gửi.`,
});

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
