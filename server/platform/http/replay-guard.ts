import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import { usedUuids } from '../../db/http-schema.ts';
import type { JobHandler } from '../jobs/jobs.ts';

const retentionMilliseconds = 24 * 60 * 60 * 1000;

/** Returns true if no process on this database has seen the one-time id in the last 24 hours. */
export function replayGuard(db: Database, clock: Clock): (uuid: string) => Promise<boolean> {
  const use = db
    .insert(usedUuids)
    .values({ uuid: sql.placeholder('uuid'), usedAt: sql.placeholder('now') })
    .onConflictDoNothing()
    .returning({ uuid: usedUuids.uuid })
    .prepare('use_uuid');
  return async (uuid) => (await use.execute({ uuid, now: clock.now() })).length === 1;
}

export const purgeUsedUuids = (db: Database, clock: Clock): JobHandler => ({
  name: 'used-uuids.purge',
  every: '17 * * * *',
  run: async () => {
    const oldest = new Date(clock.now().getTime() - retentionMilliseconds);
    await db.delete(usedUuids).where(lt(usedUuids.usedAt, oldest));
  },
});
