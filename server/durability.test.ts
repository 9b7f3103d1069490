import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from './accounts/demo-accounts.ts';
import { copyFreshCluster } from './platform/postgres/embedded/testing/copy-cluster.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { writeHeaders } from './testing/factories.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** One kill of each kind; the full run kills at more moments. */
const kills = process.env['FULL'] ? 20 : 3;
const writers = 4;

let dataDir: string;

beforeAll(async () => {
  dataDir = await copyFreshCluster(await mkdtemp(join(tmpdir(), 'bac-kill-')));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const [, , student] = demoAccounts;

/** Makes one acknowledged write: the session is the row, the cookie its receipt. Returns undefined if the server died. */
async function write(address: string): Promise<string | undefined> {
  try {
    const reply = await fetch(`${address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...writeHeaders() },
      body: JSON.stringify({ email: student?.email, password: student?.password }),
    });
    return reply.ok ? reply.headers.getSetCookie()[0]?.split(';')[0] : undefined;
  } catch {
    return undefined;
  }
}

async function keepWriting(address: string, receipts: string[]): Promise<void> {
  for (;;) {
    const receipt = await write(address);
    if (receipt === undefined) return;
    receipts.push(receipt);
  }
}

async function killDatabase(): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
}

/** Kills only the server, the database just before the server, or both at once. */
async function kill(server: ServerProcess, round: number): Promise<void> {
  if (round % 3 === 1) await killDatabase();
  const ended = server.end('SIGKILL');
  if (round % 3 === 2) await killDatabase();
  await ended;
}

async function isStored(address: string, cookie: string): Promise<boolean> {
  const reply = await fetch(`${address}/api/v1/id/account/info`, { headers: { cookie } });
  return reply.status === 200;
}

describe('an acknowledged write', () => {
  it(`is still stored after ${kills} kills during writes`, { timeout: 480_000 }, async () => {
    const receipts: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const server = await startServerProcess({ DATA_DIR: dataDir });
      const before = receipts.length;
      const writing = Array.from({ length: writers }, () => keepWriting(server.address, receipts));
      while (receipts.length < before + writers) await setTimeout(10);
      await setTimeout(37 * (round % 7));
      await kill(server, round);
      await Promise.all(writing);
    }

    const server = await startServerProcess({ DATA_DIR: dataDir });
    const found = await Promise.all(receipts.map((receipt) => isStored(server.address, receipt)));
    await server.end('SIGTERM');
    expect(receipts.length).toBeGreaterThanOrEqual(kills * writers);
    expect(found.filter((isFound) => !isFound)).toEqual([]);

    // No write is partial: each session has its audit entry, and each entry its session.
    const database = await startEmbeddedPostgres({ dataDir, say: () => {} });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      `select (select count(*) from sessions) as sessions,
              (select count(*) from audit_log where action = 'session.opened') as entries`,
    );
    await client.end();
    await database.stop();
    expect(rows[0].sessions).toBe(rows[0].entries);
  });
});
