import { randomUUID } from 'node:crypto';
import type { Concordance, OfficialScore } from '@bac/contract/results/official-scores.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { officialScores, results } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { takeTest, rightAnswer, wrongAnswer } from '../../testing/attempts/take-test.ts';
import { signedInAs } from '../../testing/factories.ts';
import { readConcordance } from './official-scores.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));

const entry = { test: 'sat', takenOn: '2026-10-03', rw: 610, math: 640, consents: true };

describe('official scores', () => {
  it('are entered with consent, changed, listed latest first and deleted by their student alone', async () => {
    const ánh = await student();
    const id = randomUUID();
    const path = `/official-scores/${id}`;
    const entered = await ánh.call('PUT', path, entry);
    expect(entered.body.data).toEqual([
      { id, test: 'sat', takenOn: '2026-10-03', rw: 610, math: 640 },
    ]);
    await ánh.call('PUT', path, { ...entry, math: 650 });
    const psat = { ...entry, test: 'psat', takenOn: '2026-10-10', rw: 160, math: 760 };
    await ánh.call('PUT', `/official-scores/${randomUUID()}`, psat);
    const listed = (await ánh.call('GET', '/official-scores')).body.data as OfficialScore[];
    expect(listed.map(({ test: name, math }) => [name, math])).toEqual([
      ['psat', 760],
      ['sat', 650],
    ]);
    const other = await student();
    expect((await other.call('GET', '/official-scores')).body.data).toEqual([]);
    expect((await other.call('PUT', path, { ...entry, rw: 200 })).body.data).toEqual([]);
    await other.call('DELETE', path);
    expect((await ánh.call('GET', '/official-scores')).body.data).toEqual(listed);
    expect((await ánh.call('DELETE', path)).body.data).toHaveLength(1);
    const audited = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'official-score.deleted'));
    // The audit log must not keep scores that their owner deleted.
    expect(audited.map(({ detail }) => detail)).toEqual([{ test: 'sat', takenOn: '2026-10-03' }]);
  });

  it.each([
    [{ consents: false }, 400, 'INVALID_REQUEST'],
    [{ rw: 615 }, 400, 'INVALID_REQUEST'],
    [{ rw: 810 }, 400, 'INVALID_REQUEST'],
    [{ rw: 190 }, 400, 'OFFICIAL_SCORE_UNFIT'],
    [{ test: 'psat', rw: 770 }, 400, 'OFFICIAL_SCORE_UNFIT'],
    [{ takenOn: '2099-01-01' }, 400, 'OFFICIAL_SCORE_UNFIT'],
    [{ takenOn: 'soon' }, 400, 'INVALID_REQUEST'],
  ])('are refused with %j', async (change, status, code) => {
    const ánh = await student();
    const reply = await ánh.call('PUT', `/official-scores/${randomUUID()}`, {
      ...entry,
      ...change,
    });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });

  it('are one for each test and day, and at most twenty', async () => {
    const ánh = await student();
    const enter = (change: object) =>
      ánh.call('PUT', `/official-scores/${randomUUID()}`, { ...entry, ...change });
    await enter({});
    expect((await enter({})).body.code).toBe('OFFICIAL_SCORE_TWICE');
    for (let day = 10; day < 29; day += 1) await enter({ takenOn: `2026-01-${day}` });
    expect((await enter({ takenOn: '2026-02-01' })).body.code).toBe('TOO_MANY_OFFICIAL_SCORES');
  });

  it('disappear with the account', async () => {
    const ánh = await student();
    await ánh.call('PUT', `/official-scores/${randomUUID()}`, entry);
    await test.services.db.delete(accounts).where(eq(accounts.id, ánh.id));
    expect(
      await test.services.db.$count(officialScores, eq(officialScores.accountId, ánh.id)),
    ).toBe(0);
  });
});

describe('the concordance', () => {
  it('needs thirty pairs of an estimate and a later official score, and shows the bias', async () => {
    const { db } = test.services;
    await db.delete(officialScores);
    const minh = await student();
    const attempt = await takeTest(test, minh, 'diagnostic-1', (item, question) =>
      question % 3 === 2 ? wrongAnswer(item) : rightAnswer(item),
    );
    const [model] = await db.select().from(results).where(eq(results.attemptId, attempt));
    const { sections } = model!.score;
    const enterPair = async (who: Student, own: string) => {
      // A month before the official test.
      await db
        .update(results)
        .set({ completedAt: new Date('2026-09-03T05:00:00Z') })
        .where(eq(results.attemptId, own));
      const [rw, math] = sections.map(({ score }) => score - 20);
      await who.call('PUT', `/official-scores/${randomUUID()}`, { ...entry, rw, math });
    };
    await enterPair(minh, attempt);
    const [first] = await readConcordance(db);
    expect(first).toEqual({ test: 'sat', pairs: 1, needed: 30, figures: null });
    for (let count = 1; count < 30; count += 1) {
      const who = await student();
      const own = await takeTest(test, who, 'diagnostic-1', (item, question) =>
        question % 3 === 2 ? wrongAnswer(item) : rightAnswer(item),
      );
      await enterPair(who, own);
    }
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    expect((await minh.call('GET', '/admin/concordance')).status).toBe(403);
    const [found, psat] = (await admin.call('GET', '/admin/concordance')).body
      .data as Concordance[];
    expect(found).toMatchObject({
      pairs: 30,
      figures: { total: { bias: 40, deviation: 0 }, rw: { bias: 20 }, math: { bias: 20 } },
    });
    expect(found!.figures!.bands).toHaveLength(1);
    expect(psat).toMatchObject({ test: 'psat', pairs: 0, figures: null });
  });
});
