import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../../db/accounts-schema.ts';
import { assignments } from '../../../db/classes-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { newPerson } from '../../../testing/following/family.ts';
import { lettersTo } from '../../../testing/letters.ts';
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
  // Sessions of tests are short; people's last for weeks.
  await test.services.db.update(sessions).set({ expiresAt: new Date('2027-01-01') });
});
afterAll(() => test.close());

beforeEach(() => test.clock.turn(day));

const ask = (id: string = crypto.randomUUID(), given = password) =>
  everything.person.send('POST', '/id/data-exports', { id, password: given });

const work = () => runQueued(test, [exportJob(test.services)]);

const download = (id: string, who = everything.person) =>
  who.send('GET', `/id/data-exports/${id}/file`);

describe('asking for everything about oneself', () => {
  it('needs the password', async () => {
    const reply = await ask(undefined, 'Wrong#2026');
    expect(reply.json()).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await everything.person.get('/id/data-exports')).toEqual([]);
  });

  it('twice with one id asks once, and a fourth time a day is refused', async () => {
    const id = crypto.randomUUID();
    const [first, again] = [await ask(id), await ask(id)];
    expect(first.json().data).toMatchObject({ id, state: 'waiting', bytes: null });
    expect(again.json().data).toEqual(first.json().data);
    await ask();
    await ask();
    const fourth = await ask();
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    await work();
  });

  it('gives nobody the file of another, whoever knows its id', async () => {
    const id = crypto.randomUUID();
    await ask(id);
    await work();
    const stranger = await newPerson(test, 'admin', { passwordHash: await hashPassword(password) });
    expect((await download(id, stranger)).statusCode).toBe(404);
    const theirs = await stranger.send('POST', '/id/data-exports', { id, password });
    expect(theirs.json().code).toBe('INVALID_REQUEST');
    expect(await stranger.get('/id/data-exports')).toEqual([]);
  });

  it('tells by letter when it is ready, and is gone after seven days', async () => {
    const id = crypto.randomUUID();
    await ask(id);
    expect((await download(id)).statusCode).toBe(404);
    await work();
    const letter = (await lettersTo(test, everything.person.email)).at(-1)!;
    expect(letter.subject).toBe('Dữ liệu của bạn đã sẵn sàng để tải về');
    expect(letter.text).toContain('/profile?tab=data');
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

/** As far as the test looks into it. */
interface Told {
  account: object;
  attempts: { result: { answers: object[] }; events: object[] }[];
  twoStepVerification: { passkeys: object[] };
  tickets: { messages: { files: object[] }[] }[];
  family: { links: object[] };
}

describe('the file', () => {
  let file: string;
  let told: Told;
  beforeAll(async () => {
    test.clock.turn(day);
    const id = crypto.randomUUID();
    await ask(id);
    await work();
    file = (await download(id)).body;
    told = JSON.parse(file);
  });

  it('has every part, and what the person left in each', () => {
    expect(Object.keys(told)).toEqual(['about', ...sections.map(({ name }) => name)]);
    for (const trace of everything.traces) expect(file).toContain(trace);
    expect(told.account).toMatchObject({ email: everything.person.email, role: 'student' });
    const [finished, running] = told.attempts;
    expect(finished).toMatchObject({ state: 'completed', result: { rightAnswers: 0 } });
    expect(finished?.result.answers[0]).toMatchObject({ result: 'wrong' });
    expect(finished?.events[0]).toMatchObject({ type: 'started', at: expect.any(String) });
    expect(running).toMatchObject({ state: 'running', result: null });
    expect(told.twoStepVerification.passkeys).toEqual([
      expect.objectContaining({ name: 'Điện thoại' }),
    ]);
    expect(told.tickets[0]?.messages[0]?.files).toEqual([
      expect.objectContaining({ name: 'meo.png' }),
    ]);
    expect(told.family.links).toEqual([expect.objectContaining({ as: 'student' })]);
  });

  it('has no secret, no note of the team, no key and nobody else in it', async () => {
    expect(file).not.toMatch(/\$argon2|passwordHash|tokenHash|secretHash|publicKey|"sealed"/);
    expect(file).not.toContain('lại hỏi');
    expect(file).not.toMatch(/"(keys?|rationale|parameters|isPretest)"/);
    expect(file).not.toContain('"routed"');
    for (const name of ['Tôn Thất Kỳ Vĩ', everything.parent.email, 'Quách Gia Khiêm']) {
      expect(file).not.toContain(name);
    }
  });

  it('keeps back what a class keeps back', async () => {
    await test.services.db.update(assignments).set({ shownAt: null });
    const id = crypto.randomUUID();
    await ask(id);
    await work();
    const [kept] = JSON.parse((await download(id)).body).attempts;
    expect(kept).toMatchObject({ state: 'completed', result: null, isResultKeptBack: true });
  });
});
