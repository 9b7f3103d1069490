import { ask, get, signIn, statusOf } from './ask.ts';
import { Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

const forged = {
  'x-forwarded-for': '203.0.113.9',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
};

/** Through nginx everybody has the address they come from, and none that they only claim. */
export async function checkAddresses({ front }: Site, student: number): Promise<Row[]> {
  const tally = new Tally();
  for (const [from, headers] of [
    ['127.0.0.21', {}],
    ['127.0.0.22', forged],
    ['127.0.0.23', { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }],
  ] as const) {
    const cookie = await signIn(front, student, { from, headers });
    const path = '/id/sign-ins?limit=1';
    const [latest] = await get<{ address: string }[]>(front, 'GET', path, { cookie });
    tally.expect(latest?.address === from, `from ${from}, written down as ${latest?.address}`);
  }
  return [tally.row('client’s address behind nginx')];
}

const megabyte = 1024 * 1024;

/** A form with a plain text of so many bytes. */
function formOf(bytes: number): FormData {
  const form = new FormData();
  form.append('file', new Blob(['Words. '.repeat(bytes / 7)], { type: 'text/plain' }), 'long.txt');
  return form;
}

/** What nginx must let through, and what it must not. */
export async function checkDoor({ front }: Site, student: number): Promise<Row[]> {
  const tally = new Tally();
  const cookie = await signIn(front, student);
  for (const [bytes, wanted] of [
    [9.5 * megabyte, 200],
    [10.5 * megabyte, 413],
  ] as const) {
    const id = crypto.randomUUID();
    const { status } = await fetch(`${front}/api/v1/tickets/files?id=${id}&name=long.txt`, {
      method: 'POST',
      headers: { cookie, 'x-one-time-uuid': id, 'x-event-time': new Date().toISOString() },
      body: formOf(bytes),
    });
    tally.expect(status === wanted, `a file of ${bytes} bytes was answered ${status}`);
  }
  tally.expect((await ask(front, 'GET', '/metrics')).status === 404, '/metrics is open');
  tally.expect((await statusOf(front, 'GET', '/health/ready')) === 200, 'not ready');
  return [tally.row('files, figures and health through nginx')];
}
