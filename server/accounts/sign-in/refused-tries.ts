import { signInMethods } from '@bac/contract/accounts/sign-ins.ts';
import { z } from 'zod';
import { requestOrigin, recordAudit } from '../../platform/audit/audit.ts';
import { limitFor, networkLimits, type Limit } from '../../platform/http/limits/limits.ts';
import { countQuietly } from '../../platform/http/limits/rate-limit.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import type { Browser } from './browser.ts';
import { deviceName } from './device-name.ts';
import { findAccountByEmail } from '../store.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

const quarterOfAnHour = 15 * 60 * 1000;
const hour = 4 * quarterOfAnHour;
const day = 24 * hour;

/** Only failures count, so a class that signs in from one school address is never locked out. */
export const networkFailureLimits = (address: string): Limit[] =>
  networkLimits('login:network', address, { atMost: 300, milliseconds: quarterOfAnHour });

/**
 * Wrong passwords and codes count together, so that retrying one does not allow more guesses of the other. A stranger's failures
 * block only their own network; limits per account bound guessing from many networks, per day to the equivalent of ten in each
 * quarter of an hour.
 */
const accountFailureLimits = (email: string, address: string): Limit[] => [
  ...networkLimits(
    'login:account-from',
    address,
    { atMost: 10, milliseconds: quarterOfAnHour },
    email,
  ),
  limitFor('login:account', email, { atMost: 100, milliseconds: quarterOfAnHour }),
  limitFor('login:account-day', email, { atMost: 960, milliseconds: day }),
];

export const failureLimits = (email: string, address: string): Limit[] => [
  ...accountFailureLimits(email, address),
  ...networkFailureLimits(address),
];

/**
 * Right passwords count as well, because each costs a hash, a session and an entry in the log. Everybody who tries the demo
 * shares its few accounts.
 */
export const signInLimit = ({ config }: Pick<Services, 'config'>, email: string): Limit =>
  limitFor('sign-in:account', email, { atMost: config.demo ? 10_000 : 30, milliseconds: hour });

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
 * Counts a failure after the right password, whose network is reserved already, without refusing it: somebody else's guesses of
 * the password may have used up the limits of the account.
 */
export async function countWrongCode(deps: Deps, failedTry: FailedTry): Promise<void> {
  const { email, browser } = failedTry;
  const isWithinLimits = await countQuietly(deps, ...accountFailureLimits(email, browser.address));
  if (isWithinLimits) await recordFailure(deps, failedTry);
}

/**
 * Does the same work whether or not the account exists, so that timing reveals nothing: a job looks the account up and records
 * the try in its history. Tries beyond a limit are not recorded, so that nobody floods a history.
 */
export async function recordFailure(
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
