import { formatMoment } from '@bac/contract/accounts/account-change-email.ts';
import type { FailureCode } from '@bac/contract/failures.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, type Person } from '../../platform/http/session.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { liftIfEnded } from '../admin/lift-suspensions.ts';
import { newDeviceEmail } from '../emails.ts';
import { listSeenDevices } from '../profile/activity-store.ts';
import { defaultTimezone } from '../profile/profile.ts';
import { lockAccount } from '../profile/profile-store.ts';
import { deleteSession, type Account } from '../store.ts';
import { newNotMeLink } from '../two-step/reset/not-me-link.ts';
import type { Browser } from './browser.ts';
import { deviceName } from './device-name.ts';
import { openSession, type SignInWay } from './open-session.ts';

/** The context of a sign-in request. */
export interface SignInContext {
  browser: Browser;
  language: Language;
  requestId: string;
  /** The token of the browser's previous session, if any; signing in ends it. */
  previousToken: string | undefined;
}

export interface OpenedSession {
  token: string;
  account: Person;
}

const refusals: Record<Exclude<Account['status'], 'active'>, FailureCode> = {
  banned: 'ACCOUNT_BANNED',
  suspended: 'ACCOUNT_SUSPENDED',
  inactive: 'ACCOUNT_INACTIVE',
  pending: 'ACCOUNT_PENDING',
};

/**
 * Refuses an account that may not sign in. Call it only after authentication, so that nobody else learns that the account
 * exists.
 */
export async function requireCanSignIn(
  deps: Pick<Services, 'db' | 'clock'>,
  account: Account,
): Promise<void> {
  if (account.status === 'suspended' && (await liftIfEnded(deps, account.id))) return;
  requireActive(account);
}

function requireActive(account: Account): void {
  if (account.status === 'active') return;
  const until = account.status === 'suspended' ? account.suspendedUntil : null;
  throw new Refused(refusals[account.status], until ? { messages: suspendedTexts(until) } : {});
}

/** The message with the end date, which only the owner may learn. */
const suspendedTexts = (until: Date): Record<Language, string> => ({
  en: `This account is suspended until ${formatMoment(until, 'en')} (Vietnam time). The email we sent says why.`,
  vi: `Tài khoản này bị tạm khóa đến ${formatMoment(until, 'vi')} (giờ Việt Nam). Lý do có trong thư chúng tôi đã gửi.`,
});

/**
 * Locks the account row and checks again that it may sign in. The lock keeps the account unchanged until the session is open.
 */
export async function lockSignInAccount(tx: Transaction, accountId: string): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  requireActive(account);
  return account;
}

/** Completes every kind of sign-in, with the account locked: emails about a new device, opens the session and audits it. */
export async function letIn(
  tx: Transaction,
  deps: Pick<Services, 'clock' | 'config'>,
  account: Account,
  entering: SignInContext & { way: SignInWay },
): Promise<OpenedSession> {
  if (entering.previousToken !== undefined)
    await deleteSession(tx, hashToken(entering.previousToken));
  const signIn = { ...entering, accountId: account.id, now: deps.clock.now() };
  await mailIfNewDevice(tx, deps, account, signIn);
  const token = await openSession(tx, signIn);
  return { token, account: { ...account, verified: account.verifiedAt !== null } };
}

interface SignIn {
  browser: Browser;
  language: Language;
  now: Date;
}

/** Emails the owner about a new device, except the first one. Call it before opening the session, which records the device. */
async function mailIfNewDevice(
  tx: Transaction,
  deps: Pick<Services, 'config'>,
  account: Account,
  { browser, now, ...signIn }: SignIn,
): Promise<void> {
  const deviceNames = await listSeenDevices(tx, account.id);
  if (deviceNames.length === 0 || deviceNames.includes(deviceName(browser.userAgent, 'en'))) return;
  const language = account.language ?? signIn.language;
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: account.timezone ?? defaultTimezone,
  });
  const device = deviceName(browser.userAgent, language);
  const link = await newNotMeLink(tx, deps, account.id, now);
  const details = { device, address: browser.address, time: time.format(now), link };
  await queueMail(tx, newDeviceEmail(account, language, details));
}
