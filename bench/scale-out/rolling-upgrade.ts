import { setTimeout } from 'node:timers/promises';
import { rowOf, takeTests } from './crowd-of-students.ts';
import { inSeconds, type Row } from './row.ts';
import type { Site } from './site.ts';

const students = 64;
const rounds = 2;

/** The scores of the same students with a single process. */
export async function scoresOfSingleProcess(site: Site): Promise<string[]> {
  const crowd = { students, pace: 100, devices: 1 } as const;
  return (await takeTests(site, site.addresses.slice(0, 1), crowd)).scores;
}

/** Restarts the processes one after the other, as docs/operations.md says. */
async function replaceAll({ processes, addresses }: Site): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const index of addresses.keys()) {
      await setTimeout(2000);
      await processes.end(index, 'SIGTERM');
      await processes.start(index);
    }
  }
}

/** Restarts the processes one by one while 64 students take a test. */
export async function checkRollingUpgrade(site: Site, expected: readonly string[]): Promise<Row[]> {
  const [start, retriedBefore] = [performance.now(), await site.nginx.retryCount()];
  let durationMs = 0;
  const crowd = { students, pace: 1200, devices: 1 } as const;
  const result = await takeTests(site, [site.front], crowd, async () => {
    await replaceAll(site);
    durationMs = performance.now() - start;
  });
  const retried = (await site.nginx.retryCount()) - retriedBefore;
  const note = `${rounds * site.addresses.length} stops in ${inSeconds(durationMs)}, ${retried} retried by nginx, ${result.retries} failures seen`;
  const row = rowOf('upgrade, one process after the other', result, expected, note);
  // An upgrade must not be noticeable.
  return [{ ...row, wrong: row.wrong + result.retries }];
}

/** Kills a process while the same students take a test. */
export async function checkKill(site: Site, expected: readonly string[]): Promise<Row[]> {
  const retriedBefore = await site.nginx.retryCount();
  const crowd = { students, pace: 300, devices: 1 } as const;
  const result = await takeTests(site, [site.front], crowd, async () => {
    await setTimeout(8000);
    await site.processes.end(1, 'SIGKILL');
    await setTimeout(5000);
    await site.processes.start(1);
  });
  const retried = (await site.nginx.retryCount()) - retriedBefore;
  const note = `${retried} retried by nginx, ${result.retries} failures seen`;
  return [rowOf('a process killed', result, expected, note)];
}
