import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, seedDemoAccounts } from './accounts/demo-accounts.ts';
import { hashPassword, isPassword } from './accounts/passwords/password.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './config.ts';
import { accounts, sessions } from './db/accounts-schema.ts';
import { start } from './start.ts';
import { testDatabase, type TestDatabase } from './testing/database.ts';

let dataDir: string;
let database: TestDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bac-start-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Starts a production server on its own database and returns the lines it prints. */
async function startProduction(): Promise<string[]> {
  const lines: string[] = [];
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const say = (line: string) => void lines.push(line);
  const options = { clock: systemClock, say, webFolder: join(dataDir, 'none') };
  const running = await start(readConfig({ ...env, NODE_ENV: 'production' }), options);
  await running.close();
  return lines;
}

const findAccount = async (email: string) => {
  const [found] = await database.db.select().from(accounts).where(eq(accounts.email, email));
  return found!;
};

describe('a former demo server that starts in production', () => {
  it('removes the public demo passwords, logs that once, and keeps changed passwords', async () => {
    const { db } = database;
    const ownPassword = 'Cua#rieng-toi';
    const [admin, tutor] = [demoAccounts[0]!, demoAccounts[1]!];
    await seedDemoAccounts({ db, clock: systemClock });
    await db
      .update(accounts)
      .set({ passwordHash: await hashPassword(ownPassword) })
      .where(eq(accounts.email, tutor.email));
    for (const { email } of [admin, tutor]) {
      const { id } = await findAccount(email);
      const expiresAt = new Date(Date.now() + 60_000);
      const tokenHash = Buffer.from(email);
      await db
        .insert(sessions)
        .values({ tokenHash, accountId: id, createdAt: systemClock.now(), expiresAt });
    }

    const closed = demoAccounts.map(({ email }) => email).filter((email) => email !== tutor.email);
    expect(await startProduction()).toEqual([
      `No longer a demo, so nobody has the known password any more: ${closed.join(', ')}`,
    ]);
    for (const { email, password } of demoAccounts) {
      expect(await isPassword(password, (await findAccount(email)).passwordHash)).toBe(false);
    }
    expect(await isPassword(ownPassword, (await findAccount(tutor.email)).passwordHash)).toBe(true);
    const left = await db.select({ of: sessions.accountId }).from(sessions);
    expect(left).toEqual([{ of: (await findAccount(tutor.email)).id }]);
    expect(await startProduction()).toEqual([]);
  });
});
