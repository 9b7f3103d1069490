import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTest, person, type MailTest } from '../../testing/tickets/ticket-mail.ts';
import { clientOf } from '../../testing/client.ts';
import { makeAccount, signedInAs } from '../../testing/factories.ts';
import { adoptTickets } from '../person/store.ts';
import { updateTicket } from '../conversation/store.ts';

let setup: MailTest;

beforeAll(async () => {
  setup = await mailTest();
});
afterAll(() => setup.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const sendersOf = (messages: { otherSender: string | null }[]) =>
  messages.map(({ otherSender }) => otherSender);

describe('a reply by mail', () => {
  it('adds a reply by mail to the conversation as the person’s own', async () => {
    const ticket = await setup.openTicket();
    await setup.reply(ticket, { text: 'It works now, thank you.\n\nMinh Ánh' });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply).toMatchObject({
      kind: 'reply',
      from: 'person',
      authorName: person.name,
      body: 'It works now, thank you.\n\nMinh Ánh',
      isMail: true,
    });
    expect(await setup.ticketNow(ticket)).toMatchObject({
      lastFrom: 'person',
      excerpt: 'It works now, thank you. Minh Ánh',
    });
  });

  it('marks for the team, and only for it, a reply from an address that is not the person’s', async () => {
    const ticket = await setup.openTicket();
    const agent = clientOf(setup.test, (await signedInAs(setup.test.services, 'support')).cookie);
    await setup.reply(ticket, { text: 'From me.', from: ticket.personEmail.toUpperCase() });
    await setup.reply(ticket, { text: 'From another.', from: 'Minh <other@elsewhere.example>' });
    const { messages } = await agent.get(`/admin/tickets/${ticket.id}`);
    expect(sendersOf(messages)).toEqual([null, null, 'other@elsewhere.example']);
    const url = `/api/v1/tickets/${ticket.id}?secret=${ticket.secret.toString('base64url')}`;
    const own = (await setup.test.app.inject({ url })).json();
    expect(sendersOf(own.data.messages)).toEqual([null, null, null]);
  });

  it('a reply by mail reopens a resolved ticket', async () => {
    const ticket = await setup.openTicket();
    const { db } = setup.test.services;
    await db.transaction((tx) => updateTicket(tx, ticket.id, { state: 'resolved' }));
    await setup.reply(ticket, { text: 'It happened once more.' });
    expect(await setup.ticketNow(ticket)).toMatchObject({ state: 'open' });
  });

  it.each([
    ['English', 'On Sun, Nov 15, 2026 at 6:00 PM Bậc <help@bac.example> wrote:\n> Hello\n> again'],
    ['Vietnamese', 'Vào CN, 15 thg 11, 2026 vào lúc 18:00 Bậc <h@bac.example> đã viết:\n\n> Chào'],
    [
      'Outlook',
      '________________________________\nFrom: Bậc <h@bac.example>\nSent: Sunday, November 15, 2026 6:00 PM\nTo: Minh Anh <minhanh@example.com>\nSubject: Re: sign in (#1)\n\nHello, try again.',
    ],
  ])('keeps only the new text of a reply (%s)', async (_which, quote) => {
    const ticket = await setup.openTicket();
    await setup.reply(ticket, { text: `Cảm ơn ạ.\n\n${quote}\n\n-- \nMinh Ánh` });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply?.body).toBe('Cảm ơn ạ.');
  });

  it('converts a reply in HTML to text, and drops its scripts', async () => {
    const ticket = await setup.openTicket();
    const html =
      '<p>Chào <b>bạn</b>,</p><script>alert(1)</script><p>&lt;img src=x onerror=alert(2)&gt;</p>';
    await setup.reply(ticket, { html });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply?.body).toBe('Chào bạn,\n\n<img src=x onerror=alert(2)>');
  });

  it('keeps HTML in a plain-text reply as it was typed', async () => {
    const ticket = await setup.openTicket();
    await setup.reply(ticket, { text: '<script>alert(1)</script>' });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply?.body).toBe('<script>alert(1)</script>');
  });

  it('stores the files of a reply, and names those it leaves out', async () => {
    const ticket = await setup.openTicket('vi');
    const attachments = [
      { filename: 'màn hình.png', content: png },
      { filename: 'photo.jpg', content: Buffer.from('MZ\u0000\u0000 not a picture') },
      { filename: 'page`*.html', content: '<script>alert(1)</script>' },
      { filename: 'big.txt', content: 'a'.repeat(11 * 1024 * 1024) },
    ];
    await setup.reply(ticket, { text: 'Ảnh đây ạ.', attachments });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply?.files.map(({ name, type }) => ({ name, type }))).toEqual([
      { name: 'màn hình.png', type: 'image/png' },
    ]);
    expect(reply?.body).toBe(
      'Ảnh đây ạ.\n\nTệp trong thư không nhận được: `photo.jpg` (không phải ảnh, PDF hay văn bản thuần); `page *.html` (không phải ảnh, PDF hay văn bản thuần); `big.txt` (lớn hơn 10 MB).',
    );
    const stored = await setup.test.services.files.openPrivate(String(reply?.files[0]?.storedName));
    expect(stored && (await buffer(stored.content))).toEqual(png);
  });

  it('stores five files of a reply, attached ones before inline ones', async () => {
    const ticket = await setup.openTicket();
    const pictures = Array.from({ length: 5 }, (_, index) => ({
      filename: `${index}.png`,
      content: png,
    }));
    const logo = { filename: 'logo.png', content: png, cid: 'logo@example.com' };
    const html = '<p>Look</p><img src="cid:logo@example.com">';
    await setup.reply(ticket, { text: 'Look', html, attachments: [logo, ...pictures] });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply?.files.map(({ name }) => name).toSorted()).toEqual(
      pictures.map(({ filename }) => filename),
    );
    expect(reply?.body).toContain('`logo.png` (only 5 files fit in a message)');
  });

  it('accepts a reply of files without text', async () => {
    const ticket = await setup.openTicket();
    await setup.reply(ticket, { text: '', attachments: [{ filename: 'a.png', content: png }] });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply).toMatchObject({ body: '(Files only, no text.)', files: [{ name: 'a.png' }] });
  });

  it('attaches the whole text of a reply that is too long for a message', async () => {
    const ticket = await setup.openTicket();
    const text = 'Một câu dài. '.repeat(3000).trim();
    await setup.reply(ticket, { text });
    const [, reply] = await setup.messagesOf(ticket);
    expect(reply?.body.length).toBeLessThan(20_000);
    expect(reply?.body).toContain('The email continues in `email.txt`.');
    const stored = await setup.test.services.files.openPrivate(String(reply?.files[0]?.storedName));
    expect(stored && (await buffer(stored.content)).toString()).toBe(text);
  });

  it('stores a reply that arrives twice only once', async () => {
    const ticket = await setup.openTicket();
    const email = { text: 'Once.', messageId: '<once@example.com>' };
    await setup.reply(ticket, email);
    await Promise.all([setup.reply(ticket, email), setup.reply(ticket, email)]);
    expect(await setup.messagesOf(ticket)).toHaveLength(2);
  });

  it('stores a reply without a message id that arrives twice only once', async () => {
    const ticket = await setup.openTicket();
    const raw = `From: ${person.email}\r\nDate: Sun, 15 Nov 2026 08:00:00 +0000\r\nSubject: Re: x\r\n\r\nOnce.\r\n`;
    await setup.reply(ticket, { raw });
    await setup.reply(ticket, { raw: `Received: from a relay\r\n${raw}` });
    expect(await setup.messagesOf(ticket)).toHaveLength(2);
  });

  it('adds one email to two tickets as one reply in each', async () => {
    const [one, other] = [await setup.openTicket(), await setup.openTicket()];
    const email = { text: 'For both.', messageId: '<both@example.com>' };
    await setup.reply(one, email);
    await setup.reply(other, email);
    expect(await setup.messagesOf(one)).toHaveLength(2);
    expect(await setup.messagesOf(other)).toHaveLength(2);
  });

  it('adds a reply to the ticket that the old one was merged into', async () => {
    const [old, ticket] = [await setup.openTicket(), await setup.openTicket()];
    const { db } = setup.test.services;
    await db.transaction((tx) =>
      updateTicket(tx, old.id, { state: 'closed', mergedInto: ticket.id }),
    );
    await setup.reply(old, { text: 'To the old address.' });
    expect((await setup.messagesOf(ticket)).at(-1)?.body).toBe('To the old address.');
  });

  it('accepts replies to an adopted ticket at its new address, and not at the old one', async () => {
    const ticket = await setup.openTicket();
    const { services } = setup.test;
    const { id, email } = await makeAccount(services, { email: ticket.personEmail });
    await adoptTickets(services.db, id, email);
    const refused = setup.reply(ticket, { text: 'By an old address.' });
    await expect(refused).rejects.toMatchObject({ responseCode: 550 });
    await setup.reply(await setup.ticketNow(ticket), { text: 'By the new one.' });
    const [, ...replies] = await setup.messagesOf(ticket);
    expect(replies).toMatchObject([{ body: 'By the new one.', authorId: id }]);
  });

  it('reads a reply in a legacy character set', async () => {
    const ticket = await setup.openTicket();
    const head = `From: ${person.email}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=windows-1258\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
    const raw = Buffer.concat([Buffer.from(head), Buffer.from([0xf0, 0xe2, 0x79, 0x0d, 0x0a])]);
    await setup.reply(ticket, { raw });
    expect((await setup.messagesOf(ticket)).at(-1)?.body).toBe('đây');
  });
});
