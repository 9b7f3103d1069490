import { isTicketOver } from '@bac/contract/tickets/ticket-states.ts';
import { randomUUID } from 'node:crypto';
import type { OwnTicket, TicketCard } from '@bac/contract/tickets/tickets.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Limit } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { appendMessage, type Author } from '../conversation/append-message.ts';
import type { Requester } from './requester.ts';
import { requesterLimits } from './ticket-limits.ts';
import { changeState } from '../conversation/change-state.ts';
import {
  adoptTickets,
  findOwnTicket,
  listOwnTickets,
  lockOwnTicket,
  type OwnTicketsQuery,
} from './store.ts';
import { listReplying } from '../conversation/replying.ts';
import { toTicketCard, toTicketMessage } from '../conversation/presenters.ts';
import { listMessages, updateTicket, isTeamOnly, type TicketRow } from '../conversation/store.ts';
import { cleanText } from '../conversation/message-text.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** A verified account also gets the tickets that it opened as a visitor. */
export async function listOwn(
  { db }: Deps,
  account: SignedIn,
  query: OwnTicketsQuery,
): Promise<{ rows: TicketCard[]; total: number }> {
  if (account.verified) await adoptTickets(db, account.id, account.email);
  const { rows, total } = await listOwnTickets(db, account.id, query);
  return { rows: rows.map(toTicketCard), total };
}

/** Only what the person may see of their ticket. */
async function toOwnTicket({ db, clock }: Deps, ticket: TicketRow): Promise<OwnTicket> {
  const [messages, replying] = await Promise.all([
    listMessages(db, ticket.id, ['reply', 'event']),
    listReplying(db, ticket.id, clock.now()),
  ]);
  const viewer = { side: 'person', accountId: ticket.accountId } as const;
  return {
    ...toTicketCard(ticket),
    about: ticket.about,
    messages: messages
      .filter((message) => !isTeamOnly(message))
      .map((message) => toTicketMessage(message, viewer)),
    rating: ticket.rating,
    isTeamReplying: replying.length > 0,
  };
}

export async function readOwn(deps: Deps, id: string, requester: Requester): Promise<OwnTicket> {
  const ticket = await findOwnTicket(deps.db, id, requester);
  if (!ticket) throw new Refused('TICKET_NOT_FOUND');
  return toOwnTicket(deps, ticket);
}

/** A visitor with the secret writes as the person it was sent to. */
const authorOf = (ticket: TicketRow, { account }: Requester): Author =>
  account && account.id === ticket.accountId
    ? { id: account.id, name: account.fullName }
    : { id: ticket.accountId, name: ticket.personName };

const hour = 3_600_000;

export const changeLimits = (requester: Pick<Requester, 'account' | 'address'>): Limit[] =>
  requesterLimits('tickets:changes', requester, {
    perAccount: { atMost: 120, milliseconds: hour },
    perVisitorNetwork: { atMost: 300, milliseconds: hour },
  });

/** Rate-limits all changes together, because each is a transaction that notifies open pages. */
async function change(
  deps: Deps,
  id: string,
  requester: Requester,
  work: (tx: Transaction, ticket: TicketRow, now: Date) => Promise<TicketRow>,
): Promise<OwnTicket> {
  await countAgainst(deps, ...changeLimits(requester));
  const changed = await deps.db.transaction(async (tx) => {
    const ticket = await lockOwnTicket(tx, id, requester);
    if (!ticket) throw new Refused('TICKET_NOT_FOUND');
    // Its messages are in another ticket, so it stays closed.
    if (ticket.mergedInto !== null) throw new Refused('TICKET_CLOSED');
    return work(tx, ticket, deps.clock.now());
  });
  return toOwnTicket(deps, changed);
}

interface Reply {
  id: string;
  message: string;
  files: readonly string[];
}

export async function reply(
  deps: Deps,
  ticketId: string,
  { id, message, files }: Reply,
  requester: Requester,
): Promise<OwnTicket> {
  const body = cleanText(message, 'message');
  return change(deps, ticketId, requester, async (tx, ticket, now) => {
    const author = authorOf(ticket, requester);
    const { uploadedBy } = requester;
    const content = { kind: 'reply', from: 'person', author, body, files } as const;
    const appended = await appendMessage(
      tx,
      ticket,
      { ...content, id, uploadedBy: [uploadedBy] },
      now,
    );
    // Refused only now, so that a retry of a message sent before the close still succeeds.
    if (appended.isNew && ticket.state === 'closed') throw new Refused('TICKET_CLOSED');
    return appended.ticket;
  });
}

export const setOwnState = (
  deps: Deps,
  id: string,
  state: 'closed' | 'open',
  requester: Requester,
): Promise<OwnTicket> =>
  change(deps, id, requester, async (tx, ticket, now) => {
    // Only a finished ticket can be reopened.
    if (state === 'open' && !isTicketOver(ticket.state)) return ticket;
    const sender = { from: 'person', author: authorOf(ticket, requester) } as const;
    return changeState(tx, ticket, state, sender, now);
  });

/** Allowed after the first answer, any number of times; the last rating counts. */
export const rate = (
  deps: Deps,
  id: string,
  { rating, comment }: { rating: number; comment: string },
  requester: Requester,
): Promise<OwnTicket> =>
  change(deps, id, requester, async (tx, ticket, now) => {
    if (ticket.firstAnswerAt === null) throw new Refused('TICKET_NOT_ANSWERED');
    const ratingComment = comment.toWellFormed().trim() || null;
    if (ticket.rating === rating && ticket.ratingComment === ratingComment) return ticket;
    const rated = await updateTicket(tx, ticket.id, { rating, ratingComment });
    const author = authorOf(ticket, requester);
    const event = { kind: 'event', event: 'rated', from: 'person', author, body: '' } as const;
    const detail = { rating: String(rating) };
    return (await appendMessage(tx, rated, { ...event, id: randomUUID(), files: [], detail }, now))
      .ticket;
  });
