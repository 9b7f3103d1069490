import { signInMethods } from '@bac/contract/accounts/sign-ins.ts';
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

type Deps = Pick<Services, 'db' | 'clock'>;

const quarterOfAnHour = 15 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** Only failures count, so a class that signs in from one school address is never locked out. */
export const addressLimit = (address: string): Limit => ({
  name: 'login:address',
  subject: networkOf(address),
  atMost: 300,
  milliseconds: quarterOfAnHour,
});

/**
 * Wrong passwords and codes count together, so that retrying one does not allow more guesses of the other. A stranger's failures
 * block only their own network; limits per account bound guessing from many networks, per day to the equivalent of ten in each
 * quarter of an hour.
 */
const failureLimits = (email: string, address: string): Limit[] => [
  {
    name: 'login:account-from',
    subject: `${email} ${networkOf(address)}`,
    atMost: 10,
    milliseconds: quarterOfAnHour,
  },
  { name: 'login:account', subject: email, atMost: 100, milliseconds: quarterOfAnHour },
  { name: 'login:account-day', subject: email, atMost: 960, milliseconds: day },
  addressLimit(address),
];

export const refuseAfterFailures = (deps: Deps, email: string, address: string): Promise<void> =>
  refuseAtLimit(deps, ...failureLimits(email, address));

interface FailedTry {
  email: string;
  way: (typeof signInMethods)[number];
  browser: Browser;
  requestId: string;
}

const refusal = z.object({
  email: z.string(),
  way: z.enum(signInMethods),
  device: z.string(),
  address: z.string(),
  at: z.iso.datetime(),
  requestId: z.string(),
});

const noteRefusal: Job<z.infer<typeof refusal>> = {
  name: 'accounts.record-refusal',
  payload: refusal,
};

/**
 * Does the same work whether or not the account exists, so that timing reveals nothing: a job looks the account up and records
 * the try in its history. Tries beyond a limit are not recorded, so that nobody floods a history.
 */
export async function countFailure(
  deps: Deps,
  { email, way, browser, requestId }: FailedTry,
): Promise<void> {
  for (const limit of failureLimits(email, browser.address)) await countAgainst(deps, limit);
  await enqueueNote(deps, { email, way, browser, requestId });
}

/**
 * Counts a wrong code after the right password without refusing: somebody else's guesses of the password may have used up the
 * limits.
 */
export async function countWrongCode(deps: Deps, failedTry: FailedTry): Promise<void> {
  let isWithinLimits = true;
  for (const limit of failureLimits(failedTry.email, failedTry.browser.address)) {
    isWithinLimits = (await countQuietly(deps, limit)) && isWithinLimits;
  }
  if (isWithinLimits) await enqueueNote(deps, failedTry);
}

async function enqueueNote(
  deps: Deps,
  { email, way, browser, requestId }: FailedTry,
): Promise<void> {
  const device = deviceName(browser.userAgent, 'en');
  const at = deps.clock.now().toISOString();
  await deps.db.transaction((tx) =>
    enqueue(tx, noteRefusal, { email, way, device, address: browser.address, at, requestId }),
  );
}

export const noteRefusalJob = ({ db }: Deps): JobHandler =>
  handle(noteRefusal, async ({ email, way, device, address, at, requestId }) => {
    const account = await findAccountByEmail(db, email);
    if (!account) return;
    const entry = {
      at: new Date(at),
      // Nobody was authenticated.
      actorId: null,
      action: 'session.refused',
      subject: `account:${account.id}`,
      detail: { device, way },
      requestId,
    };
    await requestOrigin.run({ address }, () => db.transaction((tx) => recordAudit(tx, entry)));
  });
