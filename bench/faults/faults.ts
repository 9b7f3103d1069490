import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { faultyProxy } from './faulty-proxy.ts';
import type { Fault } from './fault.ts';
import { mistakeUndone } from './mistake-fault.ts';
import { backupRestored } from './restore-fault.ts';
import { standbyFaults } from './standby-faults.ts';
import type { OwnSite } from './site.ts';

const run = promisify(execFile);
const hour = 60 * 60_000;

const nothing = async (): Promise<string> => '';

async function repeat(times: number, everyMs: number, act: () => Promise<void>): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await setTimeout(everyMs);
    await act();
  }
}

const kills: Fault = {
  name: 'server killed every 5 s for 2 minutes',
  pace: 1000,
  async inject(site) {
    let killed = 0;
    const end = performance.now() + 2 * 60_000;
    while (performance.now() < end) {
      await setTimeout(5000);
      await site.end('SIGKILL');
      killed += 1;
      await site.start();
    }
    return `${killed} kills`;
  },
};

const databaseKills: Fault<OwnSite> = {
  name: 'database killed',
  async inject(site) {
    await repeat(5, 6000, () => site.killDatabase());
    return '5 kills';
  },
};

const stop: Fault = {
  name: 'a stop of 60 s',
  async inject(site) {
    await setTimeout(8000);
    await site.end('SIGTERM');
    await setTimeout(60_000);
    await site.start();
    return 'once';
  },
};

/** A small disk in memory; undefined if this machine does not allow mounting one. */
async function smallDisk(): ReturnType<NonNullable<Fault['folder']>> {
  const path = await mkdtemp(join(tmpdir(), 'bac-small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', path]);
  } catch {
    await rm(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    remove: async () => {
      await run('umount', ['-l', path]);
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Writes until the disk is full. */
async function fillUp(folder: string): Promise<string> {
  const ballast = join(folder, 'ballast');
  const chunk = Buffer.alloc(1024 * 1024);
  try {
    for (;;) await writeFile(ballast, chunk, { flag: 'a' });
  } catch {
    return ballast;
  }
}

const fullDisk: Fault<OwnSite> = {
  name: 'a full disk for 20 s',
  folder: smallDisk,
  async inject(site) {
    await setTimeout(8000);
    const ballast = await fillUp(site.folder);
    await setTimeout(20_000);
    await rm(ballast);
    return 'once';
  },
};

const crooked: Fault = {
  name: 'requests lost, late, twice, out of order',
  inject: nothing,
  async through(address) {
    const { counts, close, ...proxy } = await faultyProxy(address);
    return {
      ...proxy,
      close: () => {
        close();
        const { lost, answersLost, twice, late } = counts;
        return `${lost} lost, ${answersLost} answers lost, ${twice} twice, ${late} late`;
      },
    };
  },
};

const clocks: Fault = {
  name: 'clocks of students off by up to 12 hours',
  inject: nothing,
  habits: (index) => ({ clockOffMs: ((index % 25) - 12) * hour }),
};

const devices: Fault = {
  name: 'two devices at once',
  inject: nothing,
  habits: () => ({ devices: 2 }),
};

export const faultFree: Fault = { name: 'nothing', inject: nothing, pace: 100 };

export const faults: readonly Fault[] = [
  kills,
  databaseKills,
  stop,
  fullDisk,
  crooked,
  clocks,
  devices,
  backupRestored,
  ...standbyFaults,
  mistakeUndone,
];
