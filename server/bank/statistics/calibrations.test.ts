import type { Calibration, WholeCalibration } from '@bac/contract/bank/statistics.ts';
import { itemVersion } from '@bac/exam/item/item.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms, items, itemVersions } from '../../db/items-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { calibrations } from '../../db/statistics-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { simulateResults } from '../../testing/bank/simulate-results.ts';
import { Student } from '../../testing/attempts/student.ts';
import { calibrateHandler, resumeCalibrations } from './calibrate-job.ts';
import { updateCalibration } from './calibrations-store.ts';
import { isLatestVersion } from '../items/item-queries.ts';

let test: TestApp;
let admin: Student;
beforeAll(async () => {
  test = await testApp();
  admin = new Student(test.app, await signedInAs(test.services, 'admin'));
  // These students are stronger than the population: their answers must not move the scale.
  await simulateResults(test.services, 'full-1', { students: 260, mean: 0.8 });
});
afterAll(() => test.close());

type Options = Partial<Pick<Calibration, 'section' | 'model' | 'scope' | 'link' | 'excluded'>>;

async function start(options: Options = {}, id: string = crypto.randomUUID()) {
  const body = {
    id,
    section: 'rw',
    model: '2PL',
    scope: 'all',
    link: 'levels',
    excluded: [],
    ...options,
  };
  return { id, ...(await admin.call('POST', '/admin/calibrations', body)) };
}

const work = (id: string): Promise<void> =>
  calibrateHandler(test.services).run({ calibration: id });

async function read(id: string): Promise<WholeCalibration> {
  const { status, body } = await admin.call('GET', `/admin/calibrations/${id}`);
  expect(status).toBe(200);
  return body.data as WholeCalibration;
}

async function runToEnd(options: Options = {}): Promise<WholeCalibration> {
  const { id, status } = await start(options);
  expect(status).toBe(200);
  await work(id);
  return read(id);
}

const decide = (id: string, decision: 'accept' | 'dismiss') =>
  admin.call(
    'POST',
    `/admin/calibrations/${id}/${decision}`,
    decision === 'accept' ? {} : undefined,
  );

