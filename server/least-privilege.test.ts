import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetDue } from './accounts/own-data/forget/forget-due.ts';
import { readConfig } from './config.ts';
import { accounts } from './db/accounts-schema.ts';
import { results } from './db/results-schema.ts';
import { auditLog } from './db/schema.ts';
import { connect, type Database } from './platform/postgres/database.ts';
import { run } from './platform/postgres/embedded/launch/program.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { grantToServer } from './platform/postgres/runtime-role.ts';
import { start, type RunningServer } from './start.ts';
import { registration } from './testing/accounts/registration.ts';
import { servicesOn } from './testing/app.ts';
import { Student } from './testing/attempts/student.ts';
import { databaseWithRoles, type SeparateRoles } from './testing/database.ts';
import { makeAccount, writeHeaders } from './testing/factories.ts';
import { fixedClock } from './testing/turnable-clock.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'Bacthang#7';

let dataDir: string;
let database: SeparateRoles;
/** A connection as the role of the server. */
let db: Database;
const clock = fixedClock();

const command = () =>
  run({
    file: process.execPath,
    args: [join(import.meta.dirname, 'platform/postgres/migrate-command.ts')],
    options: {
      env: {
        ...process.env,
        MIGRATION_DATABASE_URL: database.ownerUrl,
        DATABASE_URL: database.serverUrl,
      },
    },
  });

const env = () => ({
  NODE_ENV: 'production',
  DATABASE_URL: database.serverUrl,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'silent',
});

