import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { listAudit } from '../../platform/audit/audit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
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
  it('settings start with English as the fallback language', async () => {
    const reply = await test.app.inject({ url, headers: { cookie } });
    expect(reply.json().data).toMatchObject({
      siteName: 'Bậc',
      fallbackLanguage: 'en',
      isRegistrationOpen: true,
    });
  });

  it('settings start with the office hours of the desk', async () => {
    const { officeHours } = (await test.app.inject({ url, headers: { cookie } })).json().data;
    expect(officeHours).toEqual(standardOfficeHours);
  });

  it('refuses office hours that never open, and those that end before they begin', async () => {
    const closed = Array.from({ length: 7 }, () => null);
    for (const officeHours of [closed, [{ from: 600, until: 540 }, ...closed.slice(1)]]) {
      expect((await change({ officeHours })).json()).toMatchObject({
        code: 'INVALID_REQUEST',
        errors: [{ path: 'officeHours' }],
      });
    }
  });

  it('an administrator changes settings, and the change is audited', async () => {
    const reply = await change({ fallbackLanguage: 'vi' });
    expect(reply.json().data).toMatchObject({ fallbackLanguage: 'vi' });
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({
      actorId: id,
      action: 'settings.changed',
      detail: { before: { fallbackLanguage: 'en' }, changes: { fallbackLanguage: 'vi' } },
    });
  });

  it('an empty change leaves the settings as they are', async () => {
    expect((await change({})).json().data).toMatchObject({ fallbackLanguage: 'vi' });
  });

  it('refuses a change based on outdated settings', async () => {
    const original = { siteName: 'Bậc' };
    expect((await change({ siteName: 'Bậc A', original })).json().data.siteName).toBe('Bậc A');
    expect((await change({ siteName: 'Bậc B', original })).json().code).toBe('CHANGED_MEANWHILE');
    const both = await Promise.all(
      ['Bậc C', 'Bậc D'].map((siteName) => change({ siteName, original: { siteName: 'Bậc A' } })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await change({ siteName: 'Bậc' });
  });

  it.each([
    { siteName: ' ' },
    { siteName: 'x'.repeat(41) },
    { operator: { name: 'x'.repeat(201), registration: '' } },
    { visitorTicketMonths: 7 },
    { officeHours: [null] },
    { contacts: { email: 'lienhe@bac.example' } },
  ])('refuses the settings %j', async (wrong) => {
    expect((await change(wrong)).json().code).toBe('INVALID_REQUEST');
  });

  it('refuses an unsupported language', async () => {
    expect((await change({ fallbackLanguage: 'fr' })).json().code).toBe('INVALID_REQUEST');
  });

  it('closes and opens registration at once', async () => {
    await change({ isRegistrationOpen: false });
    expect(await register()).toBe('REGISTRATION_CLOSED');
    await change({ isRegistrationOpen: true });
    expect(await register()).toBeUndefined();
  });

  it('can require a verified address before a test', async () => {
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

  it('sends a test email', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `${url}/mail-test`,
      headers: writeHeaders({ cookie, 'accept-language': 'vi' }),
      payload: { to: 'thu@example.com' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await queuedEmailsTo(test, 'thu@example.com')).toMatchObject([
      { subject: 'Thư thử từ Bậc' },
    ]);
  });

  it('embeds the settings in the page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bac-page-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="vi"></html>');
    await change({ operator: { name: 'Công ty Ruộng Bậc Thang', registration: '' } });
    const app = await buildApp(test.services, folder);
    const page = await app.inject({ url: '/tests', headers: { accept: 'text/html' } });
    const [, fallback, site] =
      /<html data-fallback-language="(\w+)" data-site="(.*?)" lang="vi">/.exec(page.body) ?? [];
    expect(fallback).toBe('vi');
    expect(JSON.parse(site?.replaceAll('&quot;', '"') ?? '')).toMatchObject({
      siteName: 'Bậc',
      operator: { name: 'Công ty Ruộng Bậc Thang', registration: '' },
      contacts: { phone: '024 7300 0000' },
      isRegistrationOpen: true,
    });
    await app.close();
    await rm(folder, { recursive: true });
  });
});
