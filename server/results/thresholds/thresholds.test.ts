import type { ThresholdWords } from '@bac/contract/results/admission.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../platform/audit/audit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { insertThreshold } from './thresholds-store.ts';

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await testApp();
  ({ cookie } = await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

const words = {
  university: { en: 'Terrace University', vi: 'Đại học Ruộng Bậc Thang' },
  score: 1180,
  year: 2026,
  source: { en: 'Admission notice 2026', vi: 'Thông báo tuyển sinh 2026' },
  url: 'https://terrace.example/2026',
  fields: ['computing', 'design'],
} satisfies ThresholdWords;

const send = (method: 'PUT' | 'DELETE', id: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/v1/admin/thresholds/${id}`,
    headers: writeHeaders({ cookie }),
    ...(payload && { payload }),
  });
const write = (change: object = {}, id = 'terrace') => send('PUT', id, { ...words, ...change });

async function listed(): Promise<{ id: string; score: number }[]> {
  return (await test.app.inject({ url: '/api/v1/admission-thresholds' })).json().data;
}
const found = async (id = 'terrace') => (await listed()).find((one) => one.id === id);
const lastEntry = async () => (await listAudit(test.services.db, { limit: 1 }))[0];

describe('a university’s threshold', () => {
  it('is added, and visitors see it in its place', async () => {
    expect((await write({ seen: null })).json().data).toEqual({ id: 'terrace', ...words });
    const all = await listed();
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted());
    expect(await found()).toEqual({ id: 'terrace', ...words });
    expect(await lastEntry()).toMatchObject({
      action: 'threshold.added',
      subject: 'threshold:terrace',
      detail: { before: null, changes: { score: 1180 } },
    });
  });

  it('is changed, and the log says from what', async () => {
    await write({ score: 1210, url: null });
    expect(await found()).toMatchObject({ score: 1210, url: null });
    expect(await lastEntry()).toMatchObject({
      action: 'threshold.changed',
      detail: { before: { score: 1180 }, changes: { score: 1210 } },
    });
  });

  it('is not logged where nothing changes', async () => {
    const before = await lastEntry();
    expect((await write({ score: 1210, url: null })).statusCode).toBe(200);
    expect(await lastEntry()).toEqual(before);
  });

  it('is never overwritten unseen', async () => {
    const refused = await write({ score: 1300, seen: words });
    expect(refused.json().code).toBe('CHANGED_MEANWHILE');
    expect((await write({ seen: null })).json().code).toBe('CHANGED_MEANWHILE');
    expect((await write({ seen: words }, 'no-such')).json().code).toBe('CHANGED_MEANWHILE');
    const seen = { ...words, score: 1210, url: null };
    expect((await write({ score: 1300, seen })).json().data.score).toBe(1300);
  });

  it('is not overwritten by whoever adds the same one in the same moment', async () => {
    const { db } = test.services;
    let late: ReturnType<typeof write> | undefined;
    // The other one's has been written down and not yet committed: nobody can see it.
    await db.transaction(async (tx) => {
      await insertThreshold(tx, { id: 'twice', ...words });
      late = write({ score: 1400, seen: null }, 'twice');
      await untilWaiting(db);
    });
    expect((await late)?.json().code).toBe('CHANGED_MEANWHILE');
    expect(await found('twice')).toMatchObject({ score: 1180 });
  });

  it.each([
    { score: 390 },
    { score: 1610 },
    { score: 1200.5 },
    { year: 1999 },
    { url: 'http://terrace.example' },
    { url: 'javascript:alert(1)' },
    { university: { en: 'Terrace', vi: ' ' } },
    { fields: ['alchemy'] },
  ])('may not be %j', async (wrong) => {
    expect((await write(wrong)).json().code).toBe('INVALID_REQUEST');
  });

  it('is taken off the list, once', async () => {
    expect((await send('DELETE', 'terrace')).statusCode).toBe(200);
    expect(await found()).toBeUndefined();
    expect(await lastEntry()).toMatchObject({
      action: 'threshold.removed',
      detail: { before: { id: 'terrace', score: 1300 } },
    });
    expect((await send('DELETE', 'terrace')).json().code).toBe('NOT_FOUND');
  });
});
