import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { listAudit } from '../audit/audit.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs, writeHeaders } from '../testing/factories.ts';

let test: TestApp;
let cookie: string;
let id: string;

beforeAll(async () => {
  test = await testApp();
  ({ cookie, id } = await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

const url = '/api/v1/admin/settings';
const change = (payload: object) =>
  test.app.inject({ method: 'PATCH', url, headers: writeHeaders({ cookie }), payload });

describe('settings', () => {
  it('begin with English where no other language is known', async () => {
    const reply = await test.app.inject({ url, headers: { cookie } });
    expect(reply.json().data).toEqual({ fallbackLanguage: 'en' });
  });

  it('are changed by an administrator, and the log says what, by whom and from what', async () => {
    const reply = await change({ fallbackLanguage: 'vi' });
    expect(reply.json().data).toEqual({ fallbackLanguage: 'vi' });
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({
      actorId: id,
      action: 'settings.changed',
      detail: { before: { fallbackLanguage: 'en' }, changes: { fallbackLanguage: 'vi' } },
    });
  });

  it('stay as they are when nothing is changed', async () => {
    expect((await change({})).json().data).toEqual({ fallbackLanguage: 'vi' });
  });

  it('refuse a language we do not speak', async () => {
    expect((await change({ fallbackLanguage: 'fr' })).json().code).toBe('INVALID_REQUEST');
  });

  it('travel with the page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bac-page-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="vi"></html>');
    const app = await buildApp(test.services, folder);
    const page = await app.inject({ url: '/tests', headers: { accept: 'text/html' } });
    expect(page.body).toContain('<html data-fallback-language="vi" lang="vi">');
    await app.close();
    await rm(folder, { recursive: true });
  });
});
