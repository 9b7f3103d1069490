import { setTimeout } from 'node:timers/promises';
import { ClusterSite } from './cluster-site.ts';
import type { Fault } from './fault.ts';
import { archiveAll, restoreTo } from './point-in-time.ts';

/** Point-in-time recovery from a base backup, made while students take the test, and the WAL archive since then. */
export const mistakeUndone: Fault<ClusterSite> = {
  name: 'a mistake undone: restored to the moment before',
  pace: 500,
  site: () => ClusterSite.open({ nodes: ['a'], synchronous: '' }),
  async inject(site) {
    const { cluster } = site;
    await setTimeout(5000);
    const copy = await cluster.copyPrimary('restored');
    await setTimeout(10_000);
    await site.end('SIGTERM');
    const start = performance.now();
    const moment = await cluster.primary.query('select clock_timestamp()::text');
    const deleted = await cluster.primary.query(
      'with gone as (delete from attempt_events returning 1) select count(*) from gone',
      'bac',
    );
    await archiveAll(cluster);
    await cluster.primary.stop();
    await restoreTo(cluster, copy, moment);
    await site.pointToPrimary();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    await site.start();
    return `${deleted} events deleted, restored in ${seconds} s`;
  },
};
