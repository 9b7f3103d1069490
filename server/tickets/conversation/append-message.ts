import type { OfficeHours } from '@bac/contract/tickets/office-hours.ts';
import type { ticketEvents } from '@bac/contract/tickets/tickets.ts';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { ticketFiles, ticketMessages } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { withAnswer, withState, clocksOf, type Clocks } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { excerptOf } from './message-text.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { updateTicket, isTeamOnly, type TicketRow } from './store.ts';

export type TicketEvent = (typeof ticketEvents)[number];
export type Side = 'person' | 'team' | 'system';

export interface Author {
  /** Null for a visitor. */
  id: string | null;
  name: string;
}

interface NewMessage {
  /** Chosen by the sender, so that a retry finds the same message. */
  id: string;
  kind: 'reply' | 'note' | 'event';
  from: Side;
  /** Null for the product itself. */
  author: Author | null;
  body: string;
  /** Ids of uploaded files that are not yet attached to a message. */
  files: readonly string[];
  /** Who may have uploaded them; by default the author's account. */
  uploadedBy?: readonly string[];
  event?: TicketEvent;
  detail?: Record<string, string>;
  isMail?: boolean;
  /** Id of the email it came by: the same email is stored only once. */
  mailId?: string;
  /** The sender that this email names. */
  mailFrom?: string;
}

export interface AppendResult {
  /** False for a retry: nothing was written. */
  isNew: boolean;
  ticket: TicketRow;
}

/** Returns false if the same message or email is already stored; refuses an id that another message has. */
async function insertMessage(
  tx: Transaction,
  ticketId: string,
  message: NewMessage,
  now: Date,
): Promise<boolean> {
  const { id, kind, from, author, body, event = null, detail = null } = message;
  const { mailId = null, mailFrom = null } = message;
  const row = {
    id,
    ticketId,
    kind,
    from,
    authorId: author?.id ?? null,
    authorName: author?.name ?? null,
    body,
    event,
    detail,
    isMail: message.isMail ?? false,
    mailId,
    mailFrom,
    // A later message sorts later, even if the clocks of two processes differ.
    createdAt: sql`greatest(${now}, (select max(${ticketMessages.createdAt}) + interval '1 millisecond'
      from ${ticketMessages} where ${ticketMessages.ticketId} = ${ticketId}))`,
  };
  const inserted = await tx.insert(ticketMessages).values(row).onConflictDoNothing().returning();
  if (inserted.length > 0) return true;
  const storedMessages = await tx
    .select()
    .from(ticketMessages)
    .where(or(eq(ticketMessages.id, id), mailId ? eq(ticketMessages.mailId, mailId) : undefined));
  const isSame = storedMessages.some(
    (one) =>
      one.ticketId === ticketId &&
      one.authorId === row.authorId &&
      one.kind === kind &&
      (one.body === body || (mailId !== null && one.mailId === mailId)),
  );
  if (!isSame) throw new Refused('TICKET_ID_TAKEN');
  return false;
}

/** A file is attached to at most one message, and only by the person who uploaded it. */
async function attachFiles(
  tx: Transaction,
  ticketId: string,
  { id, author, files, uploadedBy = author?.id ? [author.id] : [] }: NewMessage,
): Promise<void> {
  const fileIds = [...new Set(files)];
  if (fileIds.length === 0) return;
  const attached = await tx
    .update(ticketFiles)
    .set({ ticketId, messageId: id })
    .where(
      and(
        inArray(ticketFiles.id, fileIds),
        isNull(ticketFiles.messageId),
        inArray(ticketFiles.uploadedBy, [...uploadedBy]),
      ),
    )
    .returning({ id: ticketFiles.id });
  if (attached.length !== fileIds.length) throw new Refused('TICKET_FILE_UNKNOWN');
}

/** A new ticket stays new until the team answers, however much its person adds. */
const stateAfterReply = ({ state }: TicketRow, from: Side): TicketState => {
  if (from === 'team') return 'waiting';
  return state === 'new' ? 'new' : 'open';
};

function clocksAfter(
  hours: OfficeHours,
  ticket: TicketRow,
  { kind, from }: NewMessage,
  now: Date,
  state: TicketState | undefined,
): Clocks {
  const clocks = clocksOf(ticket);
  const afterAnswer = kind === 'reply' && from === 'team' ? withAnswer(hours, clocks, now) : clocks;
  const next = state ?? (kind === 'reply' ? stateAfterReply(ticket, from) : ticket.state);
  return withState(hours, afterAnswer, next, now);
}

/**
 * The only way to add to a conversation; the transaction holds the ticket's lock (`lockTicket`). Without `state`, a reply of the
 * team makes the ticket wait for the person, a reply of the person opens it, and notes and events leave the state alone. What the
 * person cannot see neither moves the ticket in their list nor is announced on their stream.
 */
export async function appendMessage(
  tx: Transaction,
  ticket: TicketRow,
  message: NewMessage,
  now: Date,
  state?: TicketState,
): Promise<AppendResult> {
  if (!(await insertMessage(tx, ticket.id, message, now))) return { isNew: false, ticket };
  await attachFiles(tx, ticket.id, message);
  const isHidden = isTeamOnly(message) && (state ?? ticket.state) === ticket.state;
  const changed = await updateTicket(tx, ticket.id, {
    ...clocksAfter(await readOfficeHours(tx), ticket, message, now, state),
    ...(message.kind === 'reply' && { excerpt: excerptOf(message.body), lastFrom: message.from }),
    ...(!isHidden && { updatedAt: now }),
    revision: ticket.revision + 1,
  });
  await notifyWatchers(tx, ticket.id, { isHidden });
  return { isNew: true, ticket: changed };
}
