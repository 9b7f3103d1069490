import { setTimeout } from 'node:timers/promises';
import { cachedChanges, type Change } from './cached-changes.ts';
import { inSeconds, Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

/** Milliseconds after which this process was asked for the last time and told nothing of it. */
async function lastUnseen(change: Change, address: string, isSeen: Seen): Promise<number> {
  const since = performance.now();
  for (let last = 0; ;) {
    const asked = performance.now() - since;
    if (await isSeen(address)) return last;
    last = asked;
    if (last > change.boundMs) return last;
    await setTimeout(change.everyMs ?? 100);
  }
}

type Seen = (address: string) => Promise<boolean>;

async function checkChange(site: Site, change: Change): Promise<Row> {
  const tally = new Tally();
  let longest = 0;
  for (const origin of site.addresses.slice(0, change.origins ?? site.addresses.length)) {
    const { make, isSeen } = await change.prepare(site);
    // Every process has in mind how it was before.
    for (const address of site.addresses) {
      tally.expect(!(await isSeen(address)), 'seen before it was made');
    }
    await make(origin);
    await Promise.all(
      site.addresses.map(async (address) => {
        const ms = await lastUnseen(change, address, isSeen);
        longest = Math.max(longest, ms);
        tally.expect(ms <= change.boundMs, `not seen within ${inSeconds(change.boundMs)}`);
      }),
    );
  }
  const bound = inSeconds(change.boundMs);
  return tally.row(change.name, `as before for ${inSeconds(longest)} at most (bound ${bound})`);
}

/** What one process changes and others have in mind. All kinds at once, for most of it is waiting. */
export const checkCaches = (site: Site, firstStudent: number): Promise<Row[]> =>
  Promise.all(cachedChanges(firstStudent).map((change) => checkChange(site, change)));
