import { randomBytes } from 'node:crypto';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { parseList, pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { attempts } from '../../db/schema.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import { tickets } from '../../db/tickets-schema.ts';
import type { Requester } from './requester.ts';
import {
  findTicket,
  lockTicket,
  mostMerges,
  ticketColumns,
  updateTicket,
  type TicketRow,
} from '../conversation/store.ts';

/**
 * Access by account, or by the ticket's secret while no account owns it; after that only the session counts. An email always proves
 * itself by the secret, because accounts can reply by email too.
 */
function isOwn({ account, secret, isByMail }: Requester): SQL {
  const byAccount = account && eq(tickets.accountId, account.id);
  const hasSecret = secret && eq(tickets.secret, secret);
  const bySecret = isByMail ? hasSecret : hasSecret && and(hasSecret, isNull(tickets.accountId));
  return or(byAccount, bySecret) ?? sql`false`;
}

/**
 * Whether a merge may be followed: by the account that owns both tickets, and by an email, which reads nothing. A visitor's secret
 * opens only its own ticket, because the visitor may have typed another person's address.
 */
function mayFollowMerge(from: TicketRow, to: TicketRow, { account, isByMail }: Requester): boolean {
  const isAccounts = account !== undefined && from.accountId === account.id;
  return isByMail === true || (isAccounts && to.accountId === account.id);
}

async function followMerges(db: Reader, row: TicketRow, requester: Requester): Promise<TicketRow> {
  let current = row;
  for (let hop = 0; current.mergedInto && hop < mostMerges; hop += 1) {
    const next = await findTicket(db, current.mergedInto);
    if (!next || !mayFollowMerge(current, next, requester)) return current;
    current = next;
  }
  return current;
}

/** Does not find somebody else's ticket. */
export async function findOwnTicket(
  db: Reader,
  id: string,
  requester: Requester,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .select(ticketColumns)
    .from(tickets)
    .where(and(eq(tickets.id, id), isOwn(requester)));
  return row && followMerges(db, row, requester);
}

/** Checks again once the lock is held: another change may meanwhile have merged the ticket or given it to an account. */
export async function lockOwnTicket(
  tx: Transaction,
  id: string,
  requester: Requester,
): Promise<TicketRow | undefined> {
  let found = await findOwnTicket(tx, id, requester);
  for (let hop = 0; found && hop < mostMerges; hop += 1) {
    const locked = await lockTicket(tx, found.id);
    found = await findOwnTicket(tx, id, requester);
    if (locked && found?.id === locked.id) return locked;
  }
  return undefined;
}

export interface OwnTicketsQuery extends PageQuery {
  search?: string | undefined;
  state?: string | undefined;
}

/** Lists the account's tickets, latest first, without merged ones. */
export async function listOwnTickets(
  db: Reader,
  accountId: string,
  query: OwnTicketsQuery,
): Promise<{ rows: TicketRow[]; total: number }> {
  const states = parseList<TicketState>(query.state);
  const condition = and(
    eq(tickets.accountId, accountId),
    isNull(tickets.mergedInto),
    states && inArray(tickets.state, states),
    matchesSearch(tickets.searchWords, query.search),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select(ticketColumns)
    .from(tickets)
    .where(condition)
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(tickets).where(condition);
  return { rows, total: total?.count ?? 0 };
}

/**
 * Gives the tickets that visitors opened with this address to the account that has verified it. Replaces their secrets, so that old
 * links and reply addresses stop working. Skips tickets that are locked; they are adopted the next time.
 */
export async function adoptTickets(db: Database, accountId: string, email: string): Promise<void> {
  const isAdoptable = and(isNull(tickets.accountId), eq(tickets.personEmail, email));
  // Usually there is none, and nothing needs a lock.
  if ((await db.$count(tickets, isAdoptable)) === 0) return;
  await db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: tickets.id })
      .from(tickets)
      .where(isAdoptable)
      .orderBy(asc(tickets.id))
      .for('update', { skipLocked: true });
    for (const { id } of locked) await updateTicket(tx, id, { accountId, secret: randomBytes(32) });
  });
}

export async function findLanguage(db: Reader, accountId: string) {
  const [row] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.language ?? undefined;
}

/** Does not find somebody else's attempt. */
export async function findOwnAttempt(db: Reader, id: string, accountId: string) {
  const [row] = await db
    .select({ attempt: attempts.id, form: forms.content })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(attempts.id, id), eq(attempts.accountId, accountId)));
  return row && { attempt: row.attempt, test: row.form.name };
}
