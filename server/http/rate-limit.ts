import { lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/http-schema.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { hashToken } from './session.ts';
import { Refused } from './refused.ts';

export interface Limit {
  /** What is counted, such as `login:account`. */
  name: string;
  /** For whom: an address or an e-mail, kept only as a hash. */
  of: string;
  atMost: number;
  milliseconds: number;
}

interface Needs {
  db: Database;
  clock: Clock;
}

const keyOf = ({ name, of }: Limit): string => `${name}:${hashToken(of).toString('base64url')}`;

function refuseUntil(resetsAt: Date, now: Date): never {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  throw new Refused('TOO_MANY_REQUESTS', { retryAfter });
}

/** Counts one more, by all processes together, and refuses what is over the limit. */
export async function countAgainst({ db, clock }: Needs, limit: Limit): Promise<void> {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + limit.milliseconds);
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limit), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (counted && counted.count > limit.atMost) refuseUntil(counted.resetsAt, now);
}

/** Refuses what has reached the limit already, without counting: for what counts only when it fails. */
export async function refuseAtLimit({ db, clock }: Needs, limit: Limit): Promise<void> {
  const now = clock.now();
  const [counted] = await db
    .select()
    .from(rateLimits)
    .where(sql`${rateLimits.key} = ${keyOf(limit)} and ${rateLimits.resetsAt} > ${now}`);
  if (counted && counted.count >= limit.atMost) refuseUntil(counted.resetsAt, now);
}

export const purgeRateLimits = ({ db, clock }: Needs): JobHandler => ({
  name: 'rate-limits.purge',
  every: '23 * * * *',
  run: async () => {
    await db.delete(rateLimits).where(lte(rateLimits.resetsAt, clock.now()));
  },
});
