import { mkdtemp, rm } from 'node:fs/promises';
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
const dataDir = await mkdtemp(join(tmpdir(), 'bac-e2e-'));
const clock = turnableClock();
const say = (line: string): void => console.log(line);

const running = await start(readConfig({ DEMO_STUDENTS: '0', ...process.env, DATA_DIR: dataDir }), {
  clock,
  say,
  webFolder: await buildWebIfStale(resolve(import.meta.dirname, '../..'), say),
  extend: (app) => {
    app.post<{ Body: { milliseconds: number } }>('/testing/clock', async ({ body }) => {
      clock.turn(body.milliseconds);
      return { now: clock.now() };
    });
  },
});
onSignal(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
}, say);
say(`Test server at ${running.address}`);
