import type { ThresholdInput } from '@bac/contract/results/admission.ts';
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

const terrace = {
  university: { en: 'Terrace University', vi: 'Đại học Ruộng Bậc Thang' },
  kind: 'application',
  score: 1180,
  year: 2026,
  source: { en: 'Admission notice 2026', vi: 'Thông báo tuyển sinh 2026' },
  url: 'https://terrace.example/2026',
  fields: ['computing', 'design'],
} satisfies ThresholdInput;

const send = (method: 'PUT' | 'DELETE', id: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/v1/admin/thresholds/${id}`,
    headers: writeHeaders({ cookie }),
    ...(payload && { payload }),
  });
const write = (change: object = {}, id = 'terrace') => send('PUT', id, { ...terrace, ...change });

async function list(): Promise<{ id: string; score: number }[]> {
  return (await test.app.inject({ url: '/api/v1/admission-thresholds' })).json().data;
}
const find = async (id = 'terrace') => (await list()).find((each) => each.id === id);
const lastEntry = async () => (await listAudit(test.services.db, { limit: 1 }))[0];

describe('thresholds of universities', () => {
  it('adds a threshold, which visitors see in the order of scores', async () => {
    expect((await write({ original: null })).json().data).toEqual({ id: 'terrace', ...terrace });
    const all = await list();
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted());
    expect(await find()).toEqual({ id: 'terrace', ...terrace });
    expect(await lastEntry()).toMatchObject({
      action: 'threshold.added',
      subject: 'threshold:terrace',
      detail: { before: null, changes: { score: 1180 } },
    });
  });

  it('changes a threshold, and audits the values before and after', async () => {
    await write({ score: 1210, url: null, kind: 'cut-off' });
    expect(await find()).toMatchObject({ score: 1210, url: null, kind: 'cut-off' });
    expect(await lastEntry()).toMatchObject({
      action: 'threshold.changed',
      detail: { before: { score: 1180 }, changes: { score: 1210 } },
    });
  });

  it('does not audit a write that changes nothing', async () => {
    const before = await lastEntry();
    expect((await write({ score: 1210, url: null, kind: 'cut-off' })).statusCode).toBe(200);
    expect(await lastEntry()).toEqual(before);
  });

  it('refuses to overwrite a threshold that changed since it was read', async () => {
    const refused = await write({ score: 1300, original: terrace });
    expect(refused.json().code).toBe('CHANGED_MEANWHILE');
    expect((await write({ original: null })).json().code).toBe('CHANGED_MEANWHILE');
    expect((await write({ original: terrace }, 'no-such')).json().code).toBe('CHANGED_MEANWHILE');
    const original = { ...terrace, kind: 'cut-off', score: 1210, url: null };
    expect((await write({ score: 1300, original })).json().data.score).toBe(1300);
  });

  it('refuses the second of two concurrent additions', async () => {
    const { db } = test.services;
    let late: ReturnType<typeof write> | undefined;
    // The other row is inserted but not yet committed, so nobody can see it.
    await db.transaction(async (tx) => {
      await insertThreshold(tx, { id: 'twice', ...terrace });
      late = write({ score: 1400, original: null }, 'twice');
      await untilWaiting(db);
    });
    expect((await late)?.json().code).toBe('CHANGED_MEANWHILE');
    expect(await find('twice')).toMatchObject({ score: 1180 });
  });

  it.each([
    { kind: 'admission' },
    { score: 390 },
    { score: 1610 },
    { score: 1200.5 },
    { year: 1999 },
    { url: 'http://terrace.example' },
    { url: 'javascript:alert(1)' },
    { university: { en: 'Terrace', vi: ' ' } },
    { fields: ['alchemy'] },
  ])('rejects a threshold with %j', async (wrong) => {
    expect((await write(wrong)).json().code).toBe('INVALID_REQUEST');
  });

  it('removes a threshold once', async () => {
    expect((await send('DELETE', 'terrace')).statusCode).toBe(200);
    expect(await find()).toBeUndefined();
    expect(await lastEntry()).toMatchObject({
      action: 'threshold.removed',
      detail: { before: { id: 'terrace', score: 1300 } },
    });
    expect((await send('DELETE', 'terrace')).json().code).toBe('NOT_FOUND');
  });
});
