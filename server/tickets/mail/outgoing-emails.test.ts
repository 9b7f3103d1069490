import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { mailTest, ticketAddress, type MailTest } from '../../testing/tickets/ticket-mail.ts';
import { appendMessage } from '../conversation/append-message.ts';
import { lockTicket, type TicketRow } from '../conversation/store.ts';
import { notifyOfAnswer } from '../conversation/notify-person.ts';
import { replyAddressOf } from './reply-address.ts';

let setup: MailTest;

beforeEach(async () => {
  setup = await mailTest();
});
afterEach(() => setup.close());

const agent = { id: crypto.randomUUID(), name: 'Trần Thu Hà' };

async function answer({ id: ticketId }: TicketRow, ticketMail = true): Promise<string> {
  const { services } = setup.test;
  const config = ticketMail ? services.config : { ...services.config, ticketMail: undefined };
  const id = crypto.randomUUID();
  await services.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new Error('there is no such ticket');
    const message = { id, kind: 'reply', from: 'team', author: agent, body: 'Try again.' } as const;
    await appendMessage(tx, ticket, { ...message, files: [] }, services.clock.now());
    await notifyOfAnswer({ config }, tx, ticket, {
      id,
      body: message.body,
      author: agent,
      files: [],
    });
  });
  return id;
}

describe('an email about a ticket', () => {
  it('can be answered by mail, and threads with the other emails about the ticket', async () => {
    const ticket = await setup.openTicket();
    const first = `<bac-ticket.${ticket.id}@mail.bac.example>`;
    const id = await answer(ticket);
    await setup.reply(ticket, { text: 'I did.', messageId: '<i-did@example.com>' });
    setup.test.clock.turn(1000);
    const next = await answer(ticket);

    const replyTo = replyAddressOf(ticketAddress, ticket);
    const [opened, one, two] = await queuedEmailsTo(setup.test, ticket.personEmail);
    expect(opened).toMatchObject({ replyTo, messageId: first, loop: ticketAddress });
    expect(one).toMatchObject({
      replyTo,
      messageId: `<bac-ticket.answer.${id}@mail.bac.example>`,
      inReplyTo: first,
      references: [first],
    });
    expect(two).toMatchObject({
      messageId: `<bac-ticket.answer.${next}@mail.bac.example>`,
      inReplyTo: '<i-did@example.com>',
      references: [first, '<i-did@example.com>'],
    });
  });

  it('never refers to a malformed message id', async () => {
    const ticket = await setup.openTicket();
    const raw = `From: a@example.com\r\nMessage-ID: <a@example.com>\r\n Bcc: b@example.com\r\n\r\nHello\r\n`;
    await setup.reply(ticket, { raw });
    await answer(ticket);
    const emails = await queuedEmailsTo(setup.test, ticket.personEmail);
    expect(emails.at(-1)?.references).toEqual([`<bac-ticket.${ticket.id}@mail.bac.example>`]);
  });

  it('has no headers for replies if replies by mail are not set up', async () => {
    const ticket = await setup.openTicket();
    await answer(ticket, false);
    const emails = await queuedEmailsTo(setup.test, ticket.personEmail);
    expect(Object.keys(emails.at(-1) ?? {})).toEqual(['to', 'subject', 'text', 'html']);
  });
});
