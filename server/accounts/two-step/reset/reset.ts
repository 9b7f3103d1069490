import type { TwoStep, UserTwoStep } from '@bac/contract/accounts/two-step.ts';
import { auditFields, type Actor } from '../../../platform/http/actor.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { personNotified } from '../../events/person-notified.ts';
import { defaultLanguage } from '../../../platform/mail/email-defaults.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../services.ts';
import { lockOtherUser, requireAdminFor } from '../../admin/guard-admins.ts';
import { lockUser } from '../../admin/user-store.ts';
import { lockAccount } from '../../profile/profile-store.ts';
import { resetDoneEmail, resetStartedEmail, resetStartedNotice } from '../emails.ts';
import { newNotMeLink } from './not-me-link.ts';
import { deletePasskeysOf } from '../passkey-store.ts';
import { deleteReset, insertReset, listDueResets } from './reset-store.ts';
import { readTwoStep, disableTwoStepIfNone } from '../second-steps.ts';
import { deleteStepsOf } from '../step-store.ts';
import { deleteTotp } from '../totp-store.ts';
import { readUserTwoStep } from '../user-two-step.ts';

/** If somebody else has persuaded the team, the emailed owner has this long to stop the reset. */
const delayMilliseconds = 24 * 60 * 60 * 1000;

type Step = 'started' | 'withdrawn' | 'stopped' | 'done';

const record = (
  tx: Transaction,
  step: Step,
  accountId: string,
  entry: { at: Date; actorId: string | null; detail?: object; requestId?: string },
): Promise<void> =>
  recordAudit(tx, {
    ...entry,
    action: `two-step-reset.${step}`,
    subject: `account:${accountId}`,
    detail: { ...entry.detail },
  });

export async function startReset(
  services: Services,
  id: string,
  input: { reason: string },
  actor: Actor,
): Promise<UserTwoStep> {
  const { db, clock } = services;
  const at = clock.now();
  const dueAt = new Date(at.getTime() + delayMilliseconds);
  const reason = input.reason.trim();
  await db.transaction(async (tx) => {
    const account = await lockOtherUser(tx, actor, id, true);
    const isNew =
      account.secondStepSince !== null &&
      (await insertReset(tx, { accountId: id, dueAt, startedBy: actor.id, reason }));
    if (!isNew) throw new Refused('NOT_POSSIBLE_NOW');
    const link = await newNotMeLink(tx, services, id, at);
    const details = { at: dueAt, reason, link };
    await queueMail(tx, resetStartedEmail(account, account.language ?? defaultLanguage, details));
    await enqueue(tx, personNotified, { account: id, ...resetStartedNotice(dueAt) });
    await record(tx, 'started', id, {
      at,
      detail: { reason, dueAt },
      ...auditFields(actor),
    });
  });
  return readUserTwoStep(services, id);
}

export async function withdrawReset(
  services: Services,
  id: string,
  actor: Actor,
): Promise<UserTwoStep> {
  await services.db.transaction(async (tx) => {
    const account = await lockUser(tx, id);
    requireAdminFor(actor, account.role);
    if (!(await deleteReset(tx, id))) throw new Refused('NOT_POSSIBLE_NOW');
    await record(tx, 'withdrawn', id, { at: services.clock.now(), ...auditFields(actor) });
  });
  return readUserTwoStep(services, id);
}

export async function stopReset(services: Services, actor: Actor): Promise<TwoStep> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, actor.id);
    const isStopped = await stopPendingReset(tx, services, actor);
    if (!isStopped) throw new Refused('NOT_FOUND');
  });
  return readTwoStep(services, actor.id);
}

/**
 * Stops a pending reset; also runs when the app or a passkey was just used, because then it is not lost. Returns whether one
 * was pending.
 */
export async function stopPendingReset(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  actor: Pick<Actor, 'id' | 'requestId'>,
): Promise<boolean> {
  if (!(await deleteReset(tx, actor.id))) return false;
  await record(tx, 'stopped', actor.id, { at: clock.now(), ...auditFields(actor) });
  return true;
}

/** A failure for one account does not stop the others; the next run retries it. */
export const resetJob = (services: Services): JobHandler => ({
  name: 'accounts.reset-two-step',
  every: '*/5 * * * *',
  run: async () => {
    const { db, clock, sessions } = services;
    const failures: unknown[] = [];
    for (const accountId of await listDueResets(db, clock.now())) {
      await db
        .transaction((tx) => carryOut(tx, services, accountId))
        .catch((error: unknown) => failures.push(error));
      sessions.forgetAccount(accountId);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'second steps could not be reset');
  },
});

async function carryOut(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'config'>,
  accountId: string,
): Promise<void> {
  const at = services.clock.now();
  const account = await lockUser(tx, accountId);
  // Undefined if the reset was just stopped or another process has done it.
  const due = await deleteReset(tx, accountId, at);
  if (!due) return;
  await deleteTotp(tx, accountId);
  await deletePasskeysOf(tx, accountId);
  await disableTwoStepIfNone(tx, accountId);
  await deleteStepsOf(tx, accountId);
  const link = await newNotMeLink(tx, services, accountId, at);
  await queueMail(tx, resetDoneEmail(account, account.language ?? defaultLanguage, { link }));
  const detail = { reason: due.reason, startedBy: due.startedBy };
  await record(tx, 'done', accountId, { at, actorId: null, detail });
}
