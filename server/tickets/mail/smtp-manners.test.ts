import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import {
  mailTest,
  person,
  ticketAddress,
  type MailTest,
} from '../../testing/tickets/ticket-mail.ts';
import { updateTicket, type TicketRow } from '../conversation/store.ts';
import { letterLimit } from './take-letter.ts';
import { listenForTicketMail } from './listener.ts';
import { answerMessageId } from './message-ids.ts';
import { replyAddressOf } from './reply-address.ts';

let on: MailTest;

beforeAll(async () => {
  on = await mailTest();
});
afterAll(() => on.close());

const closed = async (): Promise<TicketRow> => {
  const ticket = await on.openTicket();
  await on.test.services.db.transaction((tx) => updateTicket(tx, ticket.id, { state: 'closed' }));
  return ticket;
};

/** Says these lines one after the other, until it is hung up on, and gives back the last answer. */
async function conversation(...lines: string[]): Promise<string> {
  const socket = connect(on.mail.port, '127.0.0.1');
  socket.setEncoding('utf8');
  let answer = String((await once(socket, 'data'))[0]);
  for (const line of lines) {
    if (answer.startsWith('421')) break;
    socket.write(`${line}\r\n`);
    answer = String((await once(socket, 'data'))[0]);
  }
  socket.destroy();
  return answer;
}

describe('the SMTP listener refuses', () => {
  it.each([
    ['somebody elsewhere', () => 'somebody@elsewhere.example'],
    ['the address without a token', () => ticketAddress],
    ['a token of another ticket', (ticket: TicketRow) => foreign(ticket)],
    ['a ticket that does not exist', () => `help+999999-${'a'.repeat(20)}@mail.bac.example`],
  ])('%s as a recipient, as one that is not known', async (_whom, address) => {
    const ticket = await on.openTicket();
    await expect(on.reply(ticket, { to: address(ticket), text: 'Hello' })).rejects.toMatchObject({
      responseCode: 550,
    });
    expect(await on.messagesOf(ticket)).toHaveLength(1);
  });

  it('a reply to a closed ticket, with words and a link', async () => {
    const ticket = await closed();
    await expect(on.reply(ticket, { text: 'One more thing' })).rejects.toMatchObject({
      responseCode: 550,
      response: expect.stringMatching(new RegExp(`closed.+/tickets/${ticket.id}.+da dong`)),
    });
    expect(await on.messagesOf(ticket)).toHaveLength(1);
  });

  it('a letter that is too large, whether it says so before or not', async () => {
    const ticket = await on.openTicket();
    const announced = conversation('EHLO a', `MAIL FROM:<a@example.com> SIZE=${40 * 1024 * 1024}`);
    expect(await announced).toMatch(/^552 /);
    const raw = Buffer.alloc(31 * 1024 * 1024, 'a line of a letter that has no end\r\n');
    await expect(on.reply(ticket, { raw })).rejects.toMatchObject({ responseCode: 552 });
    expect(await on.messagesOf(ticket)).toHaveLength(1);
  });

  it('a letter with nothing in it', async () => {
    const ticket = await on.openTicket();
    await expect(on.reply(ticket, { text: ' \n ' })).rejects.toMatchObject({ responseCode: 550 });
  });

  it('a second recipient, who is asked for in a letter of their own', async () => {
    const [one, other] = [await on.openTicket(), await on.openTicket()];
    const [first, second] = [one, other].map((ticket) => replyAddressOf(ticketAddress, ticket));
    const answer = await conversation(
      'EHLO a',
      'MAIL FROM:<a@example.com>',
      `RCPT TO:<${first}>`,
      `RCPT TO:<${second}>`,
    );
    expect(answer).toMatch(/^452 /);
  });

  it('signing in, and a certificate that everybody knows', async () => {
    expect(await conversation('EHLO a')).not.toMatch(/AUTH|STARTTLS/);
    expect(await conversation('EHLO a', 'AUTH PLAIN AGEAYg==')).toMatch(/^5\d\d /);
  });
});

function foreign(ticket: TicketRow): string {
  const other = { number: ticket.number, secret: Buffer.alloc(32) };
  return replyAddressOf(ticketAddress, other);
}

