import { recordAudit } from '../platform/audit/audit.ts';
import { newToken } from '../platform/http/session.ts';
import type { Services } from '../services.ts';
import { demoAccounts } from './demo-accounts.ts';
import {
  deletePasswordResets,
  deleteSessionsOf,
  updatePassword,
} from './passwords/password-reset-store.ts';
import { hashPassword, isPassword } from './passwords/password.ts';
import { lockAccount } from './profile/profile-store.ts';
import { findAccountByEmail, type Account } from './store.ts';
import { endPendingSetups } from './two-step/second-steps.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Returns false if the password has changed in the meantime; the new password stays. */
async function replacePassword(
  { db, clock }: Deps,
  { id, passwordHash }: Account,
): Promise<boolean> {
  const randomHash = await hashPassword(newToken());
  const at = clock.now();
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (account.passwordHash !== passwordHash) return false;
    await updatePassword(tx, id, randomHash, at);
    await deleteSessionsOf(tx, id);
    await deletePasswordResets(tx, id);
    await endPendingSetups(tx, id);
    const entry = { at, actorId: null, action: 'password.changed', subject: `account:${id}` };
    await recordAudit(tx, { ...entry, detail: { why: 'demo' } });
    return true;
  });
}

/**
 * Runs when a server that others can reach starts: a data folder that began as a demo has accounts whose password is in the source
 * code. Replaces that password and ends the sessions; passwords that people chose stay. Returns the addresses of the closed accounts.
 */
export async function closeDemoAccounts(deps: Deps): Promise<string[]> {
  const closed: string[] = [];
  for (const { email, password } of demoAccounts) {
    const account = await findAccountByEmail(deps.db, email);
    if (!account || !(await isPassword(password, account.passwordHash))) continue;
    if (await replacePassword(deps, account)) closed.push(email);
  }
  return closed;
}