async function startServer(): Promise<{ app: FastifyInstance; running: RunningServer }> {
  let app: FastifyInstance | undefined;
  const running = await start(readConfig(env()), {
    clock,
    say: () => {},
    webFolder: join(dataDir, 'none'),
    extend: (built) => void (app = built),
  });
  return { app: app!, running };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bac-roles-'));
  database = await databaseWithRoles();
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

describe('a database whose owner is not the role of the server', () => {
  it('is migrated by its owner alone', async () => {
    await expect(startServer()).rejects.toThrow('npm run migrate');
    expect(await command()).toEqual({
      succeeded: true,
      output: expect.stringMatching(/^The tables are up to date, and \S+_server may use them\.\n$/),
    });
    db = await connect(database.serverUrl, 3, () => {});
  });

  it('serves a student from the registration to the deletion of the account', async () => {
    const { app, running } = await startServer();
    try {
      const form = registration({ password, confirmPassword: password });
      const registered = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/register',
        headers: writeHeaders(),
        payload: form,
      });
      expect(registered.json()).toMatchObject({ result: 'OK' });
      const { name, value } = registered.cookies[0]!;
      const [account] = await db.select().from(accounts).where(eq(accounts.email, form.email));
      const { id } = account!;
      await db.update(accounts).set({ verifiedAt: clock.now() }).where(eq(accounts.id, id));
      const student = new Student(app, { cookie: `${name}=${value}`, id });
      await takeReadingTest(student);
      expect(await untilScored(student.attempt)).toMatchObject({ attemptId: student.attempt });

      const deletion = await student.call('POST', '/id/deletion', { password });
      expect(deletion.status).toBe(200);
      clock.turn(15 * day);
      await forgetDue(servicesOn({ ...database, db }, clock, env()));
      expect(await db.select().from(accounts).where(eq(accounts.id, id))).toEqual([]);
      const log = await db.select().from(auditLog);
      expect(JSON.stringify(log)).not.toContain(id);
      expect(log.map(({ action }) => action)).toContain('account.registered');
    } finally {
      await running.close();
    }
  });

  it('lets the role of the server change no table, trigger or function, and only add to the audit log', async () => {
    expect(await db.$count(auditLog)).toBeGreaterThan(0);
    const owner = new URL(database.ownerUrl.replace('@/', '@localhost/')).username;
    const statements = [
      `update audit_log set action = 'nothing.happened'`,
      'delete from audit_log',
      'truncate audit_log',
      'alter table audit_log disable trigger all',
      'drop trigger audit_log_only_forgets on audit_log',
      'create or replace function only_forget_in_audit() returns trigger language plpgsql as $$ begin return new; end $$',
      'create or replace function forget_in_audit(person_id uuid) returns void language sql as $$ $$',
      'drop table audit_log',
      'set session_replication_role = replica',
      `set role ${owner}`,
      `update item_versions set content = '{}'`,
      'delete from item_versions',
      'alter table accounts add column mine text',
      'create table mine ()',
      'create table drizzle.mine ()',
      'delete from drizzle.__drizzle_migrations',
      `copy (select 1) to program 'true'`,
      `select pg_read_file('postgresql.conf')`,
    ];
    const allowed: string[] = [];
    for (const statement of statements) {
      await db.execute(statement).then(
        () => allowed.push(statement),
        () => undefined,
      );
    }
    expect(allowed).toEqual([]);
    await db
      .insert(auditLog)
      .values({ at: clock.now(), action: 'noun.verbed', subject: 'thing:1', detail: {} });
  });

  it('lets the role of the server forget nobody who did not ask to be deleted', async () => {
    const { id } = await makeAccount({ db, clock });
    const entry = {
      at: clock.now(),
      actorId: id!,
      action: 'a.b',
      subject: 'c',
      detail: {},
    };
    await db.insert(auditLog).values(entry);
    await expect(db.execute(`select forget_in_audit('${id}')`)).rejects.toMatchObject({
      cause: { message: 'the audit log is append-only' },
    });
  });

  it('lets the role of the server erase the network addresses of old entries', async () => {
    await expect(db.execute('select erase_old_audit_addresses()')).resolves.toBeDefined();
  });

  it('gives no rights to a role that already has too many', async () => {
    const ownerDb = await connect(database.ownerUrl, 2, () => {});
    const [{ superuser }] = (
      await database.db.execute<{ superuser: string }>('select current_user as superuser')
    ).rows as [{ superuser: string }];
    await expect(grantToServer(ownerDb.$client, superuser)).rejects.toThrow('it is a superuser');
    const owner = new URL(database.ownerUrl.replace('@/', '@localhost/')).username;
    await expect(grantToServer(ownerDb.$client, owner)).rejects.toThrow('the role that migrates');
    await ownerDb.$client.end();
  });

  it('is not served by a release that is newer than the tables', async () => {
    const { rows } = await database.db.execute<{ created_at: string }>(
      'select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
    );
    const table = 'drizzle.__drizzle_migrations';
    await database.db.execute(`update ${table} set created_at = created_at - 1
      where created_at = ${rows[0]!.created_at}`);
    await expect(migrate(db.$client)).rejects.toThrow('older than this release');
    await database.db.execute(`update ${table} set created_at = created_at + 1
      where created_at = ${rows[0]!.created_at} - 1`);
    await migrate(db.$client);
    await grantAgain();
    await migrate(db.$client);
  });
});

/** An upgrade grants the same privileges a second time. */
async function grantAgain(): Promise<void> {
  const ownerDb = await connect(database.ownerUrl, 2, () => {});
  const { rows } = await db.execute<{ role: string }>('select current_user as role');
  await grantToServer(ownerDb.$client, rows[0]!.role);
  await ownerDb.$client.end();
}

async function takeReadingTest(student: Student): Promise<void> {
  const { attempt } = await student.start('practice-rw-1');
  for (const module of attempt.plan.modules.keys()) {
    const { items } = await student.open(module);
    expect(items.length).toBeGreaterThan(0);
    clock.turn(60_000);
    await student.send({ type: 'submitted', module });
  }
}

/** The server's own jobs score the attempt. */
async function untilScored(attemptId: string): Promise<typeof results.$inferSelect> {
  for (;;) {
    const [row] = await db.select().from(results).where(eq(results.attemptId, attemptId));
    if (row) return row;
    await setTimeout(50);
  }
}
