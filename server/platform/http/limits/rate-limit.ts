import type { Language } from '@bac/exam/item/language.ts';
import { and, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../postgres/database.ts';
import { prepareOnce } from '../../postgres/prepare-once.ts';
import { rateLimits } from '../../../db/http-schema.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { hashToken } from '../session.ts';
import { Refused } from '../refused.ts';

export interface Limit {
  /** The kind of call that is counted, such as `login:account`. */
  name: string;
  /** The IP address or email address that is limited, stored only as a hash. */
  subject: string;
  atMost: number;
  milliseconds: number;
}

interface Deps {
  /** A transaction if the count must be committed or rolled back with other changes. */
  db: Database | Transaction;
  clock: Clock;
}

const keyOf = ({ name, subject }: Limit): string =>
  `${name}:${hashToken(subject).toString('base64url')}`;

function refuseUntil(resetsAt: Date, now: Date): never {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  throw new Refused('TOO_MANY_REQUESTS', { retryAfter, messages: rateLimitMessage(retryAfter) });
}

/** Increments the counter that all processes share. */
async function countUp({ db, clock }: Deps, limit: Limit) {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + limit.milliseconds);
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  const [counter] = await db
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
  return counter;
}

/** Counts a call and refuses it over the limit. */
export async function countAgainst(deps: Deps, limit: Limit): Promise<void> {
  const counter = await countUp(deps, limit);
  if (counter && counter.count > limit.atMost) refuseUntil(counter.resetsAt, deps.clock.now());
}

/** Counts a call without refusing it; returns false over the limit. */
export async function countQuietly(deps: Deps, limit: Limit): Promise<boolean> {
  const counter = await countUp(deps, limit);
  return counter === undefined || counter.count <= limit.atMost;
}

const countersQuery = prepareOnce((db) =>
  db
    .select()
    .from(rateLimits)
    .where(
      and(
        sql`${rateLimits.key} = any(${sql.placeholder('keys')}::text[])`,
        gt(rateLimits.resetsAt, sql.placeholder('now')),
      ),
    )
    .prepare('counted_up'),
);

/** Refuses a call that has already reached one of the limits, without counting it: for calls that count only if they fail. */
export async function refuseAtLimit({ db, clock }: Deps, ...limits: Limit[]): Promise<void> {
  const now = clock.now();
  const maxByKey = new Map(limits.map((limit) => [keyOf(limit), limit.atMost]));
  const counters = await countersQuery(db).execute({ keys: [...maxByKey.keys()], now });
  const reached = counters.filter(({ key, count }) => count >= (maxByKey.get(key) ?? Infinity));
  const last = reached.toSorted((one, other) => +other.resetsAt - +one.resetsAt)[0];
  if (last) refuseUntil(last.resetsAt, now);
}

export const purgeRateLimits = ({ db, clock }: Deps): JobHandler => ({
  name: 'rate-limits.purge',
  every: '23 * * * *',
  run: async () => {
    await db.delete(rateLimits).where(lte(rateLimits.resetsAt, clock.now()));
  },
});

/** The wait in the largest fitting unit, rounded up: `15 minutes`. */
function waitIn(language: Language, seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [seconds, 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** The message for a caller over a limit; it says how long to wait, so that people stop retrying. */
export const rateLimitMessage = (seconds: number): Record<Language, string> => ({
  en: `Too many attempts. Please try again in ${waitIn('en', seconds)}.`,
  vi: `Đã có quá nhiều lần thử. Vui lòng thử lại sau ${waitIn('vi', seconds)}.`,
});
