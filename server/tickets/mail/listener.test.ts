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
import { emailLimit } from './accept-email.ts';
import { listenForTicketMail } from './listener.ts';
import { answerMessageId } from './message-ids.ts';
import { replyAddressOf } from './reply-address.ts';

let setup: MailTest;

beforeAll(async () => {
  setup = await mailTest();
});
afterAll(() => setup.close());

const openClosedTicket = async (): Promise<TicketRow> => {
  const ticket = await setup.openTicket();
  await setup.test.services.db.transaction((tx) =>
    updateTicket(tx, ticket.id, { state: 'closed' }),
  );
  return ticket;
};

/** Sends the lines one after the other until the server hangs up, and returns the last answer. */
async function converse(...lines: string[]): Promise<string> {
  const socket = connect(setup.mail.port, '127.0.0.1');
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
    ['a token of another ticket', (ticket: TicketRow) => foreignAddress(ticket)],
    ['a ticket that does not exist', () => `help+999999-${'a'.repeat(20)}@mail.bac.example`],
  ])('refuses %s as an unknown recipient', async (_whom, address) => {
    const ticket = await setup.openTicket();
    await expect(setup.reply(ticket, { to: address(ticket), text: 'Hello' })).rejects.toMatchObject(
      {
        responseCode: 550,
      },
    );
    expect(await setup.messagesOf(ticket)).toHaveLength(1);
  });

  it('refuses a reply to a closed ticket with an explanation and a link', async () => {
    const ticket = await openClosedTicket();
    await expect(setup.reply(ticket, { text: 'One more thing' })).rejects.toMatchObject({
      responseCode: 550,
      response: expect.stringMatching(new RegExp(`closed.+/tickets/${ticket.id}.+da dong`)),
    });
    expect(await setup.messagesOf(ticket)).toHaveLength(1);
  });

  it('refuses an email that is too large, whether it announces its size or not', async () => {
    const ticket = await setup.openTicket();
    const announced = converse('EHLO a', `MAIL FROM:<a@example.com> SIZE=${40 * 1024 * 1024}`);
    expect(await announced).toMatch(/^552 /);
    const raw = Buffer.alloc(31 * 1024 * 1024, 'a line of a letter that has no end\r\n');
    await expect(setup.reply(ticket, { raw })).rejects.toMatchObject({ responseCode: 552 });
    expect(await setup.messagesOf(ticket)).toHaveLength(1);
  });

  it('refuses an empty email', async () => {
    const ticket = await setup.openTicket();
    await expect(setup.reply(ticket, { text: ' \n ' })).rejects.toMatchObject({
      responseCode: 550,
    });
  });

  it('refuses a second recipient, who must get an email of their own', async () => {
    const [one, other] = [await setup.openTicket(), await setup.openTicket()];
    const [first, second] = [one, other].map((ticket) => replyAddressOf(ticketAddress, ticket));
    const answer = await converse(
      'EHLO a',
      'MAIL FROM:<a@example.com>',
      `RCPT TO:<${first}>`,
      `RCPT TO:<${second}>`,
    );
    expect(answer).toMatch(/^452 /);
  });

  it('offers neither authentication nor STARTTLS with a public certificate', async () => {
    expect(await converse('EHLO a')).not.toMatch(/AUTH|STARTTLS/);
    expect(await converse('EHLO a', 'AUTH PLAIN AGEAYg==')).toMatch(/^5\d\d /);
  });
});

function foreignAddress(ticket: TicketRow): string {
  const other = { number: ticket.number, secret: Buffer.alloc(32) };
  return replyAddressOf(ticketAddress, other);
}

