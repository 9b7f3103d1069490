import type { ticketEvents } from '@bac/contract/tickets/tickets.ts';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { ticketFiles, ticketMessages } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { answered, inState, clocksOf, type Clocks } from '../targets/clocks.ts';
import { excerptOf } from './message-text.ts';
import { tellTicket } from './tell-ticket.ts';
import { updateTicket, isForTeamAlone, type TicketRow } from './store.ts';

export type TicketEvent = (typeof ticketEvents)[number];
export type Side = 'person' | 'team' | 'system';

export interface Author {
  /** Null for a visitor. */
  id: string | null;
  name: string;
}

interface NewMessage {
  /** Made by whoever wrote it: a retry finds it. */
  id: string;
  kind: 'reply' | 'note' | 'event';
  from: Side;
  /** Null for the product itself. */
  author: Author | null;
  body: string;
  /** Ids of files that were brought before and hang on no message yet. */
  files: readonly string[];
  /** Who may have brought them; the author's account where nothing is said. */
  broughtBy?: readonly string[];
  event?: TicketEvent;
  detail?: Record<string, string>;
  isMail?: boolean;
  /** Of the letter it came by: the same letter comes in once. */
  mailId?: string;
}

export interface Appended {
  /** False for a retry: nothing was written. */
  isNew: boolean;
  ticket: TicketRow;
}

/** False where the very same message, or the same letter, is there already. Another's id is refused. */
async function insertMessage(
  tx: Transaction,
  ticketId: string,
  message: NewMessage,
  now: Date,
): Promise<boolean> {
  const { id, kind, from, author, body, event = null, detail = null, mailId = null } = message;
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
    // What is said later stands later, whatever the clocks of two processes say.
    createdAt: sql`greatest(${now}, (select max(${ticketMessages.createdAt}) + interval '1 millisecond'
      from ${ticketMessages} where ${ticketMessages.ticketId} = ${ticketId}))`,
  };
  const made = await tx.insert(ticketMessages).values(row).onConflictDoNothing().returning();
  if (made.length > 0) return true;
  const known = await tx
    .select()
    .from(ticketMessages)
    .where(or(eq(ticketMessages.id, id), mailId ? eq(ticketMessages.mailId, mailId) : undefined));
  const isSame = known.some(
    (one) =>
      one.ticketId === ticketId &&
      one.authorId === row.authorId &&
      one.kind === kind &&
      (one.body === body || (mailId !== null && one.mailId === mailId)),
  );
  if (!isSame) throw new Refused('TICKET_ID_TAKEN');
  return false;
}

/** Each file hangs on one message, and only its bringer hangs it there. */
async function tieFiles(
  tx: Transaction,
  ticketId: string,
  { id, author, files, broughtBy = author?.id ? [author.id] : [] }: NewMessage,
): Promise<void> {
  const wanted = [...new Set(files)];
  if (wanted.length === 0) return;
  const tied = await tx
    .update(ticketFiles)
    .set({ ticketId, messageId: id })
    .where(
      and(
        inArray(ticketFiles.id, wanted),
        isNull(ticketFiles.messageId),
        inArray(ticketFiles.broughtBy, [...broughtBy]),
      ),
    )
    .returning({ id: ticketFiles.id });
  if (tied.length !== wanted.length) throw new Refused('TICKET_FILE_UNKNOWN');
}

/** Nobody has answered a new one yet, however much its person adds to it. */
const stateAfterReply = ({ state }: TicketRow, from: Side): TicketState => {
  if (from === 'team') return 'waiting';
  return state === 'new' ? 'new' : 'open';
};

function clocksAfter(
  ticket: TicketRow,
  { kind, from }: NewMessage,
  now: Date,
  state: TicketState | undefined,
): Clocks {
  const clocks = clocksOf(ticket);
  const heard = kind === 'reply' && from === 'team' ? answered(clocks, now) : clocks;
  const next = state ?? (kind === 'reply' ? stateAfterReply(ticket, from) : ticket.state);
  return inState(heard, next, now);
}

/**
 * The one way anything enters a conversation, in the transaction that holds the ticket (`lockTicket`). A reply of the team makes
 * it wait for the person and one of the person opens it, unless `state` says otherwise; notes and events leave the state as it is,
 * again unless told. What its person cannot see neither moves the ticket in their list nor is told on their stream.
 */
export async function appendMessage(
  tx: Transaction,
  ticket: TicketRow,
  message: NewMessage,
  now: Date,
  state?: TicketState,
): Promise<Appended> {
  if (!(await insertMessage(tx, ticket.id, message, now))) return { isNew: false, ticket };
  await tieFiles(tx, ticket.id, message);
  const isHidden = isForTeamAlone(message) && (state ?? ticket.state) === ticket.state;
  const changed = await updateTicket(tx, ticket.id, {
    ...clocksAfter(ticket, message, now, state),
    ...(message.kind === 'reply' && { excerpt: excerptOf(message.body), lastFrom: message.from }),
    ...(!isHidden && { updatedAt: now }),
    revision: ticket.revision + 1,
  });
  await tellTicket(tx, ticket.id, { isHidden });
  return { isNew: true, ticket: changed };
}
