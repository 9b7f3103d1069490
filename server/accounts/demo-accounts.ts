import type { DemoAccount } from '@bac/contract/demo/demo.ts';
import type { Services } from '../services.ts';
import { hashPassword } from './passwords/password.ts';
import { insertAccount } from './store.ts';

/**
 * The passwords are public, so these accounts exist only if `config.demo` says that nobody outside this machine can reach the
 * server.
 */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@bac.localhost', fullName: 'Trần Quốc Bảo', accountRole: 'admin' },
  { email: 'tutor@bac.localhost', fullName: 'Lê Thu Hà', accountRole: 'tutor' },
  { email: 'student@bac.localhost', fullName: 'Nguyễn Minh Ánh', accountRole: 'student' },
  { email: 'parent@bac.localhost', fullName: 'Phạm Thị Lan', accountRole: 'parent' },
].map((account) => ({ ...account, password: 'Bacthang#2026' }) as DemoAccount);

/** Everybody is old enough to be followed without a guardian's consent, so nothing in the demo waits for one. */
const bornOn: Partial<Record<DemoAccount['accountRole'], string>> = {
  admin: '1988-08-21',
  tutor: '1994-02-09',
  student: '2009-03-14',
  parent: '1980-11-02',
};

/** Earlier than any activity that the demo simulates for these accounts. */
const joinedDaysAgo = 64;

export async function seedDemoAccounts({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const joined = new Date(clock.now().getTime() - joinedDaysAgo * 24 * 3_600_000);
  const hashed = await Promise.all(
    demoAccounts.map(async (account) => ({
      ...account,
      passwordHash: await hashPassword(account.password),
    })),
  );
  await db.transaction(async (tx) => {
    for (const { email, fullName, accountRole, passwordHash } of hashed) {
      await insertAccount(tx, {
        id: crypto.randomUUID(),
        email,
        username: email,
        fullName,
        passwordHash,
        dob: bornOn[accountRole] ?? null,
        role: accountRole,
        status: 'active',
        verifiedAt: joined,
        createdAt: joined,
        updatedAt: joined,
      });
    }
  });
}
