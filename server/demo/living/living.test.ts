import { begin } from '@bac/exam/attempt/attempt.ts';
import { step } from '@bac/exam/attempt/step.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, seedDemoAccounts } from '../../accounts/demo-accounts.ts';
import { isPassword } from '../../accounts/passwords/password.ts';
import { loadFoundingBank } from '../../bank/forms/founding-bank.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { listLog } from '../../attempts/log.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { answerCounts, results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { demoDeps } from '../../demo-deps.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, signedInAs } from '../../testing/factories.ts';
import { clear } from './clear.ts';
import { fill } from './fill.ts';
import { tryLock } from './filling-lock.ts';
import { readProgress } from './filling-store.ts';
import { studentOf } from './plan/people.ts';
import { demoPrefix } from './plan/seeded.ts';
import { listInProgress, advanceAttempts } from './advance-attempts.ts';

const students = 12;
const neverAborted = new AbortController().signal;
const throwError = (error: unknown): never => {
  throw error;
};

async function freshDemo(): Promise<TestApp> {
  const test = await testApp({ DEMO_STUDENTS: String(students) });
  await loadFoundingBank(test.services);
  await seedDemoAccounts(test.services);
  return test;
}

/** Reads everything that is the same at every fresh start: results, tickets and answer counts. */
async function readOutcome(db: Database) {
  const scored = await db
    .select({
      who: accounts.email,
      form: results.formId,
      total: results.totalScore,
      right: results.right,
      usedMs: results.usedMs,
      at: results.completedAt,
    })
    .from(results)
    .innerJoin(accounts, eq(accounts.id, results.accountId))
    .orderBy(accounts.email, results.formId);
  const ticketRows = await db
    .select({ subject: tickets.subject, state: tickets.state, rating: tickets.rating })
    .from(tickets)
    .orderBy(tickets.subject);
  const answerRows = await db
    .select()
    .from(answerCounts)
    .orderBy(answerCounts.itemId, answerCounts.version, answerCounts.answer);
  return { scored, ticketRows, answerRows };
}

/** Lists the rows of all tables that contain a demo id, as text. */
async function listTraces(db: Database): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select each::text as row from ${sql.identifier(name)} as each
      where each::text like ${`%${demoPrefix}%`} or each::text like '%hocsinh.bac.localhost%'
        or each::text like '%khach.bac.localhost%' or each::text like '%phuhuynh.bac.localhost%'`);
    traces.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return traces;
}

/** Counts the rows of each table. */
async function countRows(db: Database): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
};

describe('a filled demo', () => {
  let test: TestApp;
  let before: Record<string, number>;

  beforeAll(async () => {
    test = await freshDemo();
    await makeAccount(test.services, { email: 'somebody@example.com' });
    before = await countRows(test.services.db);
    await fill(demoDeps(test.services), students, neverAborted);
  });
  afterAll(() => test.close());

  it('reports the progress of filling', async () => {
    const { payload } = await test.app.inject('/api/v1/demo/progress');
    expect(JSON.parse(payload).data).toEqual({ state: 'full', done: students, total: students });
  });

  it('stores logs that step accepts completely and that lead to the stored state', async () => {
    const rows = await test.services.db.select().from(attempts);
    expect(rows.length).toBeGreaterThan(students);
    for (const row of rows) {
      const [first, ...rest] = await listLog(test.services.db, row.id);
      const last = rest.reduce((attempt, logged) => {
        const result = step(attempt, logged);
        if ('refusal' in result) throw new Error(`${logged.event.type}: ${result.refusal}`);
        return result.attempt;
      }, begin(first!));
      expect(last.phase.name).toBe(row.state);
      expect(rest.some(({ event }) => event.type === 'superseded')).toBe(false);
      for (const { openedAt, closed, deadline, questions } of last.modules) {
        const seenMs = questions.reduce((sum, { ms }) => sum + ms, 0);
        expect(seenMs).toBeLessThanOrEqual((closed?.at ?? deadline) - openedAt);
      }
    }
  });

  it('scores every completed attempt, higher for higher ability', async () => {
    const { db } = test.services;
    const scored = await db.select().from(results);
    expect(scored).toHaveLength(await db.$count(attempts, eq(attempts.state, 'completed')));
    const asOf = test.services.clock.now();
    const abilities = new Map(
      Array.from({ length: students }, (_, number) => studentOf(number, asOf)).map(
        ({ id, testTaker: { ability } }) => [id, ability.rw + ability.math] as const,
      ),
    );
    const pairs = scored.flatMap(({ accountId, right, questions }) => {
      const ability = abilities.get(accountId);
      return ability === undefined ? [] : [[ability, right / questions] as const];
    });
    expect(correlation(pairs)).toBeGreaterThan(0.7);
  });

  it('dates all attempts in the past, after the accounts were created', async () => {
    const rows = await test.services.db
      .select({ attempt: attempts, account: accounts })
      .from(attempts)
      .innerJoin(accounts, eq(accounts.id, attempts.accountId))
      .where(eq(accounts.isSimulated, true));
    const now = test.services.clock.now();
    for (const { attempt, account } of rows) {
      expect(attempt.startedAt > account.createdAt).toBe(true);
      expect(attempt.endedAt! <= now).toBe(true);
    }
  });

  it('lets nobody sign in as a simulated person', async () => {
    const [one] = await test.services.db
      .select()
      .from(accounts)
      .where(eq(accounts.isSimulated, true))
      .limit(1);
    for (const { password } of demoAccounts) {
      expect(await isPassword(password, one!.passwordHash)).toBe(false);
    }
  });

  it('gives the demo’s own student a history of improving results', async () => {
    const { db } = test.services;
    const [own] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.email, 'student@bac.localhost'));
    const totals = await db
      .select({ total: results.totalScore })
      .from(results)
      .where(eq(results.accountId, own!.id))
      .orderBy(results.completedAt);
    expect(totals).toHaveLength(3);
    expect(totals[2]!.total!).toBeGreaterThan(totals[0]!.total!);
  });

  it('creates tickets in every state', async () => {
    const rows = await test.services.db.select().from(tickets);
    const states = new Set(rows.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(['closed', 'new', 'open', 'resolved', 'waiting']);
  });

  it('keeps a few attempts in progress that advance with time and appear in the monitor', async () => {
    const deps = demoDeps(test.services);
    await advanceAttempts(deps, throwError, { isOpening: true });
    const { cookie } = await signedInAs(test.services, 'admin');
    const monitor = async () => {
      const reply = await test.app.inject({
        url: '/api/v1/admin/attempts/live',
        headers: { cookie },
      });
      return JSON.parse(reply.payload).data;
    };
    const inProgress = await listInProgress(deps);
    expect(inProgress.length).toBeGreaterThan(0);
    expect((await monitor()).testTakers).toBe(inProgress.length);
    const countAnswers = async () => {
      const logs = await Promise.all(inProgress.map(({ id }) => listLog(test.services.db, id)));
      return logs.flatMap((log) => log.filter(({ event }) => event.type === 'answered')).length;
    };
    const countBefore = await countAnswers();
    for (let minute = 0; minute < 6; minute += 1) {
      test.clock.turn(60_000);
      await advanceAttempts(deps, throwError);
    }
    expect(await countAnswers()).toBeGreaterThan(countBefore);
  });

  it('continues with the other attempts when one fails', async () => {
    const deps = demoDeps(test.services);
    const moved: string[] = [];
    const broken = new Error('broken');
    const receive: typeof deps.parts.receive = async (id, ...rest) => {
      moved.push(id);
      if (moved.length === 1) throw broken;
      return deps.parts.receive(id, ...rest);
    };
    test.clock.turn(60_000);
    const errors: unknown[] = [];
    const isActive = await advanceAttempts(
      { ...deps, parts: { ...deps.parts, receive } },
      (error) => errors.push(error),
    );
    expect(isActive).toBe(true);
    expect(errors).toEqual([broken]);
    expect(moved.length).toBeGreaterThan(1);
  });

  it('lets one process at a time fill and advance the demo', async () => {
    const { db } = test.services;
    const lock = await tryLock(db);
    expect(await tryLock(db)).toBeUndefined();
    await lock?.release();
  });

  it('clearing leaves nothing behind, and the demo stays cleared', async () => {
    const { db } = test.services;
    const deps = demoDeps(test.services);
    await clear(deps);
    expect(await listTraces(db)).toEqual([]);
    const {
      demo_progress: _,
      sessions: _sessions,
      statistics_runs: _r,
      ...after
    } = await countRows(db);
    const { demo_progress: _b, sessions: _bs, statistics_runs: _br, ...first } = before;
    // The other tests signed in one administrator.
    expect(after).toEqual({ ...first, accounts: first['accounts']! + 1 });
    expect(await fill(deps, students, neverAborted)).toBe('cleared');
    expect((await readProgress(db, test.services.config)).state).toBe('cleared');
  });
});

const fewStudents = 8;

it('creates the same demo at every fresh start and resumes after an interruption', async () => {
  const [one, other] = await Promise.all([freshDemo(), freshDemo()]);
  await fill(demoDeps(one.services), fewStudents, neverAborted);

  const deps = demoDeps(other.services);
  const controller = new AbortController();
  let scored = 0;
  const crashingDeps = {
    ...deps,
    parts: {
      ...deps.parts,
      score: async (id: string) => {
        scored += 1;
        // Simulates a crash after storing and before scoring an attempt.
        if (scored === 6) throw new Error('killed');
        await deps.parts.score(id);
      },
    },
  };
  await expect(fill(crashingDeps, fewStudents, controller.signal)).rejects.toThrow('killed');
  expect((await readProgress(other.services.db, other.services.config)).state).toBe('failed');
  other.clock.turn(36 * 3_600_000);
  expect(await fill(deps, fewStudents, neverAborted)).toBe('full');

  expect(await readOutcome(other.services.db)).toEqual(await readOutcome(one.services.db));
  await Promise.all([one.close(), other.close()]);
}, 120_000);
