import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { listedTotal } from '../../db/listed-score.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { findPerson } from './same-person.ts';
import { toTicketCard } from '../conversation/presenters.ts';
import { findTicket, ticketColumns, type TicketRow } from '../conversation/store.ts';

const mostTickets = 50;
const mostAttempts = 20;

/** Lists the other tickets that certainly belong to the same person. */
async function listOthers(db: Reader, ticket: TicketRow): Promise<TicketRow[]> {
  const { accountId, email } = await findPerson(db, ticket);
  const byAddress = and(sql`lower(${tickets.personEmail}) = ${email}`, isNull(tickets.accountId));
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(
      and(
        ne(tickets.id, ticket.id),
        or(
          email === null ? undefined : byAddress,
          accountId === null ? undefined : eq(tickets.accountId, accountId),
        ),
      ),
    )
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(mostTickets);
}

const listAttempts = (db: Reader, accountId: string) =>
  db
    .select({
      id: attempts.id,
      test: sql<LocalText>`${forms.content} -> 'name'`,
      state: attempts.state,
      startedAt: attempts.startedAt,
      total: listedTotal,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(eq(attempts.accountId, accountId))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
    .limit(mostAttempts);

export async function readTicketContext({ db }: Pick<Services, 'db'>, id: string) {
  const ticket = await findTicket(db, id);
  if (!ticket) throw new Refused('TICKET_NOT_FOUND');
  const [others, attemptRows] = await Promise.all([
    listOthers(db, ticket),
    ticket.accountId === null ? [] : listAttempts(db, ticket.accountId),
  ]);
  return {
    tickets: others.map(toTicketCard),
    attempts: attemptRows.map((one) => ({ ...one, startedAt: one.startedAt.toISOString() })),
  };
}
