import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { onSignal } from '../shutdown.ts';
import { start } from '../start.ts';
import { buildWebIfStale } from '../web-build.ts';
import { turnableClock } from './turnable-clock.ts';

/**
 * The product as `npm start` runs it, but on a data folder that is gone afterwards and with a clock that browser tests
 * turn. Never part of a real start.
 */
const folder = await mkdtemp(join(tmpdir(), 'bac-e2e-'));
const clock = turnableClock();
const say = (line: string): void => console.log(line);
const webFolder = await buildWebIfStale(resolve(import.meta.dirname, '../..'), say);

const configIn = (dataDir: string, env: Record<string, string> = {}) =>
  readConfig({ DEMO_STUDENTS: '0', ...process.env, ...env, DATA_DIR: dataDir });

/** Filled by a first start. Stories that need a product of their own get a copy, and with it a start without that work. */
const filled = join(folder, 'filled');
const first = await start(configIn(filled, { PORT: '0' }), { clock, say, webFolder });
await first.close();

async function copyData(): Promise<string> {
  const copies = join(folder, 'copies');
  await mkdir(copies, { recursive: true });
  const copy = await mkdtemp(join(copies, 'data-'));
  await cp(filled, copy, { recursive: true });
  return copy;
}

const running = await start(configIn(await copyData()), {
  clock,
  say,
  webFolder,
  extend: (app) => {
    app.post<{ Body: { milliseconds: number } }>('/testing/clock', async ({ body }) => {
      clock.turn(body.milliseconds);
      return { now: clock.now() };
    });
    app.post('/testing/data', async () => ({ folder: await copyData() }));
  },
});
onSignal(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
}, say);
say(`Test server at ${running.address}`);
