import type { History, HistoryEntry } from '@bac/contract/results/results.ts';
import { superscore } from '@bac/exam/report/superscore.ts';
import type { Services } from '../../services.ts';
import { testOf } from './report.ts';
import { listHistory, type HistoryRow } from './history-store.ts';

const toEntry = ({
  test,
  startedAt,
  completedAt,
  rescoredAt,
  ...row
}: HistoryRow): HistoryEntry => ({
  ...row,
  test: testOf(test),
  startedAt: startedAt.toISOString(),
  completedAt: completedAt.toISOString(),
  rescoredAt: rescoredAt?.toISOString() ?? null,
});

/** Reads a student's completed attempts with the best score and the superscore. */
export async function readHistory(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<History> {
  const rows = await listHistory(db, accountId, clock.now());
  const attempts = rows.map(toEntry);
  const validAttempts = attempts.filter(({ invalidReason }) => invalidReason === null);
  const best = validAttempts
    .flatMap(({ attempt, total }) => (total ? [{ attempt, score: total.score }] : []))
    .toSorted((a, b) => b.score - a.score)[0];
  return { attempts, best: best ?? null, superscore: superscore(validAttempts) ?? null };
}
