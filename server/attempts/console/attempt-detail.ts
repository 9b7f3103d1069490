import type {
  AttemptQuestion,
  AttemptModule,
  WholeAttempt,
} from '@bac/contract/attempts/attempts-admin.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import { timeLeft, type Attempt } from '@bac/exam/attempt/attempt.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import { settle } from '@bac/exam/attempt/settle.ts';
import { moduleTimingsOf } from '@bac/exam/report/module-timings.ts';
import { sumTimings } from '@bac/exam/report/outcome.ts';
import { outcomesOf } from '@bac/exam/scoring/outcomes.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { listedSections, listedTotal } from '../../db/listed-score.ts';
import { resultChanges, results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { listLog } from '../log.ts';
import type { CachedForm, FormCache } from '../running/form-cache.ts';
import { lastHeardAt } from '../running/last-heard-at.ts';
import { findExtendable } from './changes.ts';
import { listedState } from './list-store.ts';
import { stageOf } from './live.ts';

async function findWhole(db: Reader, id: string) {
  const [row] = await db
    .select({
      attempt: attempts,
      state: listedState,
      student: { id: accounts.id, name: accounts.fullName, email: accounts.email },
      result: results,
      total: listedTotal,
      sections: listedSections,
    })
    .from(attempts)
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(eq(attempts.id, id));
  return row;
}

type FoundWhole = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

/** The team's changes, oldest first, with the name of who made them. */
const listChanges = (db: Reader, attemptId: string) =>
  db
    .select({ change: resultChanges, actorName: sql<string | null>`${accounts.fullName}` })
    .from(resultChanges)
    .leftJoin(accounts, eq(accounts.id, resultChanges.actorId))
    .where(eq(resultChanges.attemptId, attemptId))
    .orderBy(asc(resultChanges.at), asc(resultChanges.id));

type Deps = Pick<Services, 'db' | 'clock'>;

function modulesOf({ plan, chosen, modules, routes }: Attempt): AttemptModule[] {
  return plan.modules.flatMap(({ section, part, questions, ms }, module): AttemptModule[] => {
    if (!chosen.includes(section)) return [];
    const opened = modules.find((each) => each.module === module);
    return [
      {
        module,
        section,
        part,
        route: (part === 2 && opened && routes[section]) || null,
        questions: opened?.items.length ?? questions,
        ms: Math.round(ms),
        openedAt: opened?.openedAt ?? null,
        deadline: opened?.deadline ?? null,
        closedAt: opened?.closed?.at ?? null,
        closedBy: opened?.closed?.by ?? null,
      },
    ];
  });
}

/** The questions as graded today, with corrected keys; in an attempt in progress, as answered so far. */
function questionsOf(attempt: Attempt, { form, bank }: CachedForm): AttemptQuestion[] {
  return outcomesOf(attempt, form, bank).flatMap(({ answer, ...outcome }): AttemptQuestion[] => {
    const item = bank.get(outcome.item);
    if (!item) return [];
    const { skill, response } = item;
    const keys = response.kind === 'entered' ? response.keys : [response.key];
    return [{ ...outcome, skill, answer: answer ?? null, keys }];
  });
}

function resultOf({ result, total, sections }: FoundWhole): WholeAttempt['result'] {
  if (!result) return null;
  const { right, questions, seenBefore, usedMs, method, invalidReason } = result;
  return {
    completedAt: result.completedAt.toISOString(),
    total,
    sections,
    right,
    questions,
    seenBefore,
    usedMs,
    method,
    invalidReason,
    rescoredAt: result.rescoredAt?.toISOString() ?? null,
  };
}

async function changesOf({ db }: Deps, id: string): Promise<WholeAttempt['changes']> {
  return (await listChanges(db, id)).map(({ change, actorName }) => ({
    id: change.id,
    kind: change.kind,
    at: change.at.toISOString(),
    reason: change.reason,
    studentNote: change.studentNote,
    before: change.before,
    after: change.after,
    minutes: change.minutes,
    actorName,
  }));
}

export async function readAttempt(
  services: Deps,
  forms: FormCache,
  id: string,
): Promise<WholeAttempt> {
  const { db, clock } = services;
  const found = await findWhole(db, id);
  const form = found && (await forms.find(found.attempt.formId));
  if (!found || !form) throw new Refused('NOT_FOUND');
  const [log, changes] = await Promise.all([listLog(db, id), changesOf(services, id)]);
  const now = clock.now().getTime();
  const attempt = settle(replay(log), now).attempt;
  const msLeft = timeLeft(attempt, now);
  const { startedAt, endedAt } = found.attempt;
  return {
    at: new Date(now).toISOString(),
    id,
    student: found.student,
    test: { id: form.form.id, kind: kindOf[form.form.blueprint], name: form.form.name },
    state: found.state,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    lastContactAt: new Date(lastHeardAt(found.attempt, attempt)).toISOString(),
    seq: log.length,
    place: stageOf(attempt) ?? null,
    msLeft: msLeft === undefined ? null : Math.round(msLeft),
    extendableModule: findExtendable(attempt) ?? null,
    modules: modulesOf(attempt),
    timing: sumTimings([...moduleTimingsOf(form.form.blueprint, log).values()]),
    questions: questionsOf(attempt, form),
    result: resultOf(found),
    changes,
  };
}

export async function readEvents({ db }: Pick<Deps, 'db'>, id: string) {
  const events = await listLog(db, id);
  if (events.length === 0) throw new Refused('NOT_FOUND');
  return { events: events.map((logged) => ({ ...logged, event: { ...logged.event } })) };
}
