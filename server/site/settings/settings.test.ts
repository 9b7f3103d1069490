import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officeHoursText } from '@bac/contract/tickets/office-hours.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { listAudit } from '../../platform/audit/audit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { lettersTo } from '../../testing/letters.ts';
import { registration } from '../../testing/accounts/registration.ts';

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

const register = async () =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: writeHeaders(),
      payload: registration(),
    })
  ).json().code;

describe('settings', () => {
  it('begin with English where no other language is known', async () => {
    const reply = await test.app.inject({ url, headers: { cookie } });
    expect(reply.json().data).toMatchObject({
      siteName: 'Bậc',
      fallbackLanguage: 'en',
      isRegistrationOpen: true,
    });
  });

  it('begin with the hours by which the desk’s clock runs', async () => {
    const { contacts } = (await test.app.inject({ url, headers: { cookie } })).json().data;
    expect(contacts.hours).toEqual({ en: officeHoursText('en'), vi: officeHoursText('vi') });
  });

  it('are changed by an administrator, and the log says what, by whom and from what', async () => {
    const reply = await change({ fallbackLanguage: 'vi' });
    expect(reply.json().data).toMatchObject({ fallbackLanguage: 'vi' });
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({
      actorId: id,
      action: 'settings.changed',
      detail: { before: { fallbackLanguage: 'en' }, changes: { fallbackLanguage: 'vi' } },
    });
  });

  it('stay as they are when nothing is changed', async () => {
    expect((await change({})).json().data).toMatchObject({ fallbackLanguage: 'vi' });
  });

  it('are never overwritten unseen: who built on older ones is told', async () => {
    const seen = { siteName: 'Bậc' };
    expect((await change({ siteName: 'Bậc A', seen })).json().data.siteName).toBe('Bậc A');
    expect((await change({ siteName: 'Bậc B', seen })).json().code).toBe('CHANGED_MEANWHILE');
    const both = await Promise.all(
      ['Bậc C', 'Bậc D'].map((siteName) => change({ siteName, seen: { siteName: 'Bậc A' } })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await change({ siteName: 'Bậc' });
  });

  it.each([
    { siteName: ' ' },
    { siteName: 'x'.repeat(41) },
    { contacts: { email: 'lienhe@bac.example' } },
  ])('refuse %j', async (wrong) => {
    expect((await change(wrong)).json().code).toBe('INVALID_REQUEST');
  });

  it('refuse a language we do not speak', async () => {
    expect((await change({ fallbackLanguage: 'fr' })).json().code).toBe('INVALID_REQUEST');
  });

  it('close and open registration at once', async () => {
    await change({ isRegistrationOpen: false });
    expect(await register()).toBe('REGISTRATION_CLOSED');
    await change({ isRegistrationOpen: true });
    expect(await register()).toBeUndefined();
  });

  it('can ask for a verified address before a test', async () => {
    const { cookie: unverified } = await signedInAs(test.services, 'student', {
      verifiedAt: null,
    });
    const start = async () =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/attempts',
          headers: writeHeaders({ cookie: unverified }),
          payload: { id: crypto.randomUUID(), test: 'no-such', device: crypto.randomUUID() },
        })
      ).json().code;
    expect(await start()).toBe('TEST_NOT_FOUND');
    await change({ isVerificationNeeded: true });
    expect(await start()).toBe('VERIFY_FIRST');
  });

  it('send a letter to see whether mail arrives', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `${url}/mail-test`,
      headers: writeHeaders({ cookie, 'accept-language': 'vi' }),
      payload: { to: 'thu@example.com' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await lettersTo(test, 'thu@example.com')).toMatchObject([
      { subject: 'Thư từ Bậc đã đến nơi' },
    ]);
  });

  it('travel with the page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bac-page-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="vi"></html>');
    const app = await buildApp(test.services, folder);
    const page = await app.inject({ url: '/tests', headers: { accept: 'text/html' } });
    const [, fallback, site] =
      /<html data-fallback-language="(\w+)" data-site="(.*?)" lang="vi">/.exec(page.body) ?? [];
    expect(fallback).toBe('vi');
    expect(JSON.parse(site?.replaceAll('&quot;', '"') ?? '')).toMatchObject({
      siteName: 'Bậc',
      contacts: { phone: '024 7300 0000' },
      isRegistrationOpen: true,
    });
    await app.close();
    await rm(folder, { recursive: true });
  });
});
