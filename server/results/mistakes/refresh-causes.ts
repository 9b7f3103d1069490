import { causeRules } from '@bac/exam/report/mistake-cause.ts';
import { and, eq, sql } from 'drizzle-orm';
import { mapItemVersions } from '../../bank/item-versions.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { hasOutdatedCause, mistakes } from '../../db/results-schema.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { mistakesOf } from './new-mistakes.ts';
import { lockResult } from '../store.ts';

interface OutdatedAttempt {
  account: string;
  attempt: string;
}

const batchSize = 100;

const listOutdated = (db: Reader): Promise<OutdatedAttempt[]> =>
  db
    .selectDistinct({ account: mistakes.accountId, attempt: mistakes.attemptId })
    .from(mistakes)
    .where(hasOutdatedCause)
    .limit(batchSize);

async function refreshOne(tx: Transaction, { account, attempt }: OutdatedAttempt): Promise<void> {
  const result = await lockResult(tx, attempt);
  const missed = result ? mistakesOf(result, await mapItemVersions(tx, result.outcomes)) : [];
  const items = missed.map(({ itemId }) => itemId);
  const causes = missed.map(({ likelyCause }) => likelyCause);
  await tx
    .update(mistakes)
    .set({
      likelyCause: sql`(
        select cause from unnest(${sql.param(items)}::text[], ${sql.param(causes)}::text[])
          as computed(item, cause)
        where computed.item = ${mistakes.itemId})`,
      causeRules,
    })
    .where(and(eq(mistakes.accountId, account), eq(mistakes.attemptId, attempt), hasOutdatedCause));
}

/**
 * Recomputes suggestions that an earlier version of the rules made, one transaction per attempt; after an interruption it
 * continues with the rest. It does not touch the causes and notes that students entered.
 */
export async function refreshCauses({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const outdated = await listOutdated(db);
    if (outdated.length === 0) return;
    for (const attempt of outdated) await db.transaction((tx) => refreshOne(tx, attempt));
  }
}

/** Runs by schedule and not only at start, because processes of the previous release write such rows until they are replaced. */
export const refreshCausesJob = (services: Pick<Services, 'db'>): JobHandler => ({
  name: 'results.refresh-causes',
  every: '*/10 * * * *',
  run: () => refreshCauses(services),
});
