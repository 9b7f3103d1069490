import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTest, person, type MailTest } from '../../../testing/tickets/ticket-mail.ts';
import { readLetterApart } from './read-letter-apart.ts';
import { readLetter } from './read-letter.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const letterOf = (words: string): Uint8Array<ArrayBuffer> =>
  bytesOf(`From: a@example.com\r\n\r\n${words}\r\n`);

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

describe('reading a letter in a thread', () => {
  it('gives what reading it directly gives, files included', async () => {
    const read = await readLetterApart(bytesOf(withFiles));
    expect(read).toEqual(await readLetter(bytesOf(withFiles)));
    expect(read).toMatchObject({
      messageId: '<files@example.com>',
      words: 'Chào bạn',
      files: [{ name: 'one.txt' }, { name: 'two.txt' }],
    });
  });

  it('goes on with the next letter where no thread can be started for one', async () => {
    const gone = letterOf('Gone');
    structuredClone(gone, { transfer: [gone.buffer] });
    const [failed, next] = await Promise.allSettled([
      readLetterApart(gone),
      readLetterApart(letterOf('Next')),
    ]);
    expect(failed.status).toBe('rejected');
    expect(next).toMatchObject({ status: 'fulfilled', value: { words: 'Next' } });
  });
});

describe('the SMTP listener reads letters in a thread', () => {
  let on: MailTest;

  beforeAll(async () => {
    on = await mailTest({ isReadApart: true });
  });
  afterAll(() => on.close());

  it('and puts words and files into the conversation', async () => {
    const ticket = await on.openTicket();
    const attachments = [{ filename: 'a.txt', content: 'A file.' }];
    await on.reply(ticket, { text: 'It works now.', attachments });
    expect((await on.messagesOf(ticket)).at(-1)).toMatchObject({
      authorName: person.name,
      body: 'It works now.',
      files: [{ name: 'a.txt' }],
    });
  });

  it('and refuses a letter that is nested without end', async () => {
    const ticket = await on.openTicket();
    await expect(on.reply(ticket, { raw: nested })).rejects.toMatchObject({ responseCode: 554 });
    expect(await on.messagesOf(ticket)).toHaveLength(1);
  });
});
