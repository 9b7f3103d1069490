import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTest, person, type MailTest } from '../../testing/tickets/ticket-mail.ts';
import { makeAccount } from '../../testing/factories.ts';
import { adoptTickets } from '../person/store.ts';
import { updateTicket } from '../conversation/store.ts';

let on: MailTest;

beforeAll(async () => {
  on = await mailTest();
});
afterAll(() => on.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a reply by mail', () => {
  it('is in the conversation as the person’s own', async () => {
    const ticket = await on.openTicket();
    await on.reply(ticket, { text: 'It works now, thank you.\n\nMinh Ánh' });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply).toMatchObject({
      kind: 'reply',
      from: 'person',
      authorName: person.name,
      body: 'It works now, thank you.\n\nMinh Ánh',
      isMail: true,
    });
    expect(await on.ticketNow(ticket)).toMatchObject({
      lastFrom: 'person',
      excerpt: 'It works now, thank you. Minh Ánh',
    });
  });

  it('opens a resolved ticket again', async () => {
    const ticket = await on.openTicket();
    const { db } = on.test.services;
    await db.transaction((tx) => updateTicket(tx, ticket.id, { state: 'resolved' }));
    await on.reply(ticket, { text: 'It happened once more.' });
    expect(await on.ticketNow(ticket)).toMatchObject({ state: 'open' });
  });

  it.each([
    ['English', 'On Sun, Nov 15, 2026 at 6:00 PM Bậc <help@bac.example> wrote:\n> Hello\n> again'],
    ['Vietnamese', 'Vào CN, 15 thg 11, 2026 vào lúc 18:00 Bậc <h@bac.example> đã viết:\n\n> Chào'],
    [
      'Outlook',
      '________________________________\nFrom: Bậc <h@bac.example>\nSent: Sunday, November 15, 2026 6:00 PM\nTo: Minh Anh <minhanh@example.com>\nSubject: Re: sign in (#1)\n\nHello, try again.',
    ],
  ])('has only the new words (%s)', async (_which, quote) => {
    const ticket = await on.openTicket();
    await on.reply(ticket, { text: `Cảm ơn ạ.\n\n${quote}\n\n-- \nMinh Ánh` });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply?.body).toBe('Cảm ơn ạ.');
  });

  it('that is HTML alone becomes text, and script in it nothing', async () => {
    const ticket = await on.openTicket();
    const html =
      '<p>Chào <b>bạn</b>,</p><script>alert(1)</script><p>&lt;img src=x onerror=alert(2)&gt;</p>';
    await on.reply(ticket, { html });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply?.body).toBe('Chào bạn,\n\n<img src=x onerror=alert(2)>');
  });

  it('that is plain text with HTML in it stays as written', async () => {
    const ticket = await on.openTicket();
    await on.reply(ticket, { text: '<script>alert(1)</script>' });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply?.body).toBe('<script>alert(1)</script>');
  });

  it('brings its files, and leaves out and names what is not taken', async () => {
    const ticket = await on.openTicket('vi');
    const attachments = [
      { filename: 'màn hình.png', content: png },
      { filename: 'photo.jpg', content: Buffer.from('MZ\u0000\u0000 not a picture') },
      { filename: 'page`*.html', content: '<script>alert(1)</script>' },
      { filename: 'big.txt', content: 'a'.repeat(11 * 1024 * 1024) },
    ];
    await on.reply(ticket, { text: 'Ảnh đây ạ.', attachments });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply?.files.map(({ name, type }) => ({ name, type }))).toEqual([
      { name: 'màn hình.png', type: 'image/png' },
    ]);
    expect(reply?.body).toBe(
      'Ảnh đây ạ.\n\nTệp trong thư không nhận được: `photo.jpg` (không phải ảnh, PDF hay văn bản thuần); `page *.html` (không phải ảnh, PDF hay văn bản thuần); `big.txt` (lớn hơn 10 MB).',
    );
    const kept = await on.test.services.files.openKept(String(reply?.files[0]?.storedAs));
    expect(kept && (await buffer(kept.content))).toEqual(png);
  });

  it('takes five files, those that were attached before those that stand in the text', async () => {
    const ticket = await on.openTicket();
    const pictures = Array.from({ length: 5 }, (_, place) => ({
      filename: `${place}.png`,
      content: png,
    }));
    const logo = { filename: 'logo.png', content: png, cid: 'logo@example.com' };
    const html = '<p>Look</p><img src="cid:logo@example.com">';
    await on.reply(ticket, { text: 'Look', html, attachments: [logo, ...pictures] });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply?.files.map(({ name }) => name).toSorted()).toEqual(
      pictures.map(({ filename }) => filename),
    );
    expect(reply?.body).toContain('`logo.png` (only 5 files fit in a message)');
  });

  it('may be files without a word', async () => {
    const ticket = await on.openTicket();
    await on.reply(ticket, { text: '', attachments: [{ filename: 'a.png', content: png }] });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply).toMatchObject({ body: '(Files only, no text.)', files: [{ name: 'a.png' }] });
  });

  it('that is too long for a message is there as a whole in a file', async () => {
    const ticket = await on.openTicket();
    const text = 'Một câu dài. '.repeat(3000).trim();
    await on.reply(ticket, { text });
    const [, reply] = await on.messagesOf(ticket);
    expect(reply?.body.length).toBeLessThan(20_000);
    expect(reply?.body).toContain('The letter goes on in `letter.txt`.');
    const kept = await on.test.services.files.openKept(String(reply?.files[0]?.storedAs));
    expect(kept && (await buffer(kept.content)).toString()).toBe(text);
  });

  it('that comes twice is one', async () => {
    const ticket = await on.openTicket();
    const letter = { text: 'Once.', messageId: '<once@example.com>' };
    await on.reply(ticket, letter);
    await Promise.all([on.reply(ticket, letter), on.reply(ticket, letter)]);
    expect(await on.messagesOf(ticket)).toHaveLength(2);
  });

  it('that comes twice without an id of its own is one', async () => {
    const ticket = await on.openTicket();
    const raw = `From: ${person.email}\r\nDate: Sun, 15 Nov 2026 08:00:00 +0000\r\nSubject: Re: x\r\n\r\nOnce.\r\n`;
    await on.reply(ticket, { raw });
    await on.reply(ticket, { raw: `Received: from a relay\r\n${raw}` });
    expect(await on.messagesOf(ticket)).toHaveLength(2);
  });

  it('to two tickets is one reply in each', async () => {
    const [one, other] = [await on.openTicket(), await on.openTicket()];
    const letter = { text: 'For both.', messageId: '<both@example.com>' };
    await on.reply(one, letter);
    await on.reply(other, letter);
    expect(await on.messagesOf(one)).toHaveLength(2);
    expect(await on.messagesOf(other)).toHaveLength(2);
  });

  it('goes where the ticket was merged into', async () => {
    const [old, ticket] = [await on.openTicket(), await on.openTicket()];
    const { db } = on.test.services;
    await db.transaction((tx) =>
      updateTicket(tx, old.id, { state: 'closed', mergedInto: ticket.id }),
    );
    await on.reply(old, { text: 'To the old address.' });
    expect((await on.messagesOf(ticket)).at(-1)?.body).toBe('To the old address.');
  });

  it('to what an account has adopted comes by the letters since then, not by those before', async () => {
    const ticket = await on.openTicket();
    const { services } = on.test;
    const { id, email } = await makeAccount(services, { email: ticket.personEmail });
    await adoptTickets(services.db, id, email);
    const refused = on.reply(ticket, { text: 'By an old address.' });
    await expect(refused).rejects.toMatchObject({ responseCode: 550 });
    await on.reply(await on.ticketNow(ticket), { text: 'By the new one.' });
    const [, ...replies] = await on.messagesOf(ticket);
    expect(replies).toMatchObject([{ body: 'By the new one.', authorId: id }]);
  });

  it('in a character set of old is read', async () => {
    const ticket = await on.openTicket();
    const head = `From: ${person.email}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=windows-1258\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
    const raw = Buffer.concat([Buffer.from(head), Buffer.from([0xf0, 0xe2, 0x79, 0x0d, 0x0a])]);
    await on.reply(ticket, { raw });
    expect((await on.messagesOf(ticket)).at(-1)?.body).toBe('đây');
  });
});
