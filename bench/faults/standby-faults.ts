import { setTimeout } from 'node:timers/promises';
import { ClusterSite } from './cluster-site.ts';
import type { Fault } from './fault.ts';

/** Slow enough that the students are still working when the standby is back. */
const pace = 700;
const pair = { nodes: ['a', 'b'], synchronous: 'ANY 1 (a, b)' };
const trio = { nodes: ['a', 'b', 'c'], synchronous: 'ANY 1 (a, b, c)' };

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

/** Follows the manual steps of docs/operations.md, and returns after how many seconds the address pointed to the new primary. */
async function promoteFurthest(site: ClusterSite, start: number): Promise<string> {
  const { cluster } = site;
  await cluster.promote(await cluster.findFurthestStandby());
  // Of two machines only one is left; of three, commits wait for the third.
  if (cluster.standbys.length === 0) await cluster.waiveStandby();
  await site.pointToPrimary();
  return secondsSince(start);
}

const primaryKilled: Fault<ClusterSite> = {
  name: 'primary killed, standby promoted, and back again',
  pace,
  site: () => ClusterSite.open(pair),
  async inject(site) {
    const { cluster } = site;
    const notes: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      await setTimeout(10_000);
      const start = performance.now();
      const killed = cluster.primary;
      await killed.kill();
      const switched = await promoteFurthest(site, start);
      await cluster.rewind(killed);
      await cluster.requireStandby();
      notes.push(`switched after ${switched} s, in step after ${secondsSince(start)} s`);
    }
    return notes.join('; ');
  },
};

const primaryHung: Fault<ClusterSite> = {
  name: 'primary hung, standby promoted',
  pace,
  site: () => ClusterSite.open(pair),
  async inject(site) {
    const { cluster } = site;
    await setTimeout(10_000);
    const start = performance.now();
    await cluster.primary.freeze();
    const switched = await promoteFurthest(site, start);
    // Replaces the old primary, which keeps its connections open to the end and does not answer.
    await cluster.addStandby('c');
    await cluster.waitFor('ANY 1 (b, c)');
    return `switched after ${switched} s, in step after ${secondsSince(start)} s`;
  },
};

const awaySeconds = 20;

/** Counts the visible events; an event that still waits for a standby is not visible yet. */
const countEvents = async ({ cluster }: ClusterSite): Promise<number> =>
  Number(await cluster.primary.query('select count(*) from attempt_events', 'bac'));

const standbyKilled: Fault<ClusterSite> = {
  name: `only standby killed for ${awaySeconds} s`,
  pace,
  site: () => ClusterSite.open(pair),
  async inject(site) {
    const { cluster } = site;
    const [standby] = cluster.standbys;
    await setTimeout(10_000);
    await standby!.kill();
    await setTimeout(1000);
    const before = await countEvents(site);
    await setTimeout((awaySeconds - 1) * 1000);
    const stored = (await countEvents(site)) - before;
    await standby!.start();
    await cluster.waitUntilSynchronous();
    if (stored > 0) throw new Error(`${stored} events were stored without the standby`);
    return 'nothing stored meanwhile';
  },
};

const standbyThenPrimary: Fault<ClusterSite> = {
  name: 'one standby of two killed, then the primary',
  pace,
  site: () => ClusterSite.open(trio),
  async inject(site) {
    const { cluster } = site;
    await setTimeout(8000);
    const behind = cluster.standbys[0]!;
    const before = await countEvents(site);
    await behind.kill();
    await setTimeout(8000);
    const stored = (await countEvents(site)) - before;
    const start = performance.now();
    await cluster.primary.kill();
    await behind.start();
    const switched = await promoteFurthest(site, start);
    if (cluster.primary === behind) throw new Error('The standby that was behind was promoted');
    await cluster.follow(behind);
    await cluster.waitUntilSynchronous();
    return `${stored} events stored with one, switched after ${switched} s, in step after ${secondsSince(start)} s`;
  },
};

export const standbyFaults: readonly Fault[] = [
  primaryKilled,
  primaryHung,
  standbyKilled,
  standbyThenPrimary,
];
