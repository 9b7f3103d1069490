import { setTimeout } from 'node:timers/promises';
import { cachedChanges, type Change } from './cached-changes.ts';
import { inSeconds, Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

/** The milliseconds after which this process last showed the old state. */
async function lastUnseen(change: Change, address: string, isSeen: IsSeen): Promise<number> {
  const start = performance.now();
  for (let last = 0; ;) {
    const elapsed = performance.now() - start;
    if (await isSeen(address)) return last;
    last = elapsed;
    if (last > change.boundMs) return last;
    await setTimeout(change.everyMs ?? 100);
  }
}

type IsSeen = (address: string) => Promise<boolean>;

async function checkChange(site: Site, change: Change): Promise<Row> {
  const tally = new Tally();
  let longest = 0;
  for (const origin of site.addresses.slice(0, change.origins ?? site.addresses.length)) {
    const { make, isSeen } = await change.prepare(site);
    // Every process caches the state before the change.
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

/** Checks changes that other processes have cached. All kinds run at once, because most of the time is waiting. */
export const checkCaches = (site: Site, firstStudent: number): Promise<Row[]> =>
  Promise.all(cachedChanges(firstStudent).map((change) => checkChange(site, change)));