describe('the SMTP listener accepts and drops', () => {
  it.each<[string, object]>([
    ['an out-of-office email', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['an automatic email of Exchange', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['bulk mail', { headers: { Precedence: 'bulk' } }],
    ['our own email come back', { headers: { 'X-Loop': ticketAddress } }],
    [
      'our own email, known by its id',
      { messageId: answerMessageId(ticketAddress, crypto.randomUUID()) },
    ],
  ])('accepts and drops %s', async (_what, email) => {
    const ticket = await setup.openTicket();
    expect(await setup.reply(ticket, { text: 'I am away', ...email })).toMatch(/^250 /);
    expect(await setup.messagesOf(ticket)).toHaveLength(1);
  });

  it('accepts and drops an email without a return path, even for a closed ticket', async () => {
    const ticket = await openClosedTicket();
    const envelope = { from: '', to: replyAddressOf(ticketAddress, ticket) };
    expect(await setup.reply(ticket, { text: 'Undeliverable', envelope })).toMatch(/^250 /);
    expect(await setup.messagesOf(ticket)).toHaveLength(1);
  });
});

describe('the SMTP listener asks to retry', () => {
  it('asks to retry after more than twenty emails an hour to one ticket', async () => {
    const ticket = await setup.openTicket();
    const limit = emailLimit(ticket.id);
    const countNineteen = async (): Promise<void> => {
      for (let count = 0; count < 19; count += 1) await countAgainst(setup.test.services, limit);
    };
    await countNineteen();
    // Automatic emails and duplicates are not counted.
    const away = { text: 'I am away', headers: { 'Auto-Submitted': 'auto-replied' } };
    for (let count = 0; count < 3; count += 1) await setup.reply(ticket, away);
    const twentieth = { text: 'The twentieth', messageId: '<twentieth@example.com>' };
    await setup.reply(ticket, twentieth);
    await expect(setup.reply(ticket, { text: 'One too many' })).rejects.toMatchObject({
      responseCode: 451,
      response: expect.stringContaining('in an hour'),
    });
    expect((await setup.messagesOf(ticket)).at(-1)?.body).toBe('The twentieth');
    setup.test.clock.turn(3_600_001);
    await countNineteen();
    for (let count = 0; count < 3; count += 1) await setup.reply(ticket, twentieth);
    await setup.reply(ticket, { text: 'An hour later' });
    expect((await setup.messagesOf(ticket)).at(-1)?.body).toBe('An hour later');
  });
});

describe('the SMTP listener', () => {
  it('keeps nothing of an email whose sender hangs up in the middle', async () => {
    const ticket = await setup.openTicket();
    const to = replyAddressOf(ticketAddress, ticket);
    const opening = ['EHLO a', 'MAIL FROM:<a@example.com>', `RCPT TO:<${to}>`, 'DATA'];
    expect(await converse(...opening)).toMatch(/^354 /);
    await setup.reply(ticket, { text: 'Whole' });
    expect((await setup.messagesOf(ticket)).map(({ body }) => body)).toEqual([
      expect.anything(),
      'Whole',
    ]);
  });

  it('hangs up on senders who guess addresses', async () => {
    const ticket = await setup.openTicket();
    const guesses = Array.from({ length: 40 }, () => `RCPT TO:<${foreignAddress(ticket)}>`);
    const hello = ['EHLO a', 'MAIL FROM:<a@example.com>'];
    await expect(converse(...hello, ...guesses)).resolves.toMatch(/^421 /);
    setup.test.clock.turn(60_001);
    await expect(setup.reply(ticket, { text: 'A minute later' })).resolves.toMatch(/^250 /);
  });

  it('reads a header with an encoded line break as one header', async () => {
    const ticket = await setup.openTicket();
    const raw = `From: ${person.email}\r\nSubject: =?utf-8?Q?a=0D=0AAuto-Submitted:_auto-replied?=\r\nMessage-ID: <a\r\n b@example.com>\r\n\r\nStill a person.\r\n`;
    await setup.reply(ticket, { raw });
    expect((await setup.messagesOf(ticket)).at(-1)?.body).toBe('Still a person.');
  });

  it('names the setting to change if its port is in use', async () => {
    const { config } = setup.test.services;
    const busyConfig = { ...config, ticketMail: { address: ticketAddress, port: setup.mail.port } };
    const services = { ...setup.test.services, config: busyConfig };
    await expect(listenForTicketMail(services, setup.test.app.log)).rejects.toThrow(
      /set TICKET_MAIL_PORT/,
    );
  });

  it('does not listen unless configured', async () => {
    const { config } = setup.test.services;
    const services = { ...setup.test.services, config: { ...config, ticketMail: undefined } };
    expect(await listenForTicketMail(services, setup.test.app.log)).toBeUndefined();
  });
});
