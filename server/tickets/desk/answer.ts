import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { ticketMessages } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { giveTo } from './assign.ts';
import { appendMessage } from '../conversation/append-message.ts';
import { changeState } from '../conversation/change-state.ts';
import { setReplying } from '../conversation/replying.ts';
import { lockTicket, type TicketRow } from '../conversation/store.ts';
import { tellAnswer } from '../conversation/tell-answer.ts';
import { written } from '../conversation/message-text.ts';

interface Writing {
  id: string;
  kind: 'reply' | 'note';
  message: string;
  files: string[];
  state?: 'open' | 'waiting' | 'resolved' | undefined;
  seen: string | null;
}

interface Writer {
  id: string;
  name: string;
}

interface Moment {
  writer: Writer;
  now: Date;
}

type Needs = Pick<Services, 'db' | 'clock' | 'config'>;

/** The same words by the same writer: anything else under that id is no retry. */
async function isWritten(
  tx: Transaction,
  ticketId: string,
  { id, kind, message }: Writing,
  writer: string,
): Promise<boolean> {
  const [found] = await tx.select().from(ticketMessages).where(eq(ticketMessages.id, id));
  if (!found) return false;
  const isSame =
    found.ticketId === ticketId &&
    found.authorId === writer &&
    found.kind === kind &&
    found.body === message;
  if (!isSame) throw new Refused('TICKET_ID_TAKEN');
  return true;
}

/** Whether the person, or somebody else of the team, wrote after what the writer had seen last. */
async function hasNewer(
  tx: Transaction,
  ticketId: string,
  writer: string,
  seen: string | null,
): Promise<boolean> {
  const place = sql`(${ticketMessages.createdAt}, ${ticketMessages.id})`;
  const { rows } = await tx.execute<{ exists: boolean }>(sql`
    select exists (
      select 1 from ${ticketMessages}
      where ${ticketMessages.ticketId} = ${ticketId} and ${ticketMessages.kind} = 'reply'
        and ${ticketMessages.authorId} is distinct from ${writer}
        and coalesce(${place} > (
          select last.created_at, last.id from ${ticketMessages} as last
          where last.id = ${seen} and last.ticket_id = ${ticketId}), true)
    )`);
  return rows[0]?.exists === true;
}

/** What is closed takes no answer, what was merged no note either: its conversation goes on elsewhere. */
function requireOpenFor(kind: Writing['kind'], { state, mergedInto }: TicketRow): void {
  if (mergedInto !== null || (kind === 'reply' && state === 'closed')) {
    throw new Refused('TICKET_CLOSED');
  }
}

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** What follows an answer stands below it, so each has a moment of its own. */
async function answer(
  services: Needs,
  tx: Transaction,
  ticket: TicketRow,
  { id, files, message: body, state = 'waiting' }: Writing,
  { writer, now }: Moment,
): Promise<void> {
  const message = { id, kind: 'reply', files, body, from: 'team', author: writer } as const;
  const stays: TicketState = state === 'resolved' ? 'waiting' : state;
  const appended = await appendMessage(tx, ticket, message, now, stays);
  const given =
    ticket.assigneeId === null
      ? await giveTo(tx, appended.ticket, writer, writer, later(now, 1))
      : appended.ticket;
  const by = { from: 'team', author: writer } as const;
  if (state === 'resolved') await changeState(tx, given, 'resolved', by, later(now, 2));
  await setReplying(tx, ticket.id, writer, false, now);
  await tellAnswer(services, tx, given, { id, body, author: writer, files });
}

/** An answer goes out to the person; a note stays with the team and changes nothing. The same id twice is one message. */
export async function writeMessage(
  services: Needs,
  ticketId: string,
  given: Writing,
  writer: Writer,
): Promise<void> {
  const writing = { ...given, message: written(given.message, 'message') };
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new Refused('TICKET_NOT_FOUND');
    if (await isWritten(tx, ticketId, writing, writer.id)) return;
    requireOpenFor(writing.kind, ticket);
    if (writing.kind === 'reply') {
      const isLate = await hasNewer(tx, ticketId, writer.id, writing.seen);
      if (isLate) throw new Refused('CHANGED_MEANWHILE');
      await answer(services, tx, ticket, writing, { writer, now });
      return;
    }
    const { id, files, message: body } = writing;
    const note = { id, kind: 'note', files, body, from: 'team', author: writer } as const;
    await appendMessage(tx, ticket, note, now);
  });
}
