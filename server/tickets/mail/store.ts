import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { ticketMessages, tickets } from '../../db/tickets-schema.ts';
import { ticketColumns, type TicketRow } from '../conversation/store.ts';

export async function findTicketByNumber(
  db: Reader,
  number: number,
): Promise<TicketRow | undefined> {
  const [row] = await db.select(ticketColumns).from(tickets).where(eq(tickets.number, number));
  return row;
}

export async function isStoredEmail(db: Reader, mailId: string): Promise<boolean> {
  const found = await db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(eq(ticketMessages.mailId, mailId));
  return found.length > 0;
}

/** The mail id of the last email received for a ticket. */
export async function findLastMailId(db: Reader, ticketId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ mailId: ticketMessages.mailId })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), isNotNull(ticketMessages.mailId)))
    .orderBy(desc(ticketMessages.createdAt), desc(ticketMessages.id))
    .limit(1);
  return row?.mailId ?? undefined;
}
