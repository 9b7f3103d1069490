import { randomBytes } from 'node:crypto';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { listOf, pageOf, type PageAsked } from '../../platform/postgres/paging.ts';
import { attempts } from '../../db/schema.ts';
import { hasWords } from '../../platform/postgres/search.ts';
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
 * By account, or by the ticket's own secret as long as no account has it: from then on the way leads through the session. A letter
 * proves itself by the secret in either case, for an account's letters are answered too.
 */
function isOwn({ account, secret, isByMail }: Requester): SQL {
  const byAccount = account && eq(tickets.accountId, account.id);
  const hasSecret = secret && eq(tickets.secret, secret);
  const bySecret = isByMail ? hasSecret : hasSecret && and(hasSecret, isNull(tickets.accountId));
  return or(byAccount, bySecret) ?? sql`false`;
}

/**
 * What was merged leads on to where its words are now: for the account that has both, and for a letter, which reads nothing. A
 * secret opens its own ticket alone, for whoever opened it as a visitor may have given somebody else's address.
 */
function leadsOn(from: TicketRow, to: TicketRow, { account, isByMail }: Requester): boolean {
  const isAccounts = account !== undefined && from.accountId === account.id;
  return isByMail === true || (isAccounts && to.accountId === account.id);
}

async function followMerges(db: Reader, row: TicketRow, requester: Requester): Promise<TicketRow> {
  let last = row;
  for (let hop = 0; last.mergedInto && hop < mostMerges; hop += 1) {
    const next = await findTicket(db, last.mergedInto);
    if (!next || !leadsOn(last, next, requester)) return last;
    last = next;
  }
  return last;
}

/** Somebody else's is not found. */
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

/** Asked again once it is held: while another change was waited for, it may have been merged or become somebody's. */
export async function lockOwnTicket(
  tx: Transaction,
  id: string,
  requester: Requester,
): Promise<TicketRow | undefined> {
  let found = await findOwnTicket(tx, id, requester);
  for (let hop = 0; found && hop < mostMerges; hop += 1) {
    const held = await lockTicket(tx, found.id);
    found = await findOwnTicket(tx, id, requester);
    if (held && found?.id === held.id) return held;
  }
  return undefined;
}

export interface OwnAsked extends PageAsked {
  search?: string | undefined;
  state?: string | undefined;
}

/** The latest first; what was merged into another is there. */
export async function listOwnTickets(
  db: Reader,
  accountId: string,
  asked: OwnAsked,
): Promise<{ rows: TicketRow[]; total: number }> {
  const states = listOf<TicketState>(asked.state);
  const wanted = and(
    eq(tickets.accountId, accountId),
    isNull(tickets.mergedInto),
    states && inArray(tickets.state, states),
    hasWords(tickets.searchWords, asked.search),
  );
  const { limit, offset } = pageOf(asked);
  const rows = await db
    .select(ticketColumns)
    .from(tickets)
    .where(wanted)
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(tickets).where(wanted);
  return { rows, total: total?.count ?? 0 };
}

/**
 * What a visitor of that address opened belongs to the account that has proved to be theirs. The secrets that are about are worth
 * nothing then, neither as links nor as addresses of replies. One that is being changed just now is adopted the next time.
 */
export async function adoptTickets(db: Database, accountId: string, email: string): Promise<void> {
  const isAdoptable = and(isNull(tickets.accountId), eq(tickets.personEmail, email));
  // Mostly there is nothing, and nothing need be held.
  if ((await db.$count(tickets, isAdoptable)) === 0) return;
  await db.transaction(async (tx) => {
    const held = await tx
      .select({ id: tickets.id })
      .from(tickets)
      .where(isAdoptable)
      .orderBy(asc(tickets.id))
      .for('update', { skipLocked: true });
    for (const { id } of held) await updateTicket(tx, id, { accountId, secret: randomBytes(32) });
  });
}

export async function findLanguage(db: Reader, accountId: string) {
  const [row] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.language ?? undefined;
}

/** Somebody else's attempt is not found. */
export async function findOwnAttempt(db: Reader, id: string, accountId: string) {
  const [row] = await db
    .select({ attempt: attempts.id, form: forms.content })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(attempts.id, id), eq(attempts.accountId, accountId)));
  return row && { attempt: row.attempt, test: row.form.name };
}
