import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { and, eq, gt, ne } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { ticketReplying } from '../../db/tickets-schema.ts';
import { notifyLive } from '../../platform/live/notify-live.ts';
import { personChannel, teamChannel } from './notify-watchers.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { findTicket } from './store.ts';

/** The sign expires unless it is renewed within this time. */
const lifetimeMilliseconds = 8_000;

/** Stores the sign for pages that are opened later, and notifies open pages. The person does not learn who is replying. */
export async function setReplying(
  tx: Transaction,
  ticketId: string,
  agent: { id: string; name: string },
  isReplying: boolean,
  now: Date,
): Promise<void> {
  if (isReplying) {
    await tx
      .insert(ticketReplying)
      .values({ ticketId, accountId: agent.id, at: now })
      .onConflictDoUpdate({
        target: [ticketReplying.ticketId, ticketReplying.accountId],
        set: { at: now },
      });
  } else {
    await tx
      .delete(ticketReplying)
      .where(and(eq(ticketReplying.ticketId, ticketId), eq(ticketReplying.accountId, agent.id)));
  }
  const line: TicketLine = { kind: 'replying', ticket: ticketId, isReplying };
  await notifyLive(tx, personChannel(ticketId), line);
  await notifyLive(tx, teamChannel, { ...line, agent });
}

/** Lists the agents who are replying at this moment, without the account `except`. */
export async function listReplying(
  db: Reader,
  ticketId: string,
  now: Date,
  except?: string,
): Promise<{ id: string; name: string }[]> {
  const since = new Date(now.getTime() - lifetimeMilliseconds);
  return db
    .select({ id: accounts.id, name: accounts.fullName })
    .from(ticketReplying)
    .innerJoin(accounts, eq(accounts.id, ticketReplying.accountId))
    .where(
      and(
        eq(ticketReplying.ticketId, ticketId),
        gt(ticketReplying.at, since),
        except === undefined ? undefined : ne(ticketReplying.accountId, except),
      ),
    )
    .orderBy(ticketReplying.at);
}

/** Records that an agent starts or stops writing a reply. */
export async function recordReplying(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ticketId: string,
  agent: { id: string; name: string },
  isReplying: boolean,
): Promise<null> {
  await db.transaction(async (tx) => {
    const ticket = await findTicket(tx, ticketId);
    if (!ticket) throw new Refused('TICKET_NOT_FOUND');
    await setReplying(tx, ticketId, agent, isReplying, clock.now());
  });
  return null;
}
