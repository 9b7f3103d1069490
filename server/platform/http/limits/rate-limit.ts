import type { Language } from '@bac/exam/item/language.ts';
import { and, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../postgres/database.ts';
import { builtOnce } from '../../postgres/built-once.ts';
import { rateLimits } from '../../../db/http-schema.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { hashToken } from '../session.ts';
import { Refused } from '../refused.ts';

export interface Limit {
  /** What is counted, such as `login:account`. */
  name: string;
  /** For whom: an address or an e-mail, kept only as a hash. */
  of: string;
  atMost: number;
  milliseconds: number;
}

interface Needs {
  /** A transaction, where the count must hold or fall with what is done in it. */
  db: Database | Transaction;
  clock: Clock;
}

const keyOf = ({ name, of }: Limit): string => `${name}:${hashToken(of).toString('base64url')}`;

function refuseUntil(resetsAt: Date, now: Date): never {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  throw new Refused('TOO_MANY_REQUESTS', { retryAfter, words: waitWords(retryAfter) });
}

/** Counts one more, by all processes together. */
async function countUp({ db, clock }: Needs, limit: Limit) {
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
  return counted;
}

/** Counts one more, and refuses what is over the limit. */
export async function countAgainst(needs: Needs, limit: Limit): Promise<void> {
  const counted = await countUp(needs, limit);
  if (counted && counted.count > limit.atMost) refuseUntil(counted.resetsAt, needs.clock.now());
}

/** Counts one more, whatever comes of it; false for what is over the limit. */
export async function countQuietly(needs: Needs, limit: Limit): Promise<boolean> {
  const counted = await countUp(needs, limit);
  return counted === undefined || counted.count <= limit.atMost;
}

const countedUp = builtOnce((db) =>
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

/** Refuses what has reached one of the limits already, without counting: for what counts only when it fails. */
export async function refuseAtLimit({ db, clock }: Needs, ...limits: Limit[]): Promise<void> {
  const now = clock.now();
  const mostByKey = new Map(limits.map((limit) => [keyOf(limit), limit.atMost]));
  const counted = await countedUp(db).execute({ keys: [...mostByKey.keys()], now });
  const reached = counted.filter(({ key, count }) => count >= (mostByKey.get(key) ?? Infinity));
  const last = reached.toSorted((one, other) => +other.resetsAt - +one.resetsAt)[0];
  if (last) refuseUntil(last.resetsAt, now);
}

export const purgeRateLimits = ({ db, clock }: Needs): JobHandler => ({
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

/** The message for a caller who reached a limit: a person who knows how long to wait stops retrying. */
export const waitWords = (seconds: number): Record<Language, string> => ({
  en: `There have been too many tries. Please try again in ${waitIn('en', seconds)}.`,
  vi: `Đã có quá nhiều lần thử. Bạn thử lại sau ${waitIn('vi', seconds)} nhé.`,
});
