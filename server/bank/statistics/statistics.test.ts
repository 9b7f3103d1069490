import type { StatisticsSummary } from '@bac/contract/bank/statistics.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyCorrections } from '../../db/bank-schema.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import { results } from '../../db/results-schema.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { simulateResults } from '../../testing/bank/simulate-results.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { areStatisticsDue, statisticsHandler, computeStatistics } from './compute-statistics.ts';

let test: TestApp;
let attempts: string[];
beforeAll(async () => {
  test = await testApp();
  attempts = await simulateResults(test.services, 'full-1', { students: 240 });
  await computeStatistics(test.services);
});
afterAll(() => test.close());

const admin = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'admin'));

const statisticsOf = (item: string) =>
  test.services.db.select().from(itemStatistics).where(eq(itemStatistics.itemId, item));

async function summary(): Promise<StatisticsSummary> {
  const { status, body } = await (await admin()).call('GET', '/admin/statistics/summary');
  expect(status).toBe(200);
  return body.data as StatisticsSummary;
}

async function slotsOf(route: string | null): Promise<string[]> {
  const { rows } = await test.services.db.execute<{ item: string }>(sql`
    select slot ->> 'item' as item from forms, jsonb_array_elements(content -> 'modules') as module,
      jsonb_array_elements(module -> 'slots') as slot
    where forms.id = 'full-1' and (module ->> 'route') is not distinct from ${route}`);
  return rows.map(({ item }) => item);
}

describe('item statistics', () => {
  it('computes statistics separately for each place', async () => {
    const [first, lower] = [await slotsOf(null), await slotsOf('lower')];
    const [everybody] = await statisticsOf(first[0]!);
    expect(everybody).toMatchObject({ place: 'first', isMain: true, answers: 240, version: 1 });
    expect(everybody!.fifths).toHaveLength(5);
    expect(everybody!.medianMs).toBeGreaterThan(50_000);
    expect(everybody!.medianMs).toBeLessThan(70_000);
    const [weaker] = await statisticsOf(lower[0]!);
    expect(weaker!.place).toBe('lower');
    expect(weaker!.answers).toBeLessThan(240);
  });

  it('the statistics agree with the answers', async () => {
    const [item] = await slotsOf(null);
    const { rows } = await test.services.db.execute<{ share: number }>(sql`
      select avg((outcome ->> 'result' = 'right')::int)::float8 as share
      from results, jsonb_array_elements(outcomes) as outcome where outcome ->> 'item' = ${item}`);
    const [figures] = await statisticsOf(item!);
    expect(figures!.p).toBeCloseTo(rows[0]!.share, 5);
    expect(figures!.r).toBeGreaterThan(0);
  });

  it('summarizes statistics for the console', async () => {
    const found = await summary();
    expect(found).toMatchObject({ results: 240, answers: 240 * 98 });
    expect(found.computedAt).not.toBeNull();
    expect(found.items).toBeGreaterThan(90);
    expect(found.flags.map(({ flag }) => flag)).toHaveLength(5);
    expect(Math.max(...found.flags.map(({ act }) => act))).toBeGreaterThan(0);
    expect(found.flagged).toBeGreaterThan(0);
    expect(found.flagged).toBeLessThanOrEqual(found.items);
    expect(found.calibratable.every(({ items: count }) => count > 40)).toBe(true);
  });

  it('leaves out invalidated results', async () => {
    const { db, clock } = test.services;
    const [item] = await slotsOf(null);
    const invalid = { invalidatedAt: clock.now(), invalidReason: 'shared answers' };
    await db.update(results).set(invalid).where(eq(results.attemptId, attempts[0]!));
    test.clock.turn(3_600_000);
    expect(await areStatisticsDue(test.services)).toBe(true);
    await statisticsHandler(test.services).run({});
    expect((await statisticsOf(item!))[0]!.answers).toBe(239);
    await db.update(results).set({ invalidatedAt: null, invalidReason: null });
    await computeStatistics(test.services);
    expect((await statisticsOf(item!))[0]!.answers).toBe(240);
  });

  it('recomputes statistics only if there are new results or somebody requests it', async () => {
    test.clock.turn(3_600_000);
    expect(await areStatisticsDue(test.services)).toBe(false);
    const before = (await summary()).computedAt;
    await statisticsHandler(test.services).run({});
    expect((await summary()).computedAt).toBe(before);
    const { status } = await (await admin()).call('POST', '/admin/statistics/recompute');
    expect(status).toBe(200);
    await statisticsHandler(test.services).run({ isAskedFor: true });
    expect((await summary()).computedAt).not.toBe(before);
  });

  it('computes statistics in two processes at once without conflict', async () => {
    await Promise.all([computeStatistics(test.services), computeStatistics(test.services)]);
    expect((await summary()).results).toBe(240);
  });

  it('counts only answers to items that the student had not seen before', async () => {
    const student = new Student(test.app, await signedInAs(test.services, 'student'));
    await takeTest(test, student, 'practice-rw-1', (item) => rightAnswer(item));
    await computeStatistics(test.services);
    const { answers } = await summary();
    await takeTest(test, student, 'practice-rw-1', (item) => rightAnswer(item));
    await computeStatistics(test.services);
    expect(await summary()).toMatchObject({ answers, results: 242 });
  });

  it('a new version with the same wording shares the statistics of the one before', async () => {
    const { db } = test.services;
    const [, id] = await slotsOf(null);
    const [before] = await db.select().from(itemVersions).where(eq(itemVersions.itemId, id!));
    const content = { ...before!.content, version: 2, topic: { en: 'New', vi: 'Mới' } };
    await db.insert(itemVersions).values({ ...before!, version: 2, content });
    await db.update(items).set({ version: 2 }).where(eq(items.id, id!));
    await computeStatistics(test.services);
    const figures = await statisticsOf(id!);
    expect(figures.map(({ version, answers }) => [version, answers])).toEqual([
      [1, 240],
      [2, 240],
    ]);
    const changed = { ...content, version: 3, stem: 'Another question altogether?' };
    await db.insert(itemVersions).values({ ...before!, version: 3, content: changed });
    await db.update(items).set({ version: 3 }).where(eq(items.id, id!));
    await computeStatistics(test.services);
    expect((await statisticsOf(id!)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('computes statistics by the corrected key', async () => {
    const { db, clock } = test.services;
    const rows = await db.select().from(itemVersions);
    const [id] = (await slotsOf(null)).slice(2).filter((item) => {
      const found = rows.find(({ itemId }) => itemId === item)!.content.response;
      return found.kind === 'choice' && found.key !== 'A';
    });
    const before = rows.find(({ itemId }) => itemId === id)!;
    const response = { ...before.content.response, key: 'A' } as typeof before.content.response;
    const content = { ...before.content, version: 2, response };
    await db.insert(itemVersions).values({ ...before, version: 2, content });
    await db.update(items).set({ version: 2 }).where(eq(items.id, id!));
    await db
      .insert(keyCorrections)
      .values({ itemId: id!, version: 1, gradedAs: 2, reason: 'wrong key', at: clock.now() });
    await computeStatistics(test.services);
    expect((await statisticsOf(id!)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('only those who write items may see statistics', async () => {
    for (const role of ['student', 'tutor', 'support'] as const) {
      const who = new Student(test.app, await signedInAs(test.services, role));
      expect((await who.call('GET', '/admin/statistics/summary')).status).toBe(403);
      expect((await who.call('POST', '/admin/statistics/recompute')).status).toBe(403);
    }
  });
});
