import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTest, person, type MailTest } from '../../../testing/tickets/ticket-mail.ts';
import { parseEmailInWorker } from './parse-email-in-worker.ts';
import { parseEmail } from './parse-email.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const emailOf = (text: string): Uint8Array<ArrayBuffer> =>
  bytesOf(`From: a@example.com\r\n\r\n${text}\r\n`);

const withFiles = [
  'From: a@example.com',
  'Message-ID: <files@example.com>',
  'Precedence: bulk',
  'Content-Type: multipart/mixed; boundary=edge',
  '',
  '--edge',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Chào <b>bạn</b></p>',
  ...['one', 'two'].flatMap((name) => [
    '--edge',
    `Content-Type: text/plain; name=${name}.txt`,
    'Content-Disposition: attachment',
    '',
    `The file ${name}.`,
  ]),
  '--edge--',
  '',
].join('\r\n');

const nested = Array.from(
  { length: 100 },
  (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
).join('');

describe('reading an email in a worker thread', () => {
  it('returns the same as reading directly, files included', async () => {
    const read = await parseEmailInWorker(bytesOf(withFiles));
    expect(read).toEqual(await parseEmail(bytesOf(withFiles)));
    expect(read).toMatchObject({
      messageId: '<files@example.com>',
      text: 'Chào bạn',
      files: [{ name: 'one.txt' }, { name: 'two.txt' }],
    });
  });

  it('reads the next email after a thread could not be started', async () => {
    const gone = emailOf('Gone');
    structuredClone(gone, { transfer: [gone.buffer] });
    const [failed, next] = await Promise.allSettled([
      parseEmailInWorker(gone),
      parseEmailInWorker(emailOf('Next')),
    ]);
    expect(failed.status).toBe('rejected');
    expect(next).toMatchObject({ status: 'fulfilled', value: { text: 'Next' } });
  });
});

describe('the SMTP listener with a worker thread', () => {
  let setup: MailTest;

  beforeAll(async () => {
    setup = await mailTest({ isReadApart: true });
  });
  afterAll(() => setup.close());

  it('adds the text and files of an email to the conversation', async () => {
    const ticket = await setup.openTicket();
    const attachments = [{ filename: 'a.txt', content: 'A file.' }];
    await setup.reply(ticket, { text: 'It works now.', attachments });
    expect((await setup.messagesOf(ticket)).at(-1)).toMatchObject({
      authorName: person.name,
      body: 'It works now.',
      files: [{ name: 'a.txt' }],
    });
  });

  it('refuses an email that is nested without end', async () => {
    const ticket = await setup.openTicket();
    await expect(setup.reply(ticket, { raw: nested })).rejects.toMatchObject({ responseCode: 554 });
    expect(await setup.messagesOf(ticket)).toHaveLength(1);
  });
});
