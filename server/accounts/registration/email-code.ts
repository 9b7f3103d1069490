import type { SessionActor } from '../sign-in/session-actor.ts';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { limitFor, networkLimits, type Limit } from '../../platform/http/limits/limits.ts';
import { countAgainst, countIfFailed } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, type Person } from '../../platform/http/session.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { deleteOtherSessions } from '../sign-in/device-store.ts';
import { lockOwnAccount } from '../sign-in/lock-own-account.ts';
import { codeEmail, welcomeEmail } from '../emails.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import {
  deleteEmailCode,
  findEmailCode,
  markVerified,
  consumeTry,
  replaceEmailCode,
} from './email-code-store.ts';
import { endPendingSetups } from '../two-step/second-steps.ts';

const resendSeconds = 60;
const validMinutes = 10;
const maxTries = 5;
const hour = 60 * 60 * 1000;

interface CodeState {
  verified: boolean;
  resendInSeconds: number;
}

type CodeActor = Pick<Actor, keyof Person | 'language' | 'address'>;

/**
 * Nobody has proven yet that the address is theirs, so it may belong to a stranger who never asked for an email. A class of
 * forty asks once or twice each.
 */
const sendLimits = ({ email, address }: CodeActor): Limit[] => [
  limitFor('email-code:hour', email, { atMost: 5, milliseconds: hour }),
  limitFor('email-code:day', email, { atMost: 10, milliseconds: 24 * hour }),
  ...networkLimits('email-code:network', address, { atMost: 400, milliseconds: hour }),
];

/** Each code has a few tries; without a limit of a day, new codes would give new tries without end. */
const wrongCodeLimit = ({ id }: CodeActor): Limit =>
  limitFor('email-code:wrong', id, { atMost: 20, milliseconds: 24 * hour });

/** Includes the address: a code proves only the address it was sent to, which can be corrected until then. */
const hashOf = ({ id, email }: Pick<Person, 'id' | 'email'>, code: string): Buffer =>
  hashToken(`${id}:${email}:${code}`);

/** Refuses an address that is not the account's own, for example from an outdated page. */
function requireOwn(email: string, actor: CodeActor): void {
  if (normalizeEmail(email) !== actor.email) throw new Refused('NOT_ALLOWED');
}

/** Sends a code, unless one was sent less than a minute ago; that one stays valid. */
export async function sendCode(
  services: Services,
  email: string,
  actor: CodeActor,
): Promise<CodeState> {
  requireOwn(email, actor);
  if (actor.verified) return { verified: true, resendInSeconds: 0 };
  const { db, clock } = services;
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const isSent = await db.transaction(async (tx) => {
    const row = {
      accountId: actor.id,
      codeHash: hashOf(actor, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + validMinutes * 60_000),
      triesLeft: maxTries,
    };
    const sentBefore = new Date(now.getTime() - resendSeconds * 1000);
    if (!(await replaceEmailCode(tx, row, sentBefore))) return false;
    await countAgainst({ db: tx, clock }, ...sendLimits(actor));
    await queueMail(tx, codeEmail(actor, actor.language, { code }));
    return true;
  });
  const wait = isSent ? resendSeconds : await secondsToWait(services, actor);
  return { verified: false, resendInSeconds: wait };
}

export async function resendCode(
  services: Services,
  email: string,
  actor: CodeActor,
): Promise<CodeState> {
  const wait = await secondsToWait(services, actor);
  if (wait > 0) throw new Refused('CODE_TOO_SOON', { retryAfter: wait });
  return sendCode(services, email, actor);
}

async function secondsToWait({ db, clock }: Services, actor: CodeActor): Promise<number> {
  const sent = await findEmailCode(db, actor.id);
  if (!sent) return 0;
  const passed = (clock.now().getTime() - sent.sentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(resendSeconds - passed));
}

/**
 * Verifies the address. The session that does so stays; every other session ends, because it was opened before anybody had
 * proven to own the address.
 */
export async function verifyCode(
  services: Services,
  { email, code }: { email: string; code: string },
  actor: SessionActor,
): Promise<CodeState> {
  requireOwn(email, actor);
  const { db, clock, config, sessions } = services;
  if (actor.verified) return { verified: true, resendInSeconds: 0 };
  await countIfFailed(services, [wrongCodeLimit(actor)], async (reportFailure) => {
    // Consumes the try in its own transaction, so that it counts even if a later step fails.
    const sent = await consumeTry(db, actor.id, clock.now());
    if (!sent) throw new Refused('CODE_EXPIRED');
    if (timingSafeEqual(sent.codeHash, hashOf(actor, code))) return;
    reportFailure();
    throw new Refused('WRONG_CODE');
  });

  const now = clock.now();
  await db.transaction(async (tx) => {
    const { email: current } = await lockOwnAccount(tx, actor);
    // Corrected at the same moment: the code was sent to the address before.
    if (current !== actor.email) throw new Refused('CODE_EXPIRED');
    await markVerified(tx, actor.id, now);
    await deleteOtherSessions(tx, actor.id, hashToken(actor.token));
    await endPendingSetups(tx, actor.id);
    await deleteEmailCode(tx, actor.id);
    await queueMail(tx, welcomeEmail(actor, actor.language, { link: config.publicUrl.href }));
    await recordAudit(tx, {
      at: now,
      action: 'account.verified',
      subject: `account:${actor.id}`,
      ...auditFields(actor),
    });
  });
  // The next reply must already say that the account is verified.
  sessions.forgetAccount(actor.id);
  return { verified: true, resendInSeconds: 0 };
}
