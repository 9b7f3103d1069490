import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { ticketMessages } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { assignTicket } from './assign.ts';
import { appendMessage } from '../conversation/append-message.ts';
import { changeState } from '../conversation/change-state.ts';
import { setReplying } from '../conversation/replying.ts';
import { lockTicket, type TicketRow } from '../conversation/store.ts';
import { notifyOfAnswer } from '../conversation/notify-person.ts';
import { cleanText } from '../conversation/message-text.ts';

interface MessageInput {
  id: string;
  kind: 'reply' | 'note';
  message: string;
  files: string[];
  state?: 'open' | 'waiting' | 'resolved' | undefined;
  seen: string | null;
}

interface Agent {
  id: string;
  name: string;
}

interface Context {
  writer: Agent;
  now: Date;
}

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

/** True for a retry: the same text by the same agent. Refuses anything else under that id. */
async function isRetry(
  tx: Transaction,
  ticketId: string,
  { id, kind, message }: MessageInput,
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

/** Whether the person or a colleague wrote after the last message that the writer had seen. */
async function hasNewer(
  tx: Transaction,
  ticketId: string,
  writer: string,
  seen: string | null,
): Promise<boolean> {
  const position = sql`(${ticketMessages.createdAt}, ${ticketMessages.id})`;
  const { rows } = await tx.execute<{ exists: boolean }>(sql`
    select exists (
      select 1 from ${ticketMessages}
      where ${ticketMessages.ticketId} = ${ticketId} and ${ticketMessages.kind} = 'reply'
        and ${ticketMessages.authorId} is distinct from ${writer}
        and coalesce(${position} > (
          select last.created_at, last.id from ${ticketMessages} as last
          where last.id = ${seen} and last.ticket_id = ${ticketId}), true)
    )`);
  return rows[0]?.exists === true;
}

/** A closed ticket takes no answer; a merged one takes no note either, because its conversation continues elsewhere. */
function requireOpenFor(kind: MessageInput['kind'], { state, mergedInto }: TicketRow): void {
  if (mergedInto !== null || (kind === 'reply' && state === 'closed')) {
    throw new Refused('TICKET_CLOSED');
  }
}

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** Each event that follows the answer gets a later time, so that it appears below it. */
async function answer(
  services: Deps,
  tx: Transaction,
  ticket: TicketRow,
  { id, files, message: body, state = 'waiting' }: MessageInput,
  { writer, now }: Context,
): Promise<void> {
  const message = { id, kind: 'reply', files, body, from: 'team', author: writer } as const;
  const nextState: TicketState = state === 'resolved' ? 'waiting' : state;
  const appended = await appendMessage(tx, ticket, message, now, nextState);
  const assigned =
    ticket.assigneeId === null
      ? await assignTicket(tx, appended.ticket, writer, writer, later(now, 1))
      : appended.ticket;
  const sender = { from: 'team', author: writer } as const;
  if (state === 'resolved') await changeState(tx, assigned, 'resolved', sender, later(now, 2));
  await setReplying(tx, ticket.id, writer, false, now);
  await notifyOfAnswer(services, tx, assigned, { id, body, author: writer, files });
}

/** An answer is mailed to the person; a note stays with the team and changes no state. Idempotent by the message's id. */
export async function writeMessage(
  services: Deps,
  ticketId: string,
  input: MessageInput,
  writer: Agent,
): Promise<void> {
  const draft = { ...input, message: cleanText(input.message, 'message') };
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new Refused('TICKET_NOT_FOUND');
    if (await isRetry(tx, ticketId, draft, writer.id)) return;
    requireOpenFor(draft.kind, ticket);
    if (draft.kind === 'reply') {
      const isLate = await hasNewer(tx, ticketId, writer.id, draft.seen);
      if (isLate) throw new Refused('CHANGED_MEANWHILE');
      await answer(services, tx, ticket, draft, { writer, now });
      return;
    }
    const { id, files, message: body } = draft;
    const note = { id, kind: 'note', files, body, from: 'team', author: writer } as const;
    await appendMessage(tx, ticket, note, now);
  });
}
