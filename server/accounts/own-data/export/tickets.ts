import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { ticketFiles, ticketMessages, tickets } from '../../../db/tickets-schema.ts';
import type { ExportContext, Section } from './section.ts';

/** Matches tickets of the account, and tickets sent from its verified address before the account existed. */
export const isTicketOf = ({
  accountId,
  email,
  isVerified,
}: Pick<ExportContext, 'accountId' | 'email' | 'isVerified'>) =>
  or(
    eq(tickets.accountId, accountId),
    isVerified
      ? and(isNull(tickets.accountId), sql`lower(${tickets.personEmail}) = lower(${email})`)
      : undefined,
  );

/** Only what the person could read: internal notes and the authors of answers stay within the team. */
async function readMessages({ db }: ExportContext, ticketId: string): Promise<unknown[]> {
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), ne(ticketMessages.kind, 'note')))
    .orderBy(asc(ticketMessages.createdAt));
  const files = await db
    .select({ message: ticketFiles.messageId, name: ticketFiles.name, size: ticketFiles.size })
    .from(ticketFiles)
    .where(eq(ticketFiles.ticketId, ticketId));
  // Assignments are internal to the team.
  const readable = messages.filter(({ event }) => event !== 'assigned');
  return readable.map(({ id, kind, from, body, event, isMail, mailFrom, createdAt }) => ({
    kind,
    from,
    createdAt,
    text: body,
    event,
    isMail,
    mailFrom,
    files: files.filter(({ message }) => message === id).map(({ name, size }) => ({ name, size })),
  }));
}

async function* eachTicket(context: ExportContext): AsyncGenerator<unknown> {
  const ownTicketRows = await context.db
    .select({
      id: tickets.id,
      number: tickets.number,
      subject: tickets.subject,
      category: tickets.category,
      state: tickets.state,
      name: tickets.personName,
      email: tickets.personEmail,
      language: tickets.language,
      about: tickets.about,
      rating: tickets.rating,
      ratingComment: tickets.ratingComment,
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
    })
    .from(tickets)
    .where(isTicketOf(context))
    .orderBy(asc(tickets.createdAt));
  for (const ticket of ownTicketRows) {
    yield { ...ticket, messages: await readMessages(context, ticket.id) };
  }
}

export const ownTickets: Section = {
  name: 'tickets',
  tables: [tickets, ticketMessages, ticketFiles],
  read: eachTicket,
};