describe('the SMTP listener takes and drops', () => {
  it.each<[string, object]>([
    ['an out-of-office letter', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['one of Exchange', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['what went to many', { headers: { Precedence: 'bulk' } }],
    ['our own come back', { headers: { 'X-Loop': ticketAddress } }],
    ['our own by its id', { messageId: answerMessageId(ticketAddress, crypto.randomUUID()) }],
  ])('%s', async (_what, letter) => {
    const ticket = await on.openTicket();
    expect(await on.reply(ticket, { text: 'I am away', ...letter })).toMatch(/^250 /);
    expect(await on.messagesOf(ticket)).toHaveLength(1);
  });

  it('a letter without a return path, even where the ticket is closed', async () => {
    const ticket = await closed();
    const envelope = { from: '', to: replyAddressOf(ticketAddress, ticket) };
    expect(await on.reply(ticket, { text: 'Undeliverable', envelope })).toMatch(/^250 /);
    expect(await on.messagesOf(ticket)).toHaveLength(1);
  });
});

describe('the SMTP listener asks to try again', () => {
  it('with more than twenty letters an hour to one ticket', async () => {
    const ticket = await on.openTicket();
    const limit = letterLimit(ticket.id);
    const countNineteen = async (): Promise<void> => {
      for (let count = 0; count < 19; count += 1) await countAgainst(on.test.services, limit);
    };
    await countNineteen();
    // What a program sent, and what is there already, is not counted.
    const away = { text: 'I am away', headers: { 'Auto-Submitted': 'auto-replied' } };
    for (let count = 0; count < 3; count += 1) await on.reply(ticket, away);
    const twentieth = { text: 'The twentieth', messageId: '<twentieth@example.com>' };
    await on.reply(ticket, twentieth);
    await expect(on.reply(ticket, { text: 'One too many' })).rejects.toMatchObject({
      responseCode: 451,
      response: expect.stringContaining('in an hour'),
    });
    expect((await on.messagesOf(ticket)).at(-1)?.body).toBe('The twentieth');
    on.test.clock.turn(3_600_001);
    await countNineteen();
    for (let count = 0; count < 3; count += 1) await on.reply(ticket, twentieth);
    await on.reply(ticket, { text: 'An hour later' });
    expect((await on.messagesOf(ticket)).at(-1)?.body).toBe('An hour later');
  });
});

describe('the SMTP listener', () => {
  it('keeps nothing of a letter whose sender hangs up in the middle', async () => {
    const ticket = await on.openTicket();
    const to = replyAddressOf(ticketAddress, ticket);
    const begun = ['EHLO a', 'MAIL FROM:<a@example.com>', `RCPT TO:<${to}>`, 'DATA'];
    expect(await conversation(...begun)).toMatch(/^354 /);
    await on.reply(ticket, { text: 'Whole' });
    expect((await on.messagesOf(ticket)).map(({ body }) => body)).toEqual([
      expect.anything(),
      'Whole',
    ]);
  });

  it('lets nobody try out addresses for long', async () => {
    const ticket = await on.openTicket();
    const attempts = Array.from({ length: 40 }, () => `RCPT TO:<${foreign(ticket)}>`);
    const hello = ['EHLO a', 'MAIL FROM:<a@example.com>'];
    await expect(conversation(...hello, ...attempts)).resolves.toMatch(/^421 /);
    on.test.clock.turn(60_001);
    await expect(on.reply(ticket, { text: 'A minute later' })).resolves.toMatch(/^250 /);
  });

  it('reads a header that claims to be two as the one it is', async () => {
    const ticket = await on.openTicket();
    const raw = `From: ${person.email}\r\nSubject: =?utf-8?Q?a=0D=0AAuto-Submitted:_auto-replied?=\r\nMessage-ID: <a\r\n b@example.com>\r\n\r\nStill a person.\r\n`;
    await on.reply(ticket, { raw });
    expect((await on.messagesOf(ticket)).at(-1)?.body).toBe('Still a person.');
  });

  it('says which setting to change where its port is taken', async () => {
    const { config } = on.test.services;
    const taken = { ...config, ticketMail: { address: ticketAddress, port: on.mail.port } };
    const services = { ...on.test.services, config: taken };
    await expect(listenForTicketMail(services, on.test.app.log)).rejects.toThrow(
      /set TICKET_MAIL_PORT/,
    );
  });

  it('is not there where it is not asked for', async () => {
    const { config } = on.test.services;
    const services = { ...on.test.services, config: { ...config, ticketMail: undefined } };
    expect(await listenForTicketMail(services, on.test.app.log)).toBeUndefined();
  });
});
