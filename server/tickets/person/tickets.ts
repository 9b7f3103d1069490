import { isTicketOver } from '@bac/contract/tickets/ticket-states.ts';
import { randomUUID } from 'node:crypto';
import type { OwnTicket, TicketCard } from '@bac/contract/tickets/tickets.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { appendMessage, type Author } from '../conversation/append-message.ts';
import type { Requester } from './requester.ts';
import { changeState } from '../conversation/change-state.ts';
import {
  adoptTickets,
  findOwnTicket,
  listOwnTickets,
  lockOwnTicket,
  type OwnAsked,
} from './store.ts';
import { listReplying } from '../conversation/replying.ts';
import { ticketCard, ticketMessage } from '../conversation/presenters.ts';
import {
  listMessages,
  updateTicket,
  isForTeamAlone,
  type TicketRow,
} from '../conversation/store.ts';
import { written } from '../conversation/message-text.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** Whose address is verified finds what they wrote as a visitor among the rest. */
export async function listOwn(
  { db }: Needs,
  account: SignedIn,
  asked: OwnAsked,
): Promise<{ rows: TicketCard[]; total: number }> {
  if (account.verified) await adoptTickets(db, account.id, account.email);
  const { rows, total } = await listOwnTickets(db, account.id, asked);
  return { rows: rows.map(ticketCard), total };
}

/** What its person may see of it, and nothing else. */
async function shownToPerson({ db, clock }: Needs, ticket: TicketRow): Promise<OwnTicket> {
  const [messages, replying] = await Promise.all([
    listMessages(db, ticket.id, ['reply', 'event']),
    listReplying(db, ticket.id, clock.now()),
  ]);
  const looking = { side: 'person', accountId: ticket.accountId } as const;
  return {
    ...ticketCard(ticket),
    about: ticket.about,
    messages: messages
      .filter((message) => !isForTeamAlone(message))
      .map((message) => ticketMessage(message, looking)),
    rating: ticket.rating,
    isAnswered: replying.length > 0,
  };
}

export async function readOwn(needs: Needs, id: string, requester: Requester): Promise<OwnTicket> {
  const ticket = await findOwnTicket(needs.db, id, requester);
  if (!ticket) throw new Refused('TICKET_NOT_FOUND');
  return shownToPerson(needs, ticket);
}

/** Whoever has the secret writes as the person it was sent to. */
const authorOf = (ticket: TicketRow, { account }: Requester): Author =>
  account && account.id === ticket.accountId
    ? { id: account.id, name: account.fullName }
    : { id: ticket.accountId, name: ticket.personName };

const hour = 3_600_000;

/** Whatever they do to their tickets counts alike: each is a transaction, and told to all who look. */
async function change(
  needs: Needs,
  id: string,
  requester: Requester,
  work: (tx: Transaction, ticket: TicketRow, now: Date) => Promise<TicketRow>,
): Promise<OwnTicket> {
  const atMost = requester.account ? 120 : 300;
  const limit = { name: 'tickets:changes', of: requester.broughtBy, atMost, milliseconds: hour };
  await countAgainst(needs, limit);
  const changed = await needs.db.transaction(async (tx) => {
    const ticket = await lockOwnTicket(tx, id, requester);
    if (!ticket) throw new Refused('TICKET_NOT_FOUND');
    // Its words are elsewhere; what is left of it is over for good.
    if (ticket.mergedInto !== null) throw new Refused('TICKET_CLOSED');
    return work(tx, ticket, needs.clock.now());
  });
  return shownToPerson(needs, changed);
}

interface Reply {
  id: string;
  message: string;
  files: readonly string[];
}

export async function reply(
  needs: Needs,
  ticketId: string,
  { id, message, files }: Reply,
  requester: Requester,
): Promise<OwnTicket> {
  const body = written(message, 'message');
  return change(needs, ticketId, requester, async (tx, ticket, now) => {
    const author = authorOf(ticket, requester);
    const { broughtBy } = requester;
    const said = { kind: 'reply', from: 'person', author, body, files } as const;
    const appended = await appendMessage(tx, ticket, { ...said, id, broughtBy: [broughtBy] }, now);
    // Said only now: what came in before it was closed is there already, and a retry of it is told so.
    if (appended.isNew && ticket.state === 'closed') throw new Refused('TICKET_CLOSED');
    return appended.ticket;
  });
}

export const setOwnState = (
  needs: Needs,
  id: string,
  state: 'closed' | 'open',
  requester: Requester,
): Promise<OwnTicket> =>
  change(needs, id, requester, async (tx, ticket, now) => {
    // Only a ticket that is over can be reopened.
    if (state === 'open' && !isTicketOver(ticket.state)) return ticket;
    const by = { from: 'person', author: authorOf(ticket, requester) } as const;
    return changeState(tx, ticket, state, by, now);
  });

/** Once there is an answer, and as often as they like: the last word counts. */
export const rate = (
  needs: Needs,
  id: string,
  { rating, comment }: { rating: number; comment: string },
  requester: Requester,
): Promise<OwnTicket> =>
  change(needs, id, requester, async (tx, ticket, now) => {
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
