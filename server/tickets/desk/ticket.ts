import type { OfficeHours } from '@bac/contract/tickets/office-hours.ts';
import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { queueRow } from './queue/queue.ts';
import { listQueued } from './queue/queue-store.ts';
import { minutesLeft, targets } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { listReplying } from '../conversation/replying.ts';
import { toTicketMessage } from '../conversation/presenters.ts';
import { listMessages, type TicketRow } from '../conversation/store.ts';

/** The clock of the first answer runs until there is one, and pauses while it is not the team's turn. */
const firstAnswerOf = (
  hours: OfficeHours,
  ticket: TicketRow,
  now: Date,
): WholeTicket['firstAnswer'] => ({
  dueAt: ticket.firstAnswerDueAt.toISOString(),
  metAt: ticket.firstAnswerAt?.toISOString() ?? null,
  minutesLeft: minutesLeft(
    hours,
    ticket.firstAnswerDueAt,
    ticket.firstAnswerAt ?? ticket.pausedAt ?? now,
  ),
  minutes: targets[ticket.priority].firstAnswer,
});

/** The clock of the resolution pauses likewise; an answer does not stop it. */
const resolutionOf = (
  hours: OfficeHours,
  ticket: TicketRow,
  now: Date,
): WholeTicket['resolution'] => ({
  dueAt: ticket.resolutionDueAt.toISOString(),
  metAt: ticket.resolvedAt?.toISOString() ?? null,
  minutesLeft: minutesLeft(hours, ticket.resolutionDueAt, ticket.pausedAt ?? now),
  minutes: targets[ticket.priority].resolution,
});

async function findMergeTarget(db: Reader, { mergedInto: id }: TicketRow) {
  if (id === null) return null;
  const [found] = await db
    .select({ id: tickets.id, number: tickets.number })
    .from(tickets)
    .where(eq(tickets.id, id));
  return found ?? null;
}

/** Everything the team knows about a ticket, as one agent sees it. */
export async function readTicket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  agent: string,
): Promise<WholeTicket> {
  const now = clock.now();
  const [queued] = await listQueued(db, eq(tickets.id, id));
  if (!queued) throw new Refused('TICKET_NOT_FOUND');
  const { ticket } = queued;
  const [hours, messages, replying, merged] = await Promise.all([
    readOfficeHours(db),
    listMessages(db, id),
    listReplying(db, id, now, agent),
    findMergeTarget(db, ticket),
  ]);
  return {
    ...queueRow(hours, queued, now),
    about: ticket.about,
    messages: messages.map((one) =>
      toTicketMessage(one, { side: 'team', accountId: agent, personEmail: ticket.personEmail }),
    ),
    rating: ticket.rating,
    ratingComment: ticket.ratingComment,
    firstAnswer: firstAnswerOf(hours, ticket, now),
    resolution: resolutionOf(hours, ticket, now),
    mergedInto: merged,
    replying: replying.map(({ name }) => name),
    revision: ticket.revision,
  };
}
