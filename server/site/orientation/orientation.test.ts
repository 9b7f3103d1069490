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

const checkOf = (overrides: Partial<InterestCheck> = {}): InterestCheck => ({
  id: randomUUID(),
  takenAt: '2026-01-02T03:04:05.000Z',
  answers: Object.fromEntries(statementIds.map((id, index) => [id, (index % 5) + 1])),
  ...overrides,
});

/** Answers that lack `count` statements of one theme. */
const answersLacking = (count: number): InterestCheck['answers'] => {
  const omitted = statementIds.filter((id) => id.startsWith('social-')).slice(0, count);
  return Object.fromEntries(
    Object.entries(checkOf().answers).filter(
      ([id]) => !omitted.some((omittedId) => omittedId === id),
    ),
  );
};

describe('interest checks', () => {
  it('stores interest checks as taken and lists the latest first', async () => {
    const ánh = await newStudent(test);
    const older = checkOf();
    const newer = checkOf({ takenAt: '2026-02-02T03:04:05.000Z', answers: answersLacking(2) });
    for (const check of [newer, older]) {
      const reply = await ánh.send('POST', path, check);
      expect(reply.json().data).toEqual(check);
    }
    expect(await ánh.get(path)).toEqual([newer, older]);
  });

  it('keeps the first version of a check that is sent again', async () => {
    const bình = await newStudent(test);
    const check = checkOf();
    await bình.send('POST', path, check);
    const again = await bình.send('POST', path, { ...check, answers: answersLacking(1) });
    expect(again.statusCode).toBe(200);
    expect(again.json().data).toEqual(check);
    expect(await bình.get(path)).toEqual([check]);
  });

  it('stores a check once when it is sent twice at the same moment', async () => {
    const chi = await newStudent(test);
    const check = checkOf();
    const replies = await Promise.all([1, 2, 3].map(() => chi.send('POST', path, check)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await chi.get(path)).toEqual([check]);
  });

  it('keeps checks of different accounts apart, even with the same id', async () => {
    const [dũng, stranger] = [await newStudent(test), await newStudent(test)];
    const check = checkOf();
    await dũng.send('POST', path, check);
    expect(await stranger.get(path)).toEqual([]);
    expect((await stranger.send('DELETE', `${path}/${check.id}`)).statusCode).toBe(404);
    const strangerCheck = checkOf({ id: check.id, answers: answersLacking(1) });
    expect((await stranger.send('POST', path, strangerCheck)).json().data).toEqual(strangerCheck);
    expect(await dũng.get(path)).toEqual([check]);
  });

  it('deletes a check on request', async () => {
    const giang = await newStudent(test);
    const check = checkOf();
    await giang.send('POST', path, check);
    expect((await giang.send('DELETE', `${path}/${check.id}`)).statusCode).toBe(200);
    expect(await giang.get(path)).toEqual([]);
    expect((await giang.send('DELETE', `${path}/${check.id}`)).statusCode).toBe(404);
  });

  it('dates a check from a fast clock to now', async () => {
    const hà = await newStudent(test);
    const reply = await hà.send('POST', path, checkOf({ takenAt: '2999-01-01T00:00:00.000Z' }));
    expect(reply.json().data.takenAt).toBe(test.clock.now().toISOString());
  });

  it('deletes the oldest of more than twenty checks', async () => {
    const khôi = await newStudent(test);
    const days = Array.from({ length: 21 }, (_, day) => String(day + 1).padStart(2, '0'));
    for (const day of days) {
      await khôi.send('POST', path, checkOf({ takenAt: `2026-03-${day}T00:00:00.000Z` }));
    }
    const stored: InterestCheck[] = await khôi.get(path);
    expect(stored).toHaveLength(20);
    expect(stored.at(-1)?.takenAt).toBe('2026-03-02T00:00:00.000Z');
  });

  it.each([
    ['too few answers', { answers: answersLacking(3) }],
    ['no answers', { answers: {} }],
    ['a statement nobody asked', { answers: { ...checkOf().answers, 'musical-1': 3 } }],
    ['a degree beyond five', { answers: { ...checkOf().answers, 'social-1': 6 } }],
    ['half a degree', { answers: { ...checkOf().answers, 'social-1': 2.5 } }],
    ['no id', { id: 'mine' }],
    ['no date', { takenAt: 'yesterday' }],
  ])('refuses a check with %s', async (_what, wrong) => {
    const lan = await newStudent(test);
    const reply = await lan.send('POST', path, { ...checkOf(), ...wrong });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_REQUEST']);
    expect(await lan.get(path)).toEqual([]);
  });

  it('interest checks require a session', async () => {
    const url = `/api/v1${path}`;
    const headers = writeHeaders();
    expect((await test.app.inject({ url })).statusCode).toBe(401);
    const sent = await test.app.inject({ method: 'POST', url, headers, payload: checkOf() });
    expect(sent.statusCode).toBe(401);
  });
});

describe('admission thresholds', () => {
  it('admission thresholds name existing fields of study', async () => {
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
