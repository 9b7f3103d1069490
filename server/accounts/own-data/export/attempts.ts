import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { listLog, LogTooLong } from '../../../attempts/log.ts';
import { isShown } from '../../../following/access.ts';
import { forms } from '../../../db/items-schema.ts';
import { resultChanges, results, resultShares } from '../../../db/results-schema.ts';
import { attemptEvents, attempts } from '../../../db/schema.ts';
import type { ExportContext, Section } from './section.ts';

type Result = typeof results.$inferSelect;

/** The content of the report, without answer keys and without marking pretest questions. */
const toResult = (result: Result) => ({
  completedAt: result.completedAt,
  rightAnswers: result.right,
  questions: result.questions,
  metBefore: result.seenBefore,
  usedMilliseconds: result.usedMs,
  invalidatedAt: result.invalidatedAt,
  invalidReason: result.invalidReason,
  rescoredAt: result.rescoredAt,
  method: result.method,
  total: result.score.total ?? null,
  sections: result.score.sections.map(({ section, score, low, high, isProvisional, domains }) => ({
    section,
    score,
    low,
    high,
    isProvisional,
    domains,
  })),
  modules: result.modules,
  answers: result.outcomes.map(({ isPretest: _isPretest, ...outcome }) => outcome),
});

/** Test takers never learn which route an attempt took. */
const isExported = ({ event }: LoggedEvent): boolean => event.type !== 'routed';

const toEvent = ({ at, receivedAt, sender, event }: LoggedEvent) => ({
  at: new Date(at),
  receivedAt: new Date(receivedAt),
  ...(sender && { device: sender.device }),
  ...event,
});

async function readAttempt(context: ExportContext, id: string): Promise<unknown> {
  const { db, now } = context;
  const [row] = await db
    .select({
      attempt: attempts,
      test: sql<unknown>`${forms.content} -> 'name'`,
      result: results,
      isShown: sql<boolean>`${isShown(attempts.id, now)}`,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(eq(attempts.id, id));
  if (!row) return null;
  const { accountId: _owner, formId, ...attempt } = row.attempt;
  const changes = await db
    .select({
      kind: resultChanges.kind,
      reason: resultChanges.reason,
      studentNote: resultChanges.studentNote,
      before: resultChanges.before,
      after: resultChanges.after,
      minutes: resultChanges.minutes,
      at: resultChanges.at,
    })
    .from(resultChanges)
    .where(eq(resultChanges.attemptId, id))
    .orderBy(asc(resultChanges.at));
  const shares = await db
    .select({ createdAt: resultShares.createdAt, expiresAt: resultShares.expiresAt })
    .from(resultShares)
    .where(eq(resultShares.attemptId, id));
  const log = await readLogIfShort(context, id);
  return {
    ...attempt,
    test: { id: formId, name: row.test },
    // A result that the teacher of a class withholds is withheld here as well.
    result: row.result && row.isShown ? toResult(row.result) : null,
    isResultKeptBack: row.result !== null && !row.isShown,
    changesByTheTeam: row.isShown ? changes : [],
    sharedLinks: shares,
    events: log?.filter(isExported).map(toEvent) ?? [],
    areEventsTooMany: log === undefined,
  };
}

/** Returns undefined if the log is too long to read. */
async function readLogIfShort(
  { db }: ExportContext,
  id: string,
): Promise<LoggedEvent[] | undefined> {
  try {
    return await listLog(db, id);
  } catch (error) {
    if (error instanceof LogTooLong) return undefined;
    throw error;
  }
}

/** Reads one attempt at a time: two hundred attempts have hundreds of thousands of events. */
async function* eachAttempt(context: ExportContext): AsyncGenerator<unknown> {
  const ids = await context.db
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.accountId, context.accountId))
    .orderBy(asc(attempts.startedAt), asc(attempts.id));
  for (const { id } of ids) yield await readAttempt(context, id);
}

export const ownAttempts: Section = {
  name: 'attempts',
  tables: [attempts, attemptEvents, results, resultChanges, resultShares],
  read: eachAttempt,
};
