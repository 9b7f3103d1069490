import nodemailer, { type SendMailOptions } from 'nodemailer';
import { listMessages, findTicket, type TicketRow } from '../../tickets/conversation/store.ts';
import { listenForTicketMail, type TicketMail } from '../../tickets/mail/listener.ts';
import type { EmailParser } from '../../tickets/mail/parsing/parse-email-in-worker.ts';
import { parseEmail } from '../../tickets/mail/parsing/parse-email.ts';
import { replyAddressOf } from '../../tickets/mail/reply-address.ts';
import { testApp, type TestApp } from '../app.ts';
import { writeHeaders } from '../factories.ts';

export const ticketAddress = 'help@mail.bac.example';
export const person = { name: 'Nguyễn Minh Ánh', email: 'minhanh@example.com' };

export interface MailTest {
  test: TestApp;
  mail: TicketMail;
  /** Opens a ticket as a visitor. */
  openTicket(language?: 'en' | 'vi'): Promise<TicketRow>;
  /** Sends an email to the ticket over SMTP, by default from the visitor. */
  reply(ticket: TicketRow, email: SendMailOptions): Promise<string>;
  messagesOf(ticket: TicketRow): ReturnType<typeof listMessages>;
  ticketNow(ticket: TicketRow): Promise<TicketRow>;
  close(): Promise<void>;
}

/** Parses emails in the test process, because starting a thread for each email takes longer than the rest of a test. */
const readHere: EmailParser = (bytes) => parseEmail(bytes).catch(() => undefined);

/** The app with a listener for replies by email on a free port; `isReadApart` parses emails in a thread, as the product does. */
export async function mailTest({ isReadApart = false } = {}): Promise<MailTest> {
  const env = { TICKET_MAIL_ADDRESS: ticketAddress, TICKET_MAIL_PORT: '0' };
  const test = await testApp(env);
  const { services, app } = test;
  const mail = await listenForTicketMail(services, app.log, isReadApart ? undefined : readHere);
  if (!mail) throw new Error('nothing listens for mail');
  const ticketNow = async ({ id }: Pick<TicketRow, 'id'>): Promise<TicketRow> => {
    const found = await findTicket(services.db, id);
    if (!found) throw new Error('there is no such ticket');
    return found;
  };
  // The connections stay open, because the listener delays every new one by 100 ms.
  const client = nodemailer.createTransport({ host: '127.0.0.1', port: mail.port, pool: true });
  return {
    test,
    mail,
    ticketNow,
    async openTicket(language = 'en') {
      const id = crypto.randomUUID();
      const about = { category: 'technical', attempt: null, files: [] };
      const text = { subject: 'I can not sign in', message: 'The page stays white.' };
      // A different person each time, because one person may not open many tickets within an hour.
      const visitor = { ...person, email: `${id}@example.com`, language };
      const reply = await app.inject({
        method: 'POST',
        url: '/api/v1/tickets',
        headers: writeHeaders(),
        payload: { id, ...about, ...text, visitor },
      });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return ticketNow({ id });
    },
    async reply(ticket, email) {
      const to = replyAddressOf(ticketAddress, ticket);
      const from = `${person.name} <${person.email}>`;
      const sent = await client.sendMail({ from, to, subject: 'Re: I can not sign in', ...email });
      return sent.response;
    },
    messagesOf: ({ id }) => listMessages(services.db, id),
    async close() {
      client.close();
      await mail.close();
      await test.close();
    },
  };
}
