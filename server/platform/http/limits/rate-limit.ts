import type { Language } from '@bac/exam/item/language.ts';
import { and, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../postgres/database.ts';
import { prepareOnce } from '../../postgres/prepare-once.ts';
import { rateLimits } from '../../../db/http-schema.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { Refused } from '../refused.ts';
import type { Limit } from './limits.ts';

interface Deps {
  /** A transaction if the count must be committed or rolled back with other changes. */
  db: Database | Transaction;
  clock: Clock;
}

function refuseUntil(resetsAt: Date, now: Date): never {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  throw new Refused('TOO_MANY_REQUESTS', { retryAfter, messages: rateLimitMessage(retryAfter) });
}

/** Sorts limits by key, so that all processes lock counters in the same order and cannot deadlock. */
const inOrder = (limits: readonly Limit[]): Limit[] =>
  limits.toSorted((one, other) => (one.key < other.key ? -1 : 1));

interface Counter {
  key: string;
  count: number;
  resetsAt: Date;
}

/** Increments, in one statement, counters that all processes share. Returns them in the order of their keys. */
async function countUp({ db, clock }: Deps, limits: readonly Limit[]): Promise<Counter[]> {
  const now = clock.now();
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  const rows = inOrder(limits).map(({ key, milliseconds }) => ({
    key,
    count: 1,
    resetsAt: new Date(now.getTime() + milliseconds),
  }));
  return db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
}

/** Undoes `countUp` for counters whose window has not ended since. */
async function countDown({ db }: Pick<Deps, 'db'>, counters: readonly Counter[]): Promise<void> {
  const keys = counters.map(({ key }) => key);
  const windows = counters.map(({ resetsAt }) => resetsAt.toISOString());
  await db.execute(sql`
    with counted as materialized (
      select ${rateLimits.key} as key
      from ${rateLimits}
      join unnest(${sql.param(keys)}::text[], ${sql.param(windows)}::timestamptz[]) as own (key, resets_at)
        on ${rateLimits.key} = own.key and ${rateLimits.resetsAt} = own.resets_at
      order by ${rateLimits.key} collate "C"
      for update of ${rateLimits}
    )
    update ${rateLimits} set count = ${rateLimits.count} - 1
    from counted where ${rateLimits.key} = counted.key`);
}

const findOver = (counters: readonly Counter[], limits: readonly Limit[]): Counter | undefined => {
  const maxByKey = new Map(limits.map(({ key, atMost }) => [key, atMost]));
  return counters
    .filter(({ key, count }) => count > (maxByKey.get(key) ?? Infinity))
    .toSorted((one, other) => +other.resetsAt - +one.resetsAt)[0];
};

/**
 * Counts a call against all its limits at once, before its work: simultaneous calls cannot pass a limit together. A call that
 * exceeds one limit is refused and counted against none, so that somebody who is blocked cannot use up the limits of others.
 * Returns a function that undoes the count, for calls that count only if they fail.
 */
export async function reserve(deps: Deps, ...limits: Limit[]): Promise<() => Promise<void>> {
  // Refuses a flood without writing.
  await refuseAtLimit(deps, ...limits);
  const counters = await countUp(deps, limits);
  const over = findOver(counters, limits);
  if (over) {
    await countDown(deps, counters);
    refuseUntil(over.resetsAt, deps.clock.now());
  }
  return () => countDown(deps, counters);
}

/**
 * Reserves a try and undoes the count unless the work reports that it failed, for example because a password was wrong. A call
 * refused for another reason tested no password or code, so it does not count.
 */
export async function countIfFailed<Result>(
  deps: Deps,
  limits: readonly Limit[],
  work: (reportFailure: () => void) => Promise<Result>,
): Promise<Result> {
  const takeBack = await reserve(deps, ...limits);
  let hasFailed = false;
  try {
    return await work(() => {
      hasFailed = true;
    });
  } finally {
    if (!hasFailed) await takeBack();
  }
}

/** Counts a call, or refuses it uncounted if it would exceed a limit. */
export async function countAgainst(deps: Deps, ...limits: Limit[]): Promise<void> {
  await reserve(deps, ...limits);
}

/** Counts a call without refusing it; returns false over one of the limits. */
export async function countQuietly(deps: Deps, ...limits: Limit[]): Promise<boolean> {
  return !findOver(await countUp(deps, limits), limits);
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

/** Refuses a call that has already reached one of the limits, without counting it. */
export async function refuseAtLimit({ db, clock }: Deps, ...limits: Limit[]): Promise<void> {
  const now = clock.now();
  const maxByKey = new Map(limits.map(({ key, atMost }) => [key, atMost]));
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

/** Formats the wait in seconds up to 90 s, in minutes up to 90 min, otherwise in hours, rounded up: `15 minutes`. */
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
