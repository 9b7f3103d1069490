import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { ticketFiles, ticketMessages, tickets } from '../../db/tickets-schema.ts';

/** All columns but the one for searching. */
const { searchWords: _ofTicket, ...columns } = getTableColumns(tickets);
export const ticketColumns = columns;
const { searchWords: _ofMessage, ...messageColumns } = getTableColumns(ticketMessages);

export type TicketRow = Omit<typeof tickets.$inferSelect, 'searchWords'>;
export type FileRow = typeof ticketFiles.$inferSelect;
export type MessageRow = Omit<typeof ticketMessages.$inferSelect, 'searchWords'> & {
  /** The author's given name, if they have an account. */
  authorFirstName: string | null;
  files: FileRow[];
};

export async function findTicket(db: Reader, id: string): Promise<TicketRow | undefined> {
  const [row] = await db.select(ticketColumns).from(tickets).where(eq(tickets.id, id));
  return row;
}

/** Locks the row until the transaction ends. Every change to a ticket takes this lock first. */
export async function lockTicket(tx: Transaction, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx
    .select(ticketColumns)
    .from(tickets)
    .where(eq(tickets.id, id))
    .for('update');
  return row;
}

/** More than the merges that any chain of tickets has. */
export const mostMerges = 20;

/** Like `lockTicket`, but follows merges to the surviving ticket. */
export async function lockConversation(
  tx: Transaction,
  id: string,
): Promise<TicketRow | undefined> {
  let ticket = await lockTicket(tx, id);
  for (let hop = 0; ticket?.mergedInto && hop < mostMerges; hop += 1) {
    ticket = await lockTicket(tx, ticket.mergedInto);
  }
  return ticket;
}

/** Returns undefined, and changes nothing, if the id exists. */
export async function insertTicket(
  tx: Transaction,
  row: typeof tickets.$inferInsert,
): Promise<TicketRow | undefined> {
  const [inserted] = await tx
    .insert(tickets)
    .values(row)
    .onConflictDoNothing()
    .returning(ticketColumns);
  return inserted;
}

export async function updateTicket(
  tx: Transaction,
  id: string,
  change: Partial<Omit<TicketRow, 'id' | 'number'>>,
): Promise<TicketRow> {
  const [row] = await tx
    .update(tickets)
    .set(change)
    .where(eq(tickets.id, id))
    .returning(ticketColumns);
  if (!row) throw new Error(`There is no ticket ${id}`);
  return row;
}

/** Lists the messages of these kinds with their files, oldest first. */
export async function listMessages(
  db: Reader,
  ticketId: string,
  kinds: readonly MessageRow['kind'][] = ['reply', 'note', 'event'],
): Promise<MessageRow[]> {
  const [rows, files] = await Promise.all([
    db
      .select({ ...messageColumns, authorFirstName: accounts.firstName })
      .from(ticketMessages)
      .leftJoin(accounts, eq(accounts.id, ticketMessages.authorId))
      .where(and(eq(ticketMessages.ticketId, ticketId), inArray(ticketMessages.kind, [...kinds])))
      .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id)),
    db
      .select()
      .from(ticketFiles)
      .where(eq(ticketFiles.ticketId, ticketId))
      .orderBy(asc(ticketFiles.createdAt), asc(ticketFiles.id)),
  ]);
  return rows.map((row) => ({
    ...row,
    files: files.filter(({ messageId }) => messageId === row.id),
  }));
}

/** Events about the assignee, the priority and the category of a ticket. */
const teamEvents: readonly MessageRow['event'][] = ['assigned', 'priority', 'category'];

/** True for messages and events that only the team may see. */
export const isTeamOnly = ({
  kind,
  event = null,
}: {
  kind: MessageRow['kind'];
  event?: MessageRow['event'] | undefined;
}): boolean => kind === 'note' || (event !== null && teamEvents.includes(event));
