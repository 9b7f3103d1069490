import type { DemoAccount } from '@bac/contract/demo.ts';
import type { Services } from '../services.ts';
import { hashPassword } from './password.ts';
import { insertAccount } from './store.ts';

/** Known passwords: only where `config.demo` says that nobody outside this machine can reach them. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@bac.localhost', fullName: 'Trần Quốc Bảo', accountRole: 'admin' },
  { email: 'tutor@bac.localhost', fullName: 'Lê Thu Hà', accountRole: 'tutor' },
  { email: 'student@bac.localhost', fullName: 'Nguyễn Minh Ánh', accountRole: 'student' },
  { email: 'parent@bac.localhost', fullName: 'Phạm Thị Lan', accountRole: 'parent' },
].map((account) => ({ ...account, password: 'Bacthang#2026' }) as DemoAccount);

export async function seedDemoAccounts({ db, clock }: Services): Promise<void> {
  const now = clock.now();
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
        role: accountRole,
        status: 'active',
        verifiedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    }
  });
}
