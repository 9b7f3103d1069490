import { setTimeout } from 'node:timers/promises';
import { rowOf, sitAll } from './crowd-of-students.ts';
import { inSeconds, type Row } from './row.ts';
import type { Site } from './site.ts';

const students = 64;
const rounds = 2;

/** What the same students score when one process serves them all. */
export async function scoresOfOne(site: Site): Promise<string[]> {
  const crowd = { students, pace: 100, devices: 1 } as const;
  return (await sitAll(site, site.addresses.slice(0, 1), crowd)).scores;
}

/** Each in turn, as docs/operations.md tells it: stopped, started, and only then the next. */
async function replaceAll({ processes, addresses }: Site): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const place of addresses.keys()) {
      await setTimeout(2000);
      await processes.end(place, 'SIGTERM');
      await processes.start(place);
    }
  }
}

/** 64 students are under way while the processes are replaced one by one. */
export async function checkRollingUpgrade(site: Site, expected: readonly string[]): Promise<Row[]> {
  const [since, sentAgain] = [performance.now(), await site.nginx.sentAgain()];
  let tookMs = 0;
  const crowd = { students, pace: 1200, devices: 1 } as const;
  const sat = await sitAll(site, [site.front], crowd, async () => {
    await replaceAll(site);
    tookMs = performance.now() - since;
  });
  const again = (await site.nginx.sentAgain()) - sentAgain;
  const said = `${rounds * site.addresses.length} stops in ${inSeconds(tookMs)}, ${again} sent on by nginx, ${sat.retries} failures seen`;
  const row = rowOf('upgrade, one process after the other', sat, expected, said);
  // Nobody may notice an upgrade.
  return [{ ...row, wrong: row.wrong + sat.retries }];
}

/** The same students, and a process that is there no more from one moment to the next. */
export async function checkKill(site: Site, expected: readonly string[]): Promise<Row[]> {
  const sentAgain = await site.nginx.sentAgain();
  const crowd = { students, pace: 300, devices: 1 } as const;
  const sat = await sitAll(site, [site.front], crowd, async () => {
    await setTimeout(8000);
    await site.processes.end(1, 'SIGKILL');
    await setTimeout(5000);
    await site.processes.start(1);
  });
  const again = (await site.nginx.sentAgain()) - sentAgain;
  const said = `${again} sent on by nginx, ${sat.retries} failures seen`;
  return [rowOf('a process killed', sat, expected, said)];
}
