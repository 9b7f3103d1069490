import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { students, type Fault } from './fault.ts';
import type { OwnSite } from './site.ts';

const run = promisify(execFile);
const programs = resolve(import.meta.dirname, '../../server/platform/postgres');

const runProgram = (site: OwnSite, name: string, file: string): Promise<unknown> =>
  run('node', [join(programs, name), file], { env: { ...process.env, DATA_DIR: site.folder } });

async function count(site: OwnSite, what: string): Promise<number> {
  const database = await site.database();
  const { rows } = await database.query<{ count: number }>(
    `select count(${what})::int as count from attempt_events
     where event ->> 'type' in ('answered', 'visited')`,
  );
  await database.end();
  return rows[0]?.count ?? 0;
}

/** A student whose session or attempt is younger than the backup could not continue. */
async function untilAllAnswer(site: OwnSite): Promise<void> {
  while ((await count(site, 'distinct attempt_id')) < students) await setTimeout(500);
}

/** Restores a backup from the middle of the first module under the running server; acknowledged events after it are lost. */
export const backupRestored: Fault<OwnSite> = {
  name: 'a backup restored under the running server',
  pace: 1500,
  async inject(site) {
    const file = join(site.folder, 'backup.tar.gz');
    await untilAllAnswer(site);
    await runProgram(site, 'backup-command.ts', file);
    const before = await count(site, '*');
    await setTimeout(4000);
    const lost = (await count(site, '*')) - before;
    await runProgram(site, 'restore-command.ts', file);
    return `about ${lost} events lost by the server`;
  },
};
