import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailSchema, type Email } from '../platform/mail/email.ts';
import { outboxTransport } from '../platform/mail/transport.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { writeHeaders } from '../testing/factories.ts';
import { registration } from '../testing/accounts/registration.ts';

/** No input can add headers or recipients to an email. */

let test: TestApp;
let folder: string;

beforeAll(async () => {
  test = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'bac-outbox-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b', '%0d%0a', '=0D=0A'];
const injected = breaks.map((end) => `Hello${end}Bcc: everyone@example.com${end}${end}<b>x</b>`);

const post = (path: string, payload: object, address: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: writeHeaders(),
    remoteAddress: address,
    payload,
  });

async function listQueued(): Promise<Email[]> {
  const { rows } = await test.services.db.execute<{ payload: Email }>(
    sql`select payload from graphile_worker._private_jobs`,
  );
  return rows
    .map(({ payload }) => payload)
    .filter((payload) => emailSchema.safeParse(payload).success);
}

async function headOf(email: Email): Promise<string> {
  const outbox = { dataDir: folder, production: false };
  const transport = outboxTransport(outbox, 'Bậc <no-reply@example.com>', test.clock, () => {});
  await transport.send(email);
  const [name = ''] = (await readdir(join(folder, 'outbox'))).filter((each) =>
    each.endsWith('.eml'),
  );
  const text = await readFile(join(folder, 'outbox', name), 'utf8');
  await rm(join(folder, 'outbox'), { recursive: true });
  return text.split(/\r?\n\r?\n/)[0] ?? '';
}

/** The header names, after unfolding lines. */
const namesIn = (head: string): string[] =>
  head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n|\r/)
    .map((line) => line.split(':')[0]!.toLowerCase());

describe('header injection', () => {
  it.each(injected)('a line break in a subject or a name starts no header: %j', async (text) => {
    const name = `${text}`.slice(0, 120);
    const visitor = { name, email: `${crypto.randomUUID()}@example.com`, language: 'en' };
    const about = { category: 'other', files: [], attempt: null };
    const id = crypto.randomUUID();
    const body = { id, subject: text, message: text, ...about, visitor };
    const reply = await post('/tickets', body, `10.3.0.${injected.indexOf(text) + 1}`);
    expect([200, 400]).toContain(reply.statusCode);
    const emails = (await listQueued()).filter(({ to }) => to === visitor.email);
    expect(emails.length).toBe(reply.statusCode === 200 ? 1 : 0);
    for (const each of emails) {
      const names = namesIn(await headOf(each));
      expect(names).not.toContain('bcc');
      expect(names.filter((header) => ['to', 'from', 'subject'].includes(header))).toHaveLength(3);
    }
  });

  it.each(injected)('a line break in an email address is refused: %j', async (text) => {
    const email = `a@example.com${text.slice(5)}`;
    const address = '10.4.0.1';
    for (const reply of [
      await post('/auth/register', registration({ email }), address),
      await post('/auth/password/forget', { email }, address),
      await post('/waitlist', { topic: 'courses', email }, address),
    ]) {
      // The reply about a forgotten password is always the same.
      expect([200, 400, 429]).toContain(reply.statusCode);
    }
    expect((await listQueued()).filter(({ to }) => to.startsWith('a@example.com'))).toEqual([]);
  });

  it.each(['a@example.com, b@example.com', 'a@example.com;b@example.com', 'A <a@example.com>'])(
    'refuses two recipients in one address: %s',
    (to) => {
      expect(emailSchema.safeParse({ to, subject: 'x', text: 'x' }).success).toBe(false);
    },
  );

  it.each(injected)('a line break in a name at registration is refused: %j', async (firstName) => {
    const reply = await post('/auth/register', registration({ firstName }), '10.5.0.1');
    expect(reply.statusCode).toBe(400);
  });
});
