import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, type TestDatabase } from './testing/database.ts';
import { writeHeaders } from './testing/factories.ts';
import { failToStart, startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { buildWebIfStale } from './web-build.ts';

let dataDir: string;
let database: TestDatabase;
/** Started concurrently on an empty database. Each test ends the server it uses. */
let servers: ServerProcess[];

beforeAll(async () => {
  // Otherwise the first start after a change would print that it builds the pages.
  await buildWebIfStale(join(import.meta.dirname, '..'), () => {});
  dataDir = await mkdtemp(join(tmpdir(), 'bac-main-'));
  database = await emptyDatabase();
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const drains = [0, 0, 0, 1];
  servers = await Promise.all(
    drains.map((seconds) => startServerProcess({ ...env, DRAIN_SECONDS: String(seconds) })),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.end('SIGKILL')));
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const login = (address: string): Promise<Response> =>
  fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...writeHeaders() },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'Wrong#Password' }),
  });

describe('starting the server', () => {
  it('starts four processes concurrently on an empty database', async () => {
    for (const { address } of servers) {
      expect((await fetch(`${address}/api/v1/health/ready`)).status).toBe(200);
    }
    expect(await servers[0]!.end('SIGTERM')).toBe(0);
  });

  it.concurrent('names an invalid setting in one line and exits', async () => {
    const { code, output } = await failToStart({ PORT: 'many', DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/^The configuration is not right:\n {2}PORT: .+\n$/);
  });

  it.concurrent('reports a used port in one line and exits', async () => {
    const first = servers[1]!;
    const port = new URL(first.address).port;
    const { code, output } = await failToStart({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: port,
    });
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} on 127.0.0.1 is taken; set PORT to another one.\n`);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it.concurrent('reports an unreachable database and exits', async () => {
    const { code, output } = await failToStart({
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      DATA_DIR: dataDir,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database at 127\.0\.0\.1:1 does not answer: .+\n$/);
  });
});

describe('stopping the server', () => {
  it('finishes current requests and exits with code 0', async () => {
    const server = servers[2]!;
    const responses = Array.from({ length: 12 }, () => login(server.address));
    // The first response shows that the server has read the requests.
    await Promise.race(responses);
    const ended = server.end('SIGTERM');
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await ended).toBe(0);
  });

  it('reports that it is not ready while it drains, and still serves', async () => {
    const server = servers[3]!;
    const ended = server.end('SIGTERM');
    const waitUntilNotReady = async (): Promise<void> => {
      const { status } = await fetch(`${server.address}/api/v1/health/ready`);
      if (status !== 503) await waitUntilNotReady();
    };
    await waitUntilNotReady();
    expect((await fetch(`${server.address}/api/v1/health/live`)).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
