import { signInWays } from '@bac/contract/accounts/sign-ins.ts';
import { z } from 'zod';
import { requestOrigin, recordAudit } from '../../platform/audit/audit.ts';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import {
  countAgainst,
  countQuietly,
  refuseAtLimit,
  type Limit,
} from '../../platform/http/limits/rate-limit.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import type { Browser } from './browser.ts';
import { deviceName } from './device-name.ts';
import { findAccountByEmail } from '../store.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

const quarterOfAnHour = 15 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** Only failures count, so a class that signs in from one school address is never locked out. */
export const addressLimit = (address: string): Limit => ({
  name: 'login:address',
  of: networkOf(address),
  atMost: 300,
  milliseconds: quarterOfAnHour,
});

/**
 * Passwords and codes together: who repeats the one to guess the other gets no further. A stranger's failures close the account
 * to their own network alone; guessing from many is bounded by the account, for the day as tightly as ten in each quarter of an
 * hour would be.
 */
const failureLimits = (email: string, address: string): Limit[] => [
  {
    name: 'login:account-from',
    of: `${email} ${networkOf(address)}`,
    atMost: 10,
    milliseconds: quarterOfAnHour,
  },
  { name: 'login:account', of: email, atMost: 100, milliseconds: quarterOfAnHour },
  { name: 'login:account-day', of: email, atMost: 960, milliseconds: day },
  addressLimit(address),
];

export const refuseAfterFailures = (needs: Needs, email: string, address: string): Promise<void> =>
  refuseAtLimit(needs, ...failureLimits(email, address));

interface Try {
  email: string;
  way: (typeof signInWays)[number];
  browser: Browser;
  requestId: string;
}

const refusal = z.object({
  email: z.string(),
  way: z.enum(signInWays),
  device: z.string(),
  address: z.string(),
  at: z.iso.datetime(),
  requestId: z.string(),
});

const noteRefusal: Job<z.infer<typeof refusal>> = {
  name: 'accounts.note-refusal',
  payload: refusal,
};

/**
 * The same work whether or not there is an account: looking it up, to write the try into its history, is left to a job, so not
 * even the time tells. What is over a limit is not written down, so nobody fills a history.
 */
export async function countFailure(
  needs: Needs,
  { email, way, browser, requestId }: Try,
): Promise<void> {
  for (const limit of failureLimits(email, browser.address)) await countAgainst(needs, limit);
  await queueNote(needs, { email, way, browser, requestId });
}

/** After the right password: it is told as wrong, even if somebody else's guesses have reached the limit of the passwords. */
export async function countWrongCode(needs: Needs, given: Try): Promise<void> {
  let isWithin = true;
  for (const limit of failureLimits(given.email, given.browser.address)) {
    isWithin = (await countQuietly(needs, limit)) && isWithin;
  }
  if (isWithin) await queueNote(needs, given);
}

async function queueNote(needs: Needs, { email, way, browser, requestId }: Try): Promise<void> {
  const device = deviceName(browser.userAgent, 'en');
  const at = needs.clock.now().toISOString();
  await needs.db.transaction((tx) =>
    enqueue(tx, noteRefusal, { email, way, device, address: browser.address, at, requestId }),
  );
}

export const noteRefusalJob = ({ db }: Needs): JobHandler =>
  handle(noteRefusal, async ({ email, way, device, address, at, requestId }) => {
    const account = await findAccountByEmail(db, email);
    if (!account) return;
    const entry = {
      at: new Date(at),
      // Nobody has shown who it was.
      actorId: null,
      action: 'session.refused',
      subject: `account:${account.id}`,
      detail: { device, way },
      requestId,
    };
    await requestOrigin.run({ address }, () => db.transaction((tx) => recordAudit(tx, entry)));
  });
