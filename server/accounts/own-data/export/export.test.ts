import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../../db/accounts-schema.ts';
import { assignments } from '../../../db/classes-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { newPerson } from '../../../testing/following/family.ts';
import { queuedEmailsTo } from '../../../testing/queued-emails.ts';
import {
  personWithEverything,
  type PersonWithEverything,
} from '../../../testing/accounts/person-with-everything.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { hashPassword } from '../../passwords/password.ts';
import { exportJob, purgeExports } from './make-export.ts';
import { sections } from './sections.ts';

const password = 'Con-meo#tam-the';
const day = 24 * 60 * 60 * 1000;

let test: TestApp;
let everything: PersonWithEverything;

beforeAll(async () => {
  test = await testApp();
  everything = await personWithEverything(test);
  const passwordHash = await hashPassword(password);
  await test.services.db.update(accounts).set({ passwordHash });
  // The test turns the clock by days, and sessions of tests are short.
  await test.services.db.update(sessions).set({ expiresAt: new Date('2027-01-01') });
});
afterAll(() => test.close());

beforeEach(() => test.clock.turn(day));

const requestExport = (id: string = crypto.randomUUID(), typedPassword = password) =>
  everything.person.send('POST', '/id/data-exports', { id, password: typedPassword });

const runJobs = () => runQueued(test, [exportJob(test.services)]);

const download = (id: string, person = everything.person) =>
  person.send('GET', `/id/data-exports/${id}/file`);

describe('requesting a data export', () => {
  it('an export request requires the password', async () => {
    const reply = await requestExport(undefined, 'Wrong#2026');
    expect(reply.json()).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await everything.person.get('/id/data-exports')).toEqual([]);
  });

  it('an export request is idempotent per id, and a fourth one in a day is refused', async () => {
    const id = crypto.randomUUID();
    const [first, again] = [await requestExport(id), await requestExport(id)];
    expect(first.json().data).toMatchObject({ id, state: 'waiting', bytes: null });
    expect(again.json().data).toEqual(first.json().data);
    await requestExport();
    await requestExport();
    const fourth = await requestExport();
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    await runJobs();
  });

  it('nobody downloads the export of another person, even with its id', async () => {
    const id = crypto.randomUUID();
    await requestExport(id);
    await runJobs();
    const stranger = await newPerson(test, 'admin', { passwordHash: await hashPassword(password) });
    expect((await download(id, stranger)).statusCode).toBe(404);
    const reply = await stranger.send('POST', '/id/data-exports', { id, password });
    expect(reply.json().code).toBe('INVALID_REQUEST');
    expect(await stranger.get('/id/data-exports')).toEqual([]);
  });

  it('emails the person when the export is ready and deletes it after seven days', async () => {
    const id = crypto.randomUUID();
    await requestExport(id);
    expect((await download(id)).statusCode).toBe(404);
    await runJobs();
    const sentEmail = (await queuedEmailsTo(test, everything.person.email)).at(-1)!;
    expect(sentEmail.subject).toBe('Dữ liệu của bạn đã sẵn sàng để tải về');
    expect(sentEmail.text).toContain('/profile?tab=data');
    const [newest] = await everything.person.get('/id/data-exports');
    expect(newest).toMatchObject({ id, state: 'ready', bytes: expect.any(Number) });
    const reply = await download(id);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="bac-.+\.json"$/);
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(Buffer.byteLength(reply.body)).toBe(newest.bytes);

    test.clock.turn(7 * day);
    expect((await download(id)).statusCode).toBe(404);
    await purgeExports(test.services).run({});
    const [old] = await everything.person.get('/id/data-exports');
    expect(old.state).toBe('expired');
    const { rows } = await test.services.db.execute(
      sql`select 1 from data_exports where file is not null and expires_at <= ${test.clock.now()}`,
    );
    expect(rows).toEqual([]);
  });
});

/** The fields of the file that the test reads. */
interface ExportContent {
  account: object;
  attempts: { result: { answers: object[] }; events: object[] }[];
  twoStepVerification: { passkeys: object[] };
  tickets: { messages: { files: object[] }[] }[];
  family: { links: object[] };
}

describe('the export file', () => {
  let file: string;
  let content: ExportContent;
  beforeAll(async () => {
    test.clock.turn(day);
    const id = crypto.randomUUID();
    await requestExport(id);
    await runJobs();
    file = (await download(id)).body;
    content = JSON.parse(file);
  });

  it('contains every section with the data of the person', () => {
    expect(Object.keys(content)).toEqual(['about', ...sections.map(({ name }) => name)]);
    for (const trace of everything.traces) expect(file).toContain(trace);
    expect(content.account).toMatchObject({ email: everything.person.email, role: 'student' });
    const [finished, running] = content.attempts;
    expect(finished).toMatchObject({ state: 'completed', result: { rightAnswers: 0 } });
    expect(finished?.result.answers[0]).toMatchObject({ result: 'wrong' });
    expect(finished?.events[0]).toMatchObject({ type: 'started', at: expect.any(String) });
    expect(running).toMatchObject({ state: 'running', result: null });
    expect(content.twoStepVerification.passkeys).toEqual([
      expect.objectContaining({ name: 'Điện thoại' }),
    ]);
    expect(content.tickets[0]?.messages[0]?.files).toEqual([
      expect.objectContaining({ name: 'meo.png' }),
    ]);
    expect(content.family.links).toEqual([expect.objectContaining({ as: 'student' })]);
  });

  it('contains no secrets, team notes, answer keys or other people', async () => {
    expect(file).not.toMatch(/\$argon2|passwordHash|tokenHash|secretHash|publicKey|"sealed"/);
    expect(file).not.toContain('lại hỏi');
    expect(file).not.toMatch(/"(keys?|rationale|parameters|isPretest)"/);
    expect(file).not.toContain('"routed"');
    for (const name of ['Tôn Thất Kỳ Vĩ', everything.parent.email, 'Quách Gia Khiêm']) {
      expect(file).not.toContain(name);
    }
  });

  it('withholds results that a class withholds', async () => {
    await test.services.db.update(assignments).set({ resultsVisibleAt: null });
    const id = crypto.randomUUID();
    await requestExport(id);
    await runJobs();
    const [attempt] = JSON.parse((await download(id)).body).attempts;
    expect(attempt).toMatchObject({ state: 'completed', result: null, isResultKeptBack: true });
  });
});
