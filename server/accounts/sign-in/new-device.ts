import type { Language } from '@bac/exam/item/language.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { listDevicesSeen } from '../profile/activity-store.ts';
import type { Browser } from './browser.ts';
import { deviceName } from './device-name.ts';
import { newDeviceLetter } from '../letters.ts';
import { homeTimezone } from '../profile/profile-defaults.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../store.ts';
import { newNotMeLink } from '../two-step/reset/not-me-link.ts';

interface SigningIn {
  browser: Browser;
  language: Language;
  now: Date;
}

/** To be called before the session is opened. The first device of an account is nobody's surprise. */
export async function writeIfNewDevice(
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
