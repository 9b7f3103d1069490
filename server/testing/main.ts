import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { onSignal } from '../platform/shutdown.ts';
import { start, type RunningServer } from '../start.ts';
import { buildWebIfStale } from '../web-build.ts';
import { turnableClock } from './turnable-clock.ts';

/**
 * Runs the product like `npm start`, but with temporary data and a clock that browser tests control. Never part of a real
 * start.
 */
const folder = await mkdtemp(join(tmpdir(), 'bac-e2e-'));
const say = (line: string): void => console.log(line);
const webFolder = await buildWebIfStale(resolve(import.meta.dirname, '../..'), say);

const configIn = (dataDir: string, env: Record<string, string> = {}) =>
  readConfig({
    DEMO_STUDENTS: '0',
    REQUESTS_PER_MINUTE: '100000',
    ...process.env,
    ...env,
    DATA_DIR: dataDir,
  });

/** Seeded once by a first start; every site copies it. */
const seeded = join(folder, 'filled');
const first = await start(configIn(seeded, { PORT: '0' }), {
  clock: turnableClock(),
  say,
  webFolder,
});
await first.close();

async function copyData(): Promise<string> {
  const copies = join(folder, 'copies');
  await mkdir(copies, { recursive: true });
  const copy = await mkdtemp(join(copies, 'data-'));
  await cp(seeded, copy, { recursive: true });
  return copy;
}

const sites = new Map<string, RunningServer>();

/** Starts a site with its own data, its own clock and a route that moves the clock. */
async function openSite(
  env: Record<string, string>,
  extend?: (app: FastifyInstance) => void,
): Promise<string> {
  const clock = turnableClock();
  const site = await start(configIn(await copyData(), env), {
    clock,
    say,
    webFolder,
    extend: (app) => {
      app.post<{ Body: { milliseconds: number } }>('/testing/clock', async ({ body }) => {
        clock.turn(body.milliseconds);
        return { now: clock.now() };
      });
      extend?.(app);
    },
  });
  sites.set(site.address, site);
  return site.address;
}

const address = await openSite({}, (app) => {
  app.post('/testing/data', async () => ({ folder: await copyData() }));
  app.post<{ Body: { port: number } }>('/testing/sites', async ({ body }) => ({
    address: await openSite({ PORT: String(body.port) }),
  }));
  app.delete<{ Body: { address: string } }>('/testing/sites', async ({ body }) => {
    await sites.get(body.address)?.close();
    sites.delete(body.address);
    return {};
  });
});
onSignal(async () => {
  await Promise.all([...sites.values()].map((site) => site.close()));
  await rm(folder, { recursive: true, force: true });
}, say);
say(`Test server at ${address}`);
