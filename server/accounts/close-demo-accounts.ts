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
import { getAccountToChange } from './profile/profile-store.ts';
import { findAccountByEmail, type Account } from './store.ts';
import { endBegun } from './two-step/second-steps.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** False where somebody has given it another password in the very moment: that one stays. */
async function close({ db, clock }: Needs, { id, passwordHash }: Account): Promise<boolean> {
  const nobodys = await hashPassword(newToken());
  const at = clock.now();
  return db.transaction(async (tx) => {
    const account = await getAccountToChange(tx, id);
    if (account.passwordHash !== passwordHash) return false;
    await updatePassword(tx, id, nobodys, at);
    await deleteSessionsOf(tx, id);
    await deletePasswordResets(tx, id);
    await endBegun(tx, id);
    const entry = { at, actorId: null, action: 'password.changed', subject: `account:${id}` };
    await recordAudit(tx, { ...entry, detail: { why: 'demo' } });
    return true;
  });
}

/**
 * For a start where others can reach the server: a data folder that began as a demo has accounts whose password stands in the
 * source. Whoever still has it loses it and is signed out; passwords of people's own stay. Gives the addresses of those closed.
 */
export async function closeDemoAccounts(needs: Needs): Promise<string[]> {
  const closed: string[] = [];
  for (const { email, password } of demoAccounts) {
    const account = await findAccountByEmail(needs.db, email);
    if (!account || !(await isPassword(password, account.passwordHash))) continue;
    if (await close(needs, account)) closed.push(email);
  }
  return closed;
}
