import type { Calibration, Proposal, WholeCalibration } from '@bac/contract/bank/statistics.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items, itemVersions } from '../../db/items-schema.ts';
import { calibrations } from '../../db/statistics-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { insertCalibration } from '../../testing/bank/accept-calibration.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student } from '../../testing/attempts/student.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { isLatestVersion } from '../items/item-queries.ts';
import { nextGeneration } from './calibrations-store.ts';

let test: TestApp;
let admin: Student;
beforeAll(async () => {
  test = await testApp();
  admin = new Student(test.app, await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

async function read(id: string): Promise<WholeCalibration> {
  const { status, body } = await admin.call('GET', `/admin/calibrations/${id}`);
  expect(status).toBe(200);
  return body.data as WholeCalibration;
}

const decide = (id: string, decision: 'accept' | 'dismiss', chosen?: string[]) =>
  admin.call(
    'POST',
    `/admin/calibrations/${id}/${decision}`,
    decision === 'accept' ? { items: chosen } : undefined,
  );

async function latestOf(item: string) {
  const [row] = await test.services.db
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(eq(items.id, item));
  return row!.content;
}

/** Inserts a finished calibration. */
async function insertFinishedRun(change: {
  summary?: Partial<NonNullable<Calibration['summary']>>;
  after?: Partial<Proposal['after']>;
}): Promise<string> {
  const { db } = test.services;
  const [row] = await db
    .select()
    .from(items)
    .where(eq(items.status, 'published'))
    .orderBy(items.id)
    .limit(1);
  const before = (await latestOf(row!.id)).parameters;
  return insertCalibration(test, {
    section: 'rw',
    summary: change.summary,
    proposals: [
      { item: row!.id, version: row!.version, before, after: { ...before, ...change.after } },
    ],
  });
}

const link = { method: 'levels', slope: 1, shift: 0, items: 10, outliers: 0 } as const;

describe('accepting a stored calibration', () => {
  it.each([
    ['made before calibrations were linked', {}, 'not-linked'],
    [
      'over too few questions to link',
      { summary: { linkProblem: 'too-few-items' } },
      'too-few-items',
    ],
    [
      'whose difficulties spread unlike the current ones',
      { summary: { linkProblem: 'spread-differs' } },
      'spread-differs',
    ],
  ] as const)('refuses a run %s, and changes nothing', async (_name, change, obstacle) => {
    const id = await insertFinishedRun(change);
    const found = await read(id);
    expect(found.obstacle).toBe(obstacle);
    const refused = await decide(id, 'accept');
    expect(refused).toMatchObject({ status: 409, body: { code: 'CALIBRATION_NOT_LINKED' } });
    expect(await read(id)).toEqual(found);
    const { item, version } = found.proposals[0]!;
    expect((await latestOf(item)).version).toBe(version);
    expect((await decide(id, 'dismiss')).status).toBe(200);
    expect((await read(id)).obstacle).toBeNull();
  });

  it.each([{ a: -0.4 }, { a: 0 }, { b: 40 }])(
    'refuses a value that no question may have (%o), and changes nothing',
    async (after) => {
      const id = await insertFinishedRun({ summary: { link }, after });
      const found = await read(id);
      expect(found.obstacle).toBe('unusable-values');
      const refused = await decide(id, 'accept');
      expect(refused).toMatchObject({ status: 409, body: { code: 'CALIBRATION_UNUSABLE' } });
      const { item, version } = found.proposals[0]!;
      expect((await latestOf(item)).version).toBe(version);
      await decide(id, 'dismiss');
    },
  );

  it('accepting publishes the linked values as a new version', async () => {
    const id = await insertFinishedRun({ summary: { link }, after: { b: 0.123 } });
    const { obstacle, proposals } = await read(id);
    expect(obstacle).toBeNull();
    expect((await decide(id, 'accept')).body.data).toMatchObject({ state: 'accepted', changed: 1 });
    const { item, version } = proposals[0]!;
    expect(await latestOf(item)).toMatchObject({
      version: version + 1,
      parameters: { b: 0.123 },
      difficulty: 'medium',
      generation: (await read(id)).generation,
    });
  });

  it('updates the difficulty label with the measured difficulty, and numbers generations', async () => {
    const first = await insertFinishedRun({ summary: { link }, after: { b: 1.4 } });
    await decide(first, 'accept');
    const second = await insertFinishedRun({ summary: { link }, after: { b: -1.4 } });
    const { item } = (await read(second)).proposals[0]!;
    expect((await latestOf(item)).difficulty).toBe('hard');
    await decide(second, 'accept');
    expect((await latestOf(item)).difficulty).toBe('easy');
    const [row] = await test.services.db.select().from(items).where(eq(items.id, item));
    expect(row!.difficulty).toBe('easy');
    expect((await read(second)).generation).toBe((await read(first)).generation! + 1);
  });

  it('dates generations in their order, when several are accepted at the same moment', async () => {
    const id = await insertFinishedRun({ summary: { link }, after: { b: 0.3 } });
    const { db, clock } = test.services;
    let deciding: ReturnType<typeof decide> | undefined;
    await db.transaction(async (tx) => {
      await nextGeneration(tx);
      deciding = decide(id, 'accept');
      await untilWaiting(db);
      // The generation before this one is accepted meanwhile.
      test.clock.turn(60_000);
    });
    expect((await deciding)?.status).toBe(200);
    const [row] = await db.select().from(calibrations).where(eq(calibrations.id, id));
    expect(row!.decidedAt).toEqual(clock.now());
  });

  it('accepts only the chosen questions, and refuses a choice of none', async () => {
    const id = await insertFinishedRun({ summary: { link }, after: { b: 0.5 } });
    const { item, version } = (await read(id)).proposals[0]!;
    const refused = await decide(id, 'accept', ['another-question']);
    expect(refused).toMatchObject({ status: 400, body: { code: 'CALIBRATION_NOTHING_CHOSEN' } });
    expect((await latestOf(item)).version).toBe(version);
    expect((await decide(id, 'accept', [item])).body.data).toMatchObject({ changed: 1 });
  });
});
