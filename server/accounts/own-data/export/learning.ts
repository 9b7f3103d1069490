import { and, asc, eq, sql } from 'drizzle-orm';
import { isShown } from '../../../following/access.ts';
import { forms } from '../../../db/items-schema.ts';
import { interestChecks } from '../../../db/orientation-schema.ts';
import { mistakes, officialScores, problemReports } from '../../../db/results-schema.ts';
import type { Section } from './section.ts';

export const errorLog: Section = {
  name: 'errorLog',
  tables: [mistakes],
  read: ({ db, accountId, now }) =>
    db
      .select({
        question: mistakes.itemId,
        attempt: mistakes.attemptId,
        module: mistakes.module,
        place: mistakes.question,
        missedAt: mistakes.missedAt,
        suggestedCause: mistakes.likelyCause,
        cause: mistakes.cause,
        note: mistakes.note,
        stage: mistakes.stage,
        dueAt: mistakes.dueAt,
        wasRightLastTime: mistakes.wasRight,
      })
      .from(mistakes)
      .where(and(eq(mistakes.accountId, accountId), isShown(mistakes.attemptId, now)))
      .orderBy(asc(mistakes.missedAt), asc(mistakes.itemId)),
};

export const ownOfficialScores: Section = {
  name: 'officialScores',
  tables: [officialScores],
  read: ({ db, accountId }) =>
    db
      .select({
        test: officialScores.test,
        takenOn: officialScores.takenOn,
        readingAndWriting: officialScores.rw,
        math: officialScores.math,
        agreedToComparison: officialScores.consentedAt,
      })
      .from(officialScores)
      .where(eq(officialScores.accountId, accountId))
      .orderBy(asc(officialScores.takenOn), asc(officialScores.test)),
};

export const reportedProblems: Section = {
  name: 'reportedProblems',
  tables: [problemReports],
  read: ({ db, accountId }) =>
    db
      .select({
        attempt: problemReports.attemptId,
        question: problemReports.itemId,
        reason: problemReports.reason,
        message: problemReports.message,
        createdAt: problemReports.createdAt,
      })
      .from(problemReports)
      .where(eq(problemReports.accountId, accountId))
      .orderBy(asc(problemReports.createdAt)),
};

/** Only the names of the forms: their questions stay secret until the test is taken. */
export const ownTests: Section = {
  name: 'testsMadeForYou',
  tables: [forms],
  read: ({ db, accountId }) =>
    db
      .select({
        id: forms.id,
        name: sql<unknown>`${forms.content} -> 'name'`,
        createdAt: forms.createdAt,
      })
      .from(forms)
      .where(eq(forms.accountId, accountId))
      .orderBy(asc(forms.createdAt)),
};

export const orientation: Section = {
  name: 'interestChecks',
  tables: [interestChecks],
  read: ({ db, accountId }) =>
    db
      .select({ takenAt: interestChecks.takenAt, answers: interestChecks.answers })
      .from(interestChecks)
      .where(eq(interestChecks.accountId, accountId))
      .orderBy(asc(interestChecks.takenAt)),
};
