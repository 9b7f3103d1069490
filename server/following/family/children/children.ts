import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { Child } from '@bac/contract/following/family.ts';
import { pacing } from '@bac/exam/report/pace.ts';
import { skillsToPractice } from '@bac/exam/report/skills-to-practice.ts';
import { percentileRange } from '@bac/exam/scoring/percentile.ts';
import { isProvisional } from '@bac/exam/scoring/score-attempt.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Reader } from '../../../platform/postgres/database.ts';
import { dayAfter, dayOf } from '../../../platform/postgres/vietnam-day.ts';
import { countSkills } from '../../../results/reports/pooled-skills.ts';
import type { Services } from '../../../services.ts';
import { readConsentStates } from '../consents-store.ts';
import {
  findFollowed,
  listNextAssignments,
  listFollowed,
  listLatestResults,
  listResultsOf,
  listInProgress,
  listTotals,
  sumTimeByWeek,
  type FollowedStudent,
  type ShownResult,
} from './children-store.ts';

const weeksShown = 8;

/** Whole minutes in completed tests, at least one: zero is for nothing completed. */
export const toMinutes = (usedMs: number | undefined): number =>
  usedMs === undefined ? 0 : Math.max(1, Math.round(usedMs / 60_000));

/** The Monday on or before a day. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

const byStudent = <Row extends { student: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.student, row]));

/** The progress of these students. For one who lacks a needed consent it shows only that. */
export async function readProgress(
  db: Reader,
  links: readonly FollowedStudent[],
  now: Date,
): Promise<Child[]> {
  const today = dayOf(now);
  const mondays = Array.from({ length: weeksShown }, (_, week) =>
    dayAfter(mondayOf(today), 7 * (week + 1 - weeksShown)),
  );
  const ids = links.map(({ student }) => student.id);
  const consents = await readConsentStates(db, ids, today);
  const mayShow = (id: string): boolean => {
    const consent = consents.get(id);
    return consent !== undefined && (!consent.isNeeded || consent.record !== null);
  };
  const students = ids.filter(mayShow);
  const [last, totals, weeks, inProgress, nextAssignments, skillCounts] = await Promise.all([
    listLatestResults(db, students, now).then(byStudent),
    listTotals(db, students, now),
    sumTimeByWeek(db, students, mondays[0]!),
    listInProgress(db, students, now).then(byStudent),
    listNextAssignments(db, students, now).then(byStudent),
    countSkills(db, students, now),
  ]);

  return links.map(({ link, getsWeeklyEmail, student }) => {
    const { id, name } = student;
    const result = last.get(id);
    const running = inProgress.get(id);
    const next = nextAssignments.get(id);
    const used = new Map(
      weeks.filter((week) => week.student === id).map(({ week, usedMs }) => [week, usedMs]),
    );
    return {
      student: { id, name },
      link,
      getsWeeklyEmail,
      consent: consents.get(id) ?? { isNeeded: true, record: null },
      goal: mayShow(id)
        ? { score: student.goalScore, testDate: student.testDate }
        : { score: null, testDate: null },
      running: running ? { test: running.test, startedAt: running.startedAt.toISOString() } : null,
      nextAssignment: next
        ? {
            test: next.test,
            class: next.class,
            closesAt: next.closesAt.toISOString(),
          }
        : null,
      last: result ? toLastResult(result) : null,
      practice: skillsToPractice(skillCounts.get(id) ?? [])[0] ?? null,
      trend: totals
        .filter((total) => total.student === id)
        .map(({ attempt, completedAt, method, total }) => ({
          attempt,
          completedAt: completedAt.toISOString(),
          method,
          ...total,
        })),
      weeks: mondays.map((from) => ({
        from,
        minutes: toMinutes(used.get(from)),
      })),
    };
  });
}

type Deps = Pick<Services, 'db' | 'clock'>;

export async function readChildren({ db, clock }: Deps, parentId: string): Promise<Child[]> {
  return readProgress(db, await listFollowed(db, parentId), clock.now());
}

/** Finds nothing of a student whom the parent does not follow, or for whom a guardian's consent is missing. */
export async function readChildResults(
  { db, clock }: Deps,
  parentId: string,
  studentId: string,
): Promise<{ student: string; results: NonNullable<Child['last']>[] }> {
  const now = clock.now();
  const child = await findFollowed(db, parentId, studentId, dayOf(now));
  if (!child) throw new Refused('NOT_FOUND');
  const found = await listResultsOf(db, studentId, now);
  return { student: child.name, results: found.map(toLastResult) };
}

type LastResult = NonNullable<Child['last']>;

/** The pacing over all modules, each judged by its own pace. */
function computePacing({ modules, timed }: ShownResult): LastResult['pacing'] {
  const paces = modules.map((clock) =>
    pacing(
      timed.filter(({ module }) => module === clock.module),
      clock,
    ),
  );
  const rushed = paces.filter(({ kind }) => kind === 'rushed').length;
  const leftOver = paces.reduce((sum, pace) => sum + pace.leftOver, 0);
  const slow = paces.reduce((sum, pace) => sum + pace.slow, 0);
  return {
    kind: rushed > 0 ? 'rushed' : leftOver > 0 ? 'ran-out' : slow > 0 ? 'slow-spots' : 'steady',
    leftOver,
    slow,
    rushed,
    modules: paces.length,
  };
}

/** A result reduced to what a parent asks for first. */
function toLastResult(result: ShownResult): LastResult {
  const { score } = result;
  const { total } = score;
  const percentile = total && percentileRange('total', total);
  return {
    attempt: result.attempt,
    test: { kind: kindOf[result.blueprint], name: result.name },
    completedAt: result.completedAt.toISOString(),
    right: result.right,
    questions: result.questions,
    usedMs: result.usedMs,
    method: result.method,
    total: total ? { score: total.score, low: total.low, high: total.high } : null,
    sections: score.sections.map(({ section, score: points, low, high }) => ({
      section,
      score: points,
      low,
      high,
    })),
    isProvisional: isProvisional(score),
    percentile: percentile ? { low: percentile.low.user, high: percentile.high.user } : null,
    pacing: computePacing(result),
  };
}
