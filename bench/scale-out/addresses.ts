import { sendRequest, callApi, signIn, statusOf } from './send-request.ts';
import { Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

const forged = {
  'x-forwarded-for': '203.0.113.9',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
};

/** Behind nginx, the server must see the real address of a client and ignore forged headers. */
export async function checkAddresses({ front }: Site, student: number): Promise<Row[]> {
  const tally = new Tally();
  for (const [from, headers] of [
    ['127.0.0.21', {}],
    ['127.0.0.22', forged],
    ['127.0.0.23', { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }],
  ] as const) {
    const cookie = await signIn(front, student, { from, headers });
    const path = '/id/sign-ins?limit=1';
    const [latest] = await callApi<{ address: string }[]>(front, 'GET', path, { cookie });
    tally.expect(latest?.address === from, `from ${from}, recorded as ${latest?.address}`);
  }
  return [tally.row('client’s address behind nginx')];
}

const megabyte = 1024 * 1024;

/** A form with a plain text file of that many bytes. */
function formOf(bytes: number): FormData {
  const form = new FormData();
  form.append('file', new Blob(['Words. '.repeat(bytes / 7)], { type: 'text/plain' }), 'long.txt');
  return form;
}

/** Checks what nginx must let through, and what it must block. */
export async function checkDoor({ front }: Site, student: number): Promise<Row[]> {
  const tally = new Tally();
  const cookie = await signIn(front, student);
  for (const [bytes, expected] of [
    [9.5 * megabyte, 200],
    [10.5 * megabyte, 413],
  ] as const) {
    const id = crypto.randomUUID();
    const { status } = await fetch(`${front}/api/v1/tickets/files?id=${id}&name=long.txt`, {
      method: 'POST',
      headers: { cookie, 'x-one-time-uuid': id, 'x-event-time': new Date().toISOString() },
      body: formOf(bytes),
    });
    tally.expect(status === expected, `a file of ${bytes} bytes was answered ${status}`);
  }
  tally.expect((await sendRequest(front, 'GET', '/metrics')).status === 404, '/metrics is open');
  tally.expect((await statusOf(front, 'GET', '/health/ready')) === 200, 'not ready');
  return [tally.row('files, metrics and health through nginx')];
}