const latestOf = async (item: string) => {
  const [row] = await test.services.db
    .select({ content: itemVersions.content, note: itemVersions.note })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(eq(items.id, item));
  return row!;
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('calibrations', () => {
  it('proposes parameters near those of the simulation, and changes nothing', async () => {
    const { rows } = await test.services.db.execute('select count(*) from item_versions');
    const found = await runToEnd();
    expect(found).toMatchObject({ state: 'done', progress: 1, failure: null });
    expect(found.summary).toMatchObject({ students: 260, hasConverged: true });
    expect(found.proposals.length).toBeGreaterThan(40);
    expect(found.applicable).toBe(found.proposals.length);
    for (const { answers, before, after, errors } of found.proposals) {
      expect(answers).toBeGreaterThanOrEqual(100);
      expect(Math.abs(after.b - before.b)).toBeLessThan(1.5);
      expect(after.c).toBeCloseTo(before.c, 4);
      expect(errors.b).toBeGreaterThan(0);
    }
    const after = await test.services.db.execute('select count(*) from item_versions');
    expect(after.rows).toEqual(rows);
    expect((await decide(found.id, 'dismiss')).body.data).toMatchObject({ state: 'dismissed' });
  });

  it('links a calibration of all questions to the current scale, however strong the students are', async () => {
    const { summary, proposals, obstacle, id } = await runToEnd();
    expect(obstacle).toBeNull();
    expect(summary!.tooFew).toBeGreaterThan(20);
    expect(summary!.link).toMatchObject({
      method: 'levels',
      items: proposals.length,
      outliers: 0,
    });
    expect(summary!.link!.shift).toBeGreaterThan(0.5);
    expect(summary!.groups).toMatchObject([{ form: 'full-1', wave: 1, attempts: 260 }]);
    const before = proposals.map((each) => each.before.b);
    const after = proposals.map((each) => each.after.b);
    expect(Math.abs(meanOf(after) - meanOf(before))).toBeLessThan(0.05);
    await decide(id, 'dismiss');
  });

  it('links by the characteristic curve if so chosen, and leaves excluded questions out', async () => {
    const all = await runToEnd({ link: 'stocking-lord' });
    expect(all.summary!.link).toMatchObject({ method: 'stocking-lord' });
    expect(all.left.every(({ reason }) => reason === 'too-few')).toBe(true);
    const excluded = all.proposals.slice(0, 2).map(({ item }) => item);
    await decide(all.id, 'dismiss');
    const some = await runToEnd({ link: 'stocking-lord', excluded });
    expect(some.proposals).toHaveLength(all.proposals.length - 2);
    expect(
      some.left
        .filter(({ reason }) => reason === 'excluded')
        .map(({ item }) => item)
        .toSorted(),
    ).toEqual(excluded.toSorted());
    await decide(some.id, 'dismiss');
  });

  it('refuses a link by anchors as long as no question was calibrated', async () => {
    const found = await runToEnd({ link: 'anchors' });
    expect(found).toMatchObject({ state: 'failed', failure: 'unlinked', proposals: [] });
  });

  it('a calibration of pretest questions changes no scored ones', async () => {
    const found = await runToEnd({ scope: 'pretest', section: 'math' });
    const { db } = test.services;
    const [form] = await db.select().from(forms).where(eq(forms.id, 'full-1'));
    const pretest = form!.content.modules
      .flatMap(({ slots }) => slots)
      .filter(({ isPretest }) => isPretest);
    expect(found.state).toBe('done');
    expect(found.proposals.length).toBeGreaterThan(0);
    const ids = new Set(pretest.map(({ item }) => item));
    expect(found.proposals.every(({ item }) => ids.has(item))).toBe(true);
    expect(found.summary!.link).toMatchObject({ method: 'anchors' });
    expect(found.obstacle).toBeNull();
    await decide(found.id, 'dismiss');
  });

  it('accepting publishes new versions, except of items that changed meanwhile', async () => {
    const { db, clock } = test.services;
    const found = await runToEnd({ section: 'math', model: '1PL' });
    const [changed, ...rest] = found.proposals;
    const { content: changedContent } = await latestOf(changed!.item);
    await db.insert(itemVersions).values({
      itemId: changedContent.id,
      version: 2,
      skill: changedContent.skill,
      difficulty: changedContent.difficulty,
      content: { ...changedContent, version: 2 },
      createdAt: clock.now(),
    });
    await db.update(items).set({ version: 2 }).where(eq(items.id, changedContent.id));
    expect((await read(found.id)).applicable).toBe(rest.length);

    const [form] = await db.select().from(forms).where(eq(forms.id, 'full-1'));
    const { status, body } = await decide(found.id, 'accept');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'accepted', changed: rest.length });
    for (const { item, version, after, before } of rest.slice(0, 5)) {
      const { content, note } = await latestOf(item);
      expect(content).toMatchObject({ version: version + 1, parameters: after, generation: 1 });
      expect(note).toMatch(/^Calibration of \d{4}-\d\d-\d\d$/);
      expect(itemVersion.safeParse(content).success).toBe(true);
      const [old] = await db
        .select({ content: itemVersions.content })
        .from(itemVersions)
        .where(and(eq(itemVersions.itemId, item), eq(itemVersions.version, version)));
      const { generation: _, difficulty: __, ...same } = content;
      expect(old!.content).toMatchObject({ ...same, version, parameters: before });
    }
    const [same] = await db.select().from(forms).where(eq(forms.id, 'full-1'));
    expect(same!.content).toEqual(form!.content);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `calibration:${found.id}`));
    expect(entries.map(({ action }) => action)).toEqual([
      'calibration.started',
      'calibration.accepted',
    ]);
    expect((await decide(found.id, 'accept')).body.code).toBe('CALIBRATION_DECIDED');
    expect((await decide(found.id, 'dismiss')).body.code).toBe('CALIBRATION_DECIDED');
  });

  it('a later calibration counts answers to earlier versions with the same wording', async () => {
    const found = await runToEnd({ section: 'math', model: '1PL' });
    expect(found.state).toBe('done');
    expect(found.proposals.some(({ version }) => version === 2)).toBe(true);
    await decide(found.id, 'dismiss');
  });

  it('allows one calibration at a time, and a retry finds it', async () => {
    const first = await start();
    expect(first.status).toBe(200);
    const again = await start({}, first.id);
    expect(again.body.data).toMatchObject({ id: first.id, state: 'waiting' });
    expect((await start()).body.code).toBe('CALIBRATION_UNDER_WAY');
    expect((await decide(first.id, 'accept')).body.code).toBe('CALIBRATION_DECIDED');
    await work(first.id);
    await decide(first.id, 'dismiss');
  });

  it('restarts a calibration that a dead process left, and never runs two at once', async () => {
    const { id } = await start();
    await updateCalibration(test.services.db, id, { state: 'running', progress: 0.4 });
    await resumeCalibrations(test.services);
    const ended = await Promise.allSettled([work(id), work(id)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).state).toBe('done');
    await work(id);
    await decide(id, 'dismiss');
  });

  it('estimates nothing from five questions, which are too few to link', async () => {
    await test.services.db.execute(
      `update results set outcomes = jsonb_path_query_array(outcomes, '$[0 to 4]')`,
    );
    const { id, state, failure, summary, left } = await runToEnd();
    expect({ state, failure }).toEqual({ state: 'failed', failure: 'unlinked' });
    expect(summary!.linkProblem).toBe('too-few-items');
    expect(left.map(({ reason }) => reason)).toEqual(Array.from({ length: 5 }, () => 'unlinked'));
    expect((await decide(id, 'accept')).body.code).toBe('CALIBRATION_DECIDED');
  });

  it('a calibration without enough answers fails and says why', async () => {
    await test.services.db.execute('delete from results');
    const found = await runToEnd();
    expect(found).toMatchObject({ state: 'failed', failure: 'too-few', proposals: [] });
    expect(found.finishedAt).not.toBeNull();
    expect((await decide(found.id, 'accept')).body.code).toBe('CALIBRATION_DECIDED');
  });

  it('lists calibrations, the latest first', async () => {
    await test.services.db.insert(calibrations).values({
      id: crypto.randomUUID(),
      section: 'rw',
      model: '3PL',
      scope: 'all',
      state: 'dismissed',
      progress: 1,
      createdAt: new Date(0),
    });
    const { body } = await admin.call('GET', '/admin/calibrations?size=3');
    const { rows, total } = body.data as { rows: Calibration[]; total: number };
    expect(rows).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    expect(rows.map(({ model }) => model)).not.toContain('3PL');
    expect(rows[0]).not.toHaveProperty('proposals');
    expect(rows[0]!.startedBy).toBe('Nguyễn Minh Ánh');
  });

  it('only those who manage tests may use calibrations, and unknown ones are not found', async () => {
    const student = new Student(test.app, await signedInAs(test.services, 'student'));
    const { body } = await admin.call('GET', '/admin/calibrations?size=1');
    const [{ id }] = (body.data as { rows: [Calibration] }).rows;
    for (const call of [
      student.call('GET', '/admin/calibrations'),
      student.call('POST', '/admin/calibrations', {
        id,
        section: 'rw',
        model: '2PL',
        scope: 'all',
        link: 'levels',
        excluded: [],
      }),
      student.call('GET', `/admin/calibrations/${id}`),
      student.call('POST', `/admin/calibrations/${id}/accept`, {}),
      student.call('POST', `/admin/calibrations/${id}/dismiss`),
    ]) {
      expect((await call).status).toBe(403);
    }
    const unknown = crypto.randomUUID();
    expect((await decide(unknown, 'accept')).status).toBe(404);
    expect((await admin.call('GET', `/admin/calibrations/${unknown}`)).status).toBe(404);
    expect((await admin.call('GET', '/admin/calibrations/not-an-id')).status).toBe(400);
  });
});
