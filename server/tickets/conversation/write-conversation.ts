import type { Transaction } from '../../platform/postgres/database.ts';
import type { PastConversation, PastTurn } from './past-conversation.ts';
import { appendEvent, assignTicket } from '../desk/assign.ts';
import { appendMessage } from './append-message.ts';
import { changeState } from './change-state.ts';
import { clocksOf, withPriority } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { writeTicket } from '../person/open-ticket.ts';
import { findTicket, updateTicket, type TicketRow } from './store.ts';

type Person = PastConversation['person'];

async function rate(
  tx: Transaction,
  ticket: TicketRow,
  { id, at, rating, comment }: Extract<PastTurn, { what: 'rated' }>,
  author: { id: string | null; name: string },
): Promise<TicketRow> {
  const rated = await updateTicket(tx, ticket.id, { rating, ratingComment: comment || null });
  const event = { kind: 'event', event: 'rated', from: 'person', author, body: '' } as const;
  const detail = { rating: String(rating) };
  return (await appendMessage(tx, rated, { ...event, id, files: [], detail }, at)).ticket;
}

async function applyTurn(
  tx: Transaction,
  ticket: TicketRow,
  turn: PastTurn,
  { accountId, name }: Person,
): Promise<TicketRow> {
  const { id, at } = turn;
  const author = { id: accountId, name };
  switch (turn.what) {
    case 'reply':
    case 'note': {
      const content = { id, kind: turn.what, body: turn.text, files: [] } as const;
      const sender =
        turn.author === 'person'
          ? ({ from: 'person', author } as const)
          : ({ from: 'team', author: turn.author } as const);
      return (await appendMessage(tx, ticket, { ...content, ...sender }, at)).ticket;
    }
    case 'given':
      return assignTicket(tx, ticket, turn.to, turn.author, at);
    case 'priority': {
      const { priority, author: agent } = turn;
      const clocks = withPriority(
        await readOfficeHours(tx),
        clocksOf(ticket),
        [ticket.priority, priority],
        ticket.createdAt,
      );
      const changed = await updateTicket(tx, ticket.id, { ...clocks, priority });
      return appendEvent(tx, changed, 'priority', { author: agent, detail: { priority }, now: at });
    }
    case 'state': {
      const sender =
        turn.author === 'person'
          ? ({ from: 'person', author } as const)
          : ({ from: 'team', author: turn.author } as const);
      return changeState(tx, ticket, turn.state, sender, at);
    }
    case 'rated':
      return rate(tx, ticket, turn, author);
  }
}

/** Stores a past conversation as if each turn had happened at its time; mails nobody. */
export async function writeConversation(
  tx: Transaction,
  { id, person, subject, category, message, about, tags, openedAt, turns }: PastConversation,
): Promise<void> {
  const opening = { id, subject, category, about, message, files: [] };
  const opened = (await writeTicket(tx, person, opening, openedAt)) ?? (await findTicket(tx, id));
  if (!opened || opened.revision > 1) return;
  let ticket = tags.length > 0 ? await updateTicket(tx, id, { tags }) : opened;
  for (const turn of turns) ticket = await applyTurn(tx, ticket, turn, person);
}
