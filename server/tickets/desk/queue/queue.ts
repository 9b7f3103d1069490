import type { OfficeHours } from '@bac/contract/tickets/office-hours.ts';
import type { QueueRow } from '@bac/contract/tickets/tickets-admin.ts';
import type { Services } from '../../../services.ts';
import type { QueueQuery } from './queue-filters.ts';
import { countCategories, countViews, listPage, type QueuedTicket } from './queue-store.ts';
import { minutesLeft } from '../../targets/clocks.ts';
import { readOfficeHours } from '../../targets/desk-settings.ts';
import { toTicketCard } from '../../conversation/presenters.ts';

export function queueRow(
  hours: OfficeHours,
  { ticket, assignee }: QueuedTicket,
  now: Date,
): QueueRow {
  const { accountId, personName, personEmail, language, assigneeId, dueAt } = ticket;
  return {
    ...toTicketCard(ticket),
    person: { id: accountId, name: personName, email: personEmail, language },
    priority: ticket.priority,
    assignee: assigneeId && assignee !== null ? { id: assigneeId, name: assignee } : null,
    tags: ticket.tags,
    dueAt: dueAt?.toISOString() ?? null,
    minutesLeft: dueAt && minutesLeft(hours, dueAt, now),
  };
}

export async function listQueue(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agent: string,
  query: QueueQuery,
) {
  const now = clock.now();
  const viewer = { agent, now };
  const [hours, { rows, total }, byView, byCategory] = await Promise.all([
    readOfficeHours(db),
    listPage(db, query, viewer),
    countViews(db, viewer),
    countCategories(db),
  ]);
  return { rows: rows.map((row) => queueRow(hours, row, now)), total, byView, byCategory };
}
