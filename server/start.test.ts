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

/** What it says when it starts on a database of its own, as for others to use. */
async function startForOthers(): Promise<string[]> {
  const said: string[] = [];
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const say = (line: string) => void said.push(line);
  const surroundings = { clock: systemClock, say, webFolder: join(dataDir, 'none') };
  const running = await start(readConfig({ ...env, NODE_ENV: 'production' }), surroundings);
  await running.close();
  return said;
}

const accountOf = async (email: string) => {
  const [found] = await database.db.select().from(accounts).where(eq(accounts.email, email));
  return found!;
};

describe('a server that began as a demo and is started for others', () => {
  it('takes the known password from whoever has it still, says so once, and leaves people’s own', async () => {
    const { db } = database;
    const own = 'Cua#rieng-toi';
    const [admin, tutor] = [demoAccounts[0]!, demoAccounts[1]!];
    await seedDemoAccounts({ db, clock: systemClock });
    await db
      .update(accounts)
      .set({ passwordHash: await hashPassword(own) })
      .where(eq(accounts.email, tutor.email));
    for (const { email } of [admin, tutor]) {
      const { id } = await accountOf(email);
      const expiresAt = new Date(Date.now() + 60_000);
      const tokenHash = Buffer.from(email);
      await db
        .insert(sessions)
        .values({ tokenHash, accountId: id, createdAt: systemClock.now(), expiresAt });
    }

    const closed = demoAccounts.map(({ email }) => email).filter((email) => email !== tutor.email);
    expect(await startForOthers()).toEqual([
      `No longer a demo, so nobody has the known password any more: ${closed.join(', ')}`,
    ]);
    for (const { email, password } of demoAccounts) {
      expect(await isPassword(password, (await accountOf(email)).passwordHash)).toBe(false);
    }
    expect(await isPassword(own, (await accountOf(tutor.email)).passwordHash)).toBe(true);
    const left = await db.select({ of: sessions.accountId }).from(sessions);
    expect(left).toEqual([{ of: (await accountOf(tutor.email)).id }]);
    expect(await startForOthers()).toEqual([]);
  });
});
