import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ticketFiles } from '../../db/tickets-schema.ts';
import { listAudit } from '../../platform/audit/audit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent } from '../../testing/client.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { fileForm, teamWrites, visitor } from '../../testing/tickets/tickets.ts';
import { storeAttachments } from '../mail/store-attachments.ts';

const megabyte = 1024 * 1024;

let test: TestApp;

beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

interface Sender {
  from: string;
  cookie?: string;
}

/** Uploads a text of 100 kB and returns its id, or the code of the refusal. */
async function upload({ from, cookie }: Sender): Promise<string> {
  const { body, type } = fileForm(Buffer.alloc(100_000, 'a'));
  const id = randomUUID();
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v1/tickets/files?id=${id}&name=a.txt`,
    headers: writeHeaders({ 'content-type': type, ...(cookie && { cookie }) }),
    payload: body,
    remoteAddress: from,
  });
  return reply.statusCode === 200 ? id : reply.json().code;
}

/** Uploads a file and makes it as large as that, to spare the test the bytes. */
async function uploadLarge(sender: Sender, megabytes: number): Promise<string> {
  const id = await upload(sender);
  const size = Math.round(megabytes * megabyte);
  await test.services.db.update(ticketFiles).set({ size }).where(eq(ticketFiles.id, id));
  return id;
}

const isCode = (result: string): boolean => /^[A-Z_]+$/.test(result);

const openAsVisitor = (from: string, files: string[]) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/tickets',
    headers: writeHeaders(),
    remoteAddress: from,
    payload: {
      id: randomUUID(),
      subject: 'Ảnh',
      category: 'other',
      message: 'Đây',
      files,
      attempt: null,
      visitor: visitor(),
    },
  });

describe('the files of one day', () => {
  const from = '203.0.113.9';

  it('of a visitor have 40 MB, attached or not, until the team has answered', async () => {
    const file = await uploadLarge({ from }, 40);
    const { id } = (await openAsVisitor(from, [file])).json().data;
    expect(await upload({ from })).toBe('TOO_MANY_FILES');
    expect(isCode(await upload({ from: '203.0.113.10' }))).toBe(false);
    await teamWrites(test, id, 'Cảm ơn bạn.');
    expect(isCode(await upload({ from }))).toBe(false);
  });

  it('of a visitor have 200 MB after answers, and room again a day later', async () => {
    const file = await uploadLarge({ from }, 200);
    const { id } = (await openAsVisitor(from, [file])).json().data;
    await teamWrites(test, id, 'Cảm ơn bạn.');
    expect(await upload({ from })).toBe('TOO_MANY_FILES');
    test.clock.turn(25 * 3_600_000);
    expect(isCode(await upload({ from }))).toBe(false);
  });

  it('of a visitor count for all addresses of an IPv6 customer', async () => {
    await uploadLarge({ from: '2001:db8:1:2::1' }, 40);
    expect(await upload({ from: '2001:db8:1:2:3::4' })).toBe('TOO_MANY_FILES');
    expect(isCode(await upload({ from: '2001:db8:1:3::1' }))).toBe(false);
  });

  it('that arrive at the same moment are counted together', async () => {
    await uploadLarge({ from }, 39.75);
    const results = await Promise.all(Array.from({ length: 6 }, () => upload({ from })));
    expect(results.filter(isCode)).toEqual(Array.from({ length: 4 }, () => 'TOO_MANY_FILES'));
  });

  it('of an account have 200 MB, and those of a network with a school in it 1 GB', async () => {
    const [one, other] = [await newStudent(test), await newStudent(test)];
    await uploadLarge({ from, cookie: one.cookie }, 200);
    expect(await upload({ from, cookie: one.cookie })).toBe('TOO_MANY_FILES');
    await uploadLarge({ from, cookie: other.cookie }, 100);
    expect(isCode(await upload({ from, cookie: other.cookie }))).toBe(false);
    await uploadLarge({ from, cookie: (await newStudent(test)).cookie }, 730);
    expect(await upload({ from, cookie: other.cookie })).toBe('TOO_MANY_FILES');
    expect(isCode(await upload({ from: '203.0.113.10', cookie: other.cookie }))).toBe(false);
  });
});

const warnings = async () =>
  (await listAudit(test.services.db, {}))
    .filter(({ action }) => action.startsWith('ticket.files'))
    .map(({ action }) => action);

describe('the files of the whole site', () => {
  const from = '203.0.113.9';

  beforeEach(async () => {
    await test.close();
    test = await testApp({ TICKET_FILES_MB: '10' });
  });

  it('are refused when their room is full, and the team is warned at 80 and 100 percent', async () => {
    const { cookie } = await newStudent(test);
    await uploadLarge({ from, cookie }, 7.5);
    expect(isCode(await upload({ from, cookie }))).toBe(false);
    expect(await warnings()).toEqual([]);
    await uploadLarge({ from, cookie }, 1);
    expect(isCode(await upload({ from, cookie }))).toBe(false);
    expect(await warnings()).toEqual(['ticket.files-nearly-full']);
    await uploadLarge({ from, cookie }, 1.5);
    for (let count = 0; count < 2; count += 1) {
      expect(await upload({ from, cookie })).toBe('FILE_STORAGE_FULL');
    }
    expect(await warnings()).toEqual(['ticket.files-full', 'ticket.files-nearly-full']);
  });

  it('are left out of an email when their room is full', async () => {
    const { cookie } = await newStudent(test);
    await uploadLarge({ from, cookie }, 10);
    const file = { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('a') };
    const stored = await storeAttachments(test.services, [file], 'mail:1');
    expect(stored).toEqual({ ids: [], leftOut: [{ name: 'a.txt', reason: 'room' }] });
  });

  it('are shown on the dashboard against their room', async () => {
    const { cookie } = await newStudent(test);
    await uploadLarge({ from, cookie }, 2);
    const admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
    const { tickets } = await admin.get('/admin/dashboard');
    expect(tickets.files).toEqual({ bytes: 2 * megabyte, quotaBytes: 10 * megabyte });
  });

  it('are a metric, so that monitoring can raise an alarm', async () => {
    await test.close();
    test = await testApp({ TICKET_FILES_MB: '10', METRICS_TOKEN: 'a-token-of-monitoring' });
    await uploadLarge({ from }, 9);
    const reply = await test.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token-of-monitoring' },
    });
    expect(reply.body).toContain(`ticket_files_bytes{kind="used"} ${9 * megabyte}\n`);
    expect(reply.body).toContain(`ticket_files_bytes{kind="quota"} ${10 * megabyte}\n`);
  });
});
