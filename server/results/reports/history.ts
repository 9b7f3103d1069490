import type { History, HistoryEntry } from '@bac/contract/results/results.ts';
import { superscore } from '@bac/exam/report/superscore.ts';
import type { Services } from '../../services.ts';
import { testOf } from './report.ts';
import { listHistory, type HistoryRow } from './report-store.ts';

function toEntry({ result, startedAt, form }: HistoryRow, older: HistoryRow[]): HistoryEntry {
  const { score } = result;
  const total = score.total && {
    score: score.total.score,
    low: score.total.low,
    high: score.total.high,
  };
  return {
    attempt: result.attemptId,
    test: testOf(form),
    startedAt: startedAt.toISOString(),
    completedAt: result.completedAt.toISOString(),
    ordinal: 1 + older.filter((row) => row.result.formId === result.formId).length,
    seenBefore: result.seenBefore,
    invalidReason: result.invalidReason,
    rescoredAt: result.rescoredAt?.toISOString() ?? null,
    right: result.right,
    questions: result.questions,
    usedMs: result.usedMs,
    total: total ?? null,
    sections: score.sections.map(({ section, score: points, low, high }) => ({
      section,
      score: points,
      low,
      high,
    })),
  };
}

/** Reads a student's completed attempts with the best score and the superscore. */
export async function readHistory(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<History> {
  const rows = await listHistory(db, accountId, clock.now());
  const attempts = rows.map((row, index) => toEntry(row, rows.slice(index + 1)));
  const validAttempts = attempts.filter(({ invalidReason }) => invalidReason === null);
  const best = validAttempts
    .flatMap(({ attempt, total }) => (total ? [{ attempt, score: total.score }] : []))
    .toSorted((a, b) => b.score - a.score)[0];
  return { attempts, best: best ?? null, superscore: superscore(validAttempts) ?? null };
}
