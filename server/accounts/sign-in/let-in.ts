import { momentInWords } from '@bac/contract/accounts/account-letter.ts';
import type { FailureCode } from '@bac/contract/failures.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, type Person } from '../../platform/http/session.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { liftIfOver } from '../admin/lift-suspensions.ts';
import { newDeviceLetter } from '../letters.ts';
import { listDevicesSeen } from '../profile/activity-store.ts';
import { homeTimezone } from '../profile/profile.ts';
import { getAccountToChange } from '../profile/profile-store.ts';
import { deleteSession, type Account } from '../store.ts';
import { newNotMeLink } from '../two-step/reset/not-me-link.ts';
import type { Browser } from './browser.ts';
import { deviceName } from './device-name.ts';
import { openSession, type SignInWay } from './open-session.ts';

/** Who knocks, and by what browser. */
export interface Entering {
  browser: Browser;
  language: Language;
  requestId: string;
  /** The session this browser had before, if any: it ends here. */
  before: string | undefined;
}

export interface Entered {
  token: string;
  account: Person;
}

const refusalOf: Record<Exclude<Account['status'], 'active'>, FailureCode> = {
  banned: 'ACCOUNT_BANNED',
  suspended: 'ACCOUNT_SUSPENDED',
  inactive: 'ACCOUNT_INACTIVE',
  pending: 'ACCOUNT_PENDING',
};

/** To be asked only for whoever has shown that the account is theirs: nobody else learns that it exists. */
export async function requireOpen(
  needs: Pick<Services, 'db' | 'clock'>,
  account: Account,
): Promise<void> {
  if (account.status === 'suspended' && (await liftIfOver(needs, account.id))) return;
  refuseClosed(account);
}

function refuseClosed(account: Account): void {
  if (account.status === 'active') return;
  const until = account.status === 'suspended' ? account.suspendedUntil : null;
  throw new Refused(refusalOf[account.status], until ? { words: suspendedWords(until) } : {});
}

/** The date is only the owner's to know. */
const suspendedWords = (until: Date): Record<Language, string> => ({
  en: `This account is suspended until ${momentInWords(until, 'en')} (Vietnam time). The letter we sent says why.`,
  vi: `Tài khoản này bị tạm khóa đến ${momentInWords(until, 'vi')} (giờ Việt Nam). Lý do có trong thư chúng tôi đã gửi.`,
});

/**
 * The account, held by whoever checked that it is theirs: what was shown a moment ago counts by what holds now, and until the
 * session is open nobody changes that.
 */
export async function holdEntered(tx: Transaction, accountId: string): Promise<Account> {
  const account = await getAccountToChange(tx, accountId);
  refuseClosed(account);
  return account;
}

/** With the account held, after every step: the letter about a new device, the session, and what the log keeps of it. */
export async function letIn(
  tx: Transaction,
  needs: Pick<Services, 'clock' | 'config'>,
  account: Account,
  entering: Entering & { way: SignInWay },
): Promise<Entered> {
  if (entering.before !== undefined) await deleteSession(tx, hashToken(entering.before));
  const signingIn = { ...entering, accountId: account.id, now: needs.clock.now() };
  await writeIfNewDevice(tx, needs, account, signingIn);
  const token = await openSession(tx, signingIn);
  return { token, account: { ...account, verified: account.verifiedAt !== null } };
}

interface SigningIn {
  browser: Browser;
  language: Language;
  now: Date;
}

/** To be called before the session is opened. The first device of an account is nobody's surprise. */
async function writeIfNewDevice(
  tx: Transaction,
  needs: Pick<Services, 'config'>,
  account: Account,
  { browser, now, ...signingIn }: SigningIn,
): Promise<void> {
  const seen = await listDevicesSeen(tx, account.id);
  if (seen.length === 0 || seen.includes(deviceName(browser.userAgent, 'en'))) return;
  const language = account.language ?? signingIn.language;
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: account.timezone ?? homeTimezone,
  });
  const device = deviceName(browser.userAgent, language);
  const link = await newNotMeLink(tx, needs, account.id, now);
  const given = { device, address: browser.address, time: time.format(now), link };
  await queueMail(tx, newDeviceLetter(account, language, given));
}
