import { randomUUID } from 'node:crypto';
import type { Threshold } from '@bac/contract/results/admission.ts';
import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { fieldIds } from '@bac/exam/orientation/fields.ts';
import { statementIds } from '@bac/exam/orientation/statements.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent } from '../../testing/client.ts';
import { writeHeaders } from '../../testing/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const path = '/interest-checks';

const checkOf = (given: Partial<InterestCheck> = {}): InterestCheck => ({
  id: randomUUID(),
  takenAt: '2026-01-02T03:04:05.000Z',
  answers: Object.fromEntries(statementIds.map((id, place) => [id, (place % 5) + 1])),
  ...given,
});

/** All but so many of one theme. */
const lacking = (count: number): InterestCheck['answers'] => {
  const left = statementIds.filter((id) => id.startsWith('social-')).slice(0, count);
  return Object.fromEntries(
    Object.entries(checkOf().answers).filter(([id]) => !left.some((one) => one === id)),
  );
};

describe('interest checks', () => {
  it('are kept as they were taken, the latest first', async () => {
    const ánh = await newStudent(test);
    const older = checkOf();
    const newer = checkOf({ takenAt: '2026-02-02T03:04:05.000Z', answers: lacking(2) });
    for (const check of [newer, older]) {
      const reply = await ánh.send('POST', path, check);
      expect(reply.json().data).toEqual(check);
    }
    expect(await ánh.get(path)).toEqual([newer, older]);
  });

  it('sent again are kept once, as they came first', async () => {
    const bình = await newStudent(test);
    const check = checkOf();
    await bình.send('POST', path, check);
    const again = await bình.send('POST', path, { ...check, answers: lacking(1) });
    expect(again.statusCode).toBe(200);
    expect(again.json().data).toEqual(check);
    expect(await bình.get(path)).toEqual([check]);
  });

  it('sent twice at the same moment are kept once', async () => {
    const chi = await newStudent(test);
    const check = checkOf();
    const replies = await Promise.all([1, 2, 3].map(() => chi.send('POST', path, check)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await chi.get(path)).toEqual([check]);
  });

  it('of one account are nobody else’s, even under the same id', async () => {
    const [dũng, stranger] = [await newStudent(test), await newStudent(test)];
    const check = checkOf();
    await dũng.send('POST', path, check);
    expect(await stranger.get(path)).toEqual([]);
    expect((await stranger.send('DELETE', `${path}/${check.id}`)).statusCode).toBe(404);
    const theirs = checkOf({ id: check.id, answers: lacking(1) });
    expect((await stranger.send('POST', path, theirs)).json().data).toEqual(theirs);
    expect(await dũng.get(path)).toEqual([check]);
  });

  it('are forgotten when the person says so', async () => {
    const giang = await newStudent(test);
    const check = checkOf();
    await giang.send('POST', path, check);
    expect((await giang.send('DELETE', `${path}/${check.id}`)).statusCode).toBe(200);
    expect(await giang.get(path)).toEqual([]);
    expect((await giang.send('DELETE', `${path}/${check.id}`)).statusCode).toBe(404);
  });

  it('from a clock that is ahead are from now', async () => {
    const hà = await newStudent(test);
    const reply = await hà.send('POST', path, checkOf({ takenAt: '2999-01-01T00:00:00.000Z' }));
    expect(reply.json().data.takenAt).toBe(test.clock.now().toISOString());
  });

  it('beyond the twentieth push out the oldest', async () => {
    const khôi = await newStudent(test);
    const days = Array.from({ length: 21 }, (_, day) => String(day + 1).padStart(2, '0'));
    for (const day of days) {
      await khôi.send('POST', path, checkOf({ takenAt: `2026-03-${day}T00:00:00.000Z` }));
    }
    const kept: InterestCheck[] = await khôi.get(path);
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)?.takenAt).toBe('2026-03-02T00:00:00.000Z');
  });

  it.each([
    ['too few answers', { answers: lacking(3) }],
    ['no answers', { answers: {} }],
    ['a statement nobody asked', { answers: { ...checkOf().answers, 'musical-1': 3 } }],
    ['a degree beyond five', { answers: { ...checkOf().answers, 'social-1': 6 } }],
    ['half a degree', { answers: { ...checkOf().answers, 'social-1': 2.5 } }],
    ['no id', { id: 'mine' }],
    ['no date', { takenAt: 'yesterday' }],
  ])('with %s are refused', async (_what, wrong) => {
    const lan = await newStudent(test);
    const reply = await lan.send('POST', path, { ...checkOf(), ...wrong });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_REQUEST']);
    expect(await lan.get(path)).toEqual([]);
  });

  it('are for those who are signed in', async () => {
    const url = `/api/v1${path}`;
    const headers = writeHeaders();
    expect((await test.app.inject({ url })).statusCode).toBe(401);
    const sent = await test.app.inject({ method: 'POST', url, headers, payload: checkOf() });
    expect(sent.statusCode).toBe(401);
  });
});

describe('universities’ thresholds', () => {
  it('say for which fields of study the SAT is taken', async () => {
    const thresholds: Threshold[] = (
      await test.app.inject({ url: '/api/v1/admission-thresholds' })
    ).json().data;
    for (const { fields } of thresholds) {
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.filter((id) => !fieldIds.includes(id))).toEqual([]);
    }
    expect(thresholds.find(({ id }) => id === 'hup-2025')?.fields).toContain('pharmacy');
  });
});
