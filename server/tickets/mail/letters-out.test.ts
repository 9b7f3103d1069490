import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lettersTo } from '../../testing/letters.ts';
import { mailTest, ticketAddress, type MailTest } from '../../testing/tickets/ticket-mail.ts';
import { appendMessage } from '../conversation/append-message.ts';
import { lockTicket, type TicketRow } from '../conversation/store.ts';
import { tellAnswer } from '../conversation/tell-answer.ts';
import { replyAddressOf } from './reply-address.ts';

let on: MailTest;

beforeEach(async () => {
  on = await mailTest();
});
afterEach(() => on.close());

const agent = { id: crypto.randomUUID(), name: 'Trần Thu Hà' };

async function answer({ id: ticketId }: TicketRow, ticketMail = true): Promise<string> {
  const { services } = on.test;
  const config = ticketMail ? services.config : { ...services.config, ticketMail: undefined };
  const id = crypto.randomUUID();
  await services.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new Error('there is no such ticket');
    const said = { id, kind: 'reply', from: 'team', author: agent, body: 'Try again.' } as const;
    await appendMessage(tx, ticket, { ...said, files: [] }, services.clock.now());
    await tellAnswer({ config }, tx, ticket, { id, body: said.body, author: agent, files: [] });
  });
  return id;
}

describe('a letter about a ticket', () => {
  it('can be answered, and stands with the others in a mail program', async () => {
    const ticket = await on.openTicket();
    const first = `<bac-ticket.${ticket.id}@mail.bac.example>`;
    const id = await answer(ticket);
    await on.reply(ticket, { text: 'I did.', messageId: '<i-did@example.com>' });
    on.test.clock.turn(1000);
    const next = await answer(ticket);

    const replyTo = replyAddressOf(ticketAddress, ticket);
    const [opened, one, two] = await lettersTo(on.test, ticket.personEmail);
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

  it('refers to no id that would be more than an id', async () => {
    const ticket = await on.openTicket();
    const raw = `From: a@example.com\r\nMessage-ID: <a@example.com>\r\n Bcc: b@example.com\r\n\r\nHello\r\n`;
    await on.reply(ticket, { raw });
    await answer(ticket);
    const letters = await lettersTo(on.test, ticket.personEmail);
    expect(letters.at(-1)?.references).toEqual([`<bac-ticket.${ticket.id}@mail.bac.example>`]);
  });

  it('says nothing of replies by mail where they are not set up', async () => {
    const ticket = await on.openTicket();
    await answer(ticket, false);
    const letters = await lettersTo(on.test, ticket.personEmail);
    expect(Object.keys(letters.at(-1) ?? {})).toEqual(['to', 'subject', 'text', 'html']);
  });
});
