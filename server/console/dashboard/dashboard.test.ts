import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityDays } from '../../db/console-schema.ts';
import { attempts } from '../../db/schema.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';
import { dayAfter, dayOf } from '../../platform/postgres/vietnam-day.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, signedInAs } from '../../testing/factories.ts';
import { loadFoundingBank } from '../../bank/forms/founding-bank.ts';
import { readAnalytics } from './analytics.ts';
import { readDashboard } from './dashboard.ts';

let test: TestApp;
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  test = await testApp();
  await loadFoundingBank(test.services);
});
afterAll(() => test.close());

const ago = (days: number): Date => new Date(test.clock.now().getTime() - days * day);
const today = (): string => dayOf(test.clock.now());

const student = async (createdDaysAgo: number): Promise<string> =>
  (await makeAccount(test.services, { createdAt: ago(createdDaysAgo) })).id;

async function start(accountId: string, daysAgo: number, state: 'running' | 'completed') {
  await test.services.db.insert(attempts).values({
    id: crypto.randomUUID(),
    accountId,
    formId: 'diagnostic-1',
    state,
    hasTextToSpeech: false,
    startedAt: ago(daysAgo),
    endedAt: state === 'completed' ? ago(daysAgo) : null,
  });
}

describe('the dashboard', () => {
  it('shows zeros before anything has happened', async () => {
    const { signUps, activeStudents, scores, reported, attemptsInProgress } = await readDashboard(
      test.services.db,
      test.clock.now(),
      7,
    );
    expect(signUps.days).toHaveLength(7);
    expect(signUps.days.at(-1)).toEqual({ day: today(), count: 0 });
    expect([
      signUps.total,
      activeStudents.total,
      scores.count,
      reported.total,
      attemptsInProgress,
    ]).toEqual([0, 0, 0, 0, 0]);
    expect(scores.median).toBeNull();
  });

  it('counts events per day in Vietnam and compares them with the previous period', async () => {
    const { db } = test.services;
    const [lan, minh, old] = [await student(0), await student(2), await student(9)];
    await start(lan, 0, 'running');
    await start(minh, 1, 'completed');
    await start(old, 8, 'completed');
    await db.insert(activityDays).values([
      { day: today(), accountId: lan },
      { day: dayAfter(today(), -2), accountId: minh },
      { day: dayAfter(today(), -9), accountId: old },
    ]);
    const week = await readDashboard(db, test.clock.now(), 7);
    expect(week.signUps).toMatchObject({ total: 2, before: 1 });
    expect(week.signUps.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 0, 1]);
    expect(week.attemptsStarted).toMatchObject({ total: 2, before: 1 });
    expect(week.attemptsCompleted).toMatchObject({ total: 1, before: 1 });
    // Lan was online and started a test on the same day, and counts as one student.
    expect(week.activeStudents.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 1, 1]);
    expect(week.activeStudents).toMatchObject({ total: 2, before: 1 });
    expect(week.attemptsInProgress).toBe(1);
    const month = await readDashboard(db, test.clock.now(), 30);
    expect(month.signUps.total).toBe(3);
  });

  it('lists the most severely flagged items with the choice concerned', async () => {
    const { db } = test.services;
    const now = test.clock.now();
    const statisticsRow = (
      itemId: string,
      overrides: Partial<typeof itemStatistics.$inferInsert>,
    ) => ({
      itemId,
      version: 1,
      place: 'first' as const,
      isMain: true,
      answers: 200,
      p: 0.5,
      r: 0.3,
      options: [
        { answer: 'A', share: 0.5, r: 0.3 },
        { answer: 'B', share: 0.28, r: 0.12 },
        { answer: 'C', share: 0.2, r: -0.2 },
        { answer: 'D', share: 0.02, r: -0.1 },
      ],
      fifths: [0.2, 0.4, 0.5, 0.6, 0.8],
      medianMs: 60_000,
      flags: [],
      computedAt: now,
      ...overrides,
    });
    const { rows } = await db.execute<{ id: string }>(
      `select item_id as id from item_versions where content #>> '{response,key}' = 'A' order by 1 limit 4`,
    );
    const [one, two, three, four] = rows.map(({ id }) => id);
    await db
      .insert(itemStatistics)
      .values([
        statisticsRow(one!, { flags: ['unused-choice'] }),
        statisticsRow(two!, { flags: ['weak', 'possible-miskey'], r: 0.1 }),
        statisticsRow(three!, { flags: ['weak'], r: 0.05 }),
        statisticsRow(four!, {}),
      ]);
    const { flagged } = await readDashboard(db, now, 7);
    expect(flagged.total).toBe(3);
    expect(flagged.items.map(({ item, flag, choice }) => [item, flag, choice?.answer])).toEqual([
      [two, 'possible-miskey', 'B'],
      [three, 'weak', undefined],
      [one, 'unused-choice', 'D'],
    ]);
    expect(flagged.items[1]).toMatchObject({ p: 0.5, choice: null });
  });

  it('serves the dashboard for 7, 14 or 30 days only', async () => {
    const { cookie } = await signedInAs(test.services, 'admin');
    const readDashboardOverHttp = async (query: string) =>
      (
        await test.app.inject({ url: `/api/v1/admin/dashboard${query}`, headers: { cookie } })
      ).json();
    expect((await readDashboardOverHttp('')).data.signUps.days).toHaveLength(7);
    expect((await readDashboardOverHttp('?days=30')).data.signUps.days).toHaveLength(30);
    expect((await readDashboardOverHttp('?days=8')).code).toBe('INVALID_REQUEST');
  });
});

describe('analytics', () => {
  it('computes weekly cohorts and the funnel', async () => {
    const { cohorts, funnel, tests } = await readAnalytics(test.services.db, test.clock.now(), 4);
    expect(cohorts).toHaveLength(4);
    expect(cohorts.map(({ active }) => active.length)).toEqual([4, 3, 2, 1]);
    expect(cohorts.reduce((sum, { people }) => sum + people, 0)).toBe(3);
    for (const { people, active } of cohorts) {
      for (const activePeople of active) expect(activePeople).toBeLessThanOrEqual(people);
    }
    expect(funnel).toEqual([
      { step: 'registered', people: 3 },
      { step: 'verified', people: 3 },
      { step: 'startedTest', people: 3 },
      { step: 'completedTest', people: 2 },
      { step: 'completedSecond', people: 0 },
    ]);
    expect(tests).toMatchObject([{ test: 'diagnostic-1', started: 3, completed: 2 }]);
  });
});
