import type { Actor } from '../../platform/http/actor.ts';
import { authorOf, listAgents, selectNextAgent } from './agents.ts';
import { isTicketOver } from '@bac/contract/tickets/ticket-states.ts';
import { sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { recordChanges, type ChangedTicket } from './change-log.ts';
import { lockTickets } from './changes.ts';
import { assignTicket } from './assign.ts';
import type { TicketRow } from '../conversation/store.ts';

/** Key of the advisory lock that serializes concurrent rounds; no other lock of ours has it. */
const roundLock = 20_261_115;

const isAssignable = ({ assigneeId, state }: TicketRow): boolean =>
  assigneeId === null && !isTicketOver(state);

/** Assigns tickets to the agents in turn. Returns each ticket's assignee afterwards, or null. */
export async function assignRound(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ids: readonly string[],
  actor: Actor,
): Promise<{ id: string; assignee: string | null }[]> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await tx.execute(sql`select pg_advisory_xact_lock(${roundLock})`);
    const ticketIds = [...new Set(ids)];
    const found = await lockTickets(tx, ticketIds);
    const agents = await listAgents(tx);
    const changed: ChangedTicket[] = [];
    const results: { id: string; assignee: string | null }[] = [];
    for (const [turn, id] of ticketIds.entries()) {
      const ticket = found.get(id);
      const agent = ticket && isAssignable(ticket) ? selectNextAgent(agents) : undefined;
      if (!ticket || !agent) {
        const current = agents.find((one) => one.id === ticket?.assigneeId);
        results.push({ id, assignee: current?.name ?? null });
        continue;
      }
      // A millisecond after the previous one, so that the next round knows whose turn was last.
      const at = new Date(now.getTime() + turn);
      agent.open += 1;
      agent.lastAssignedAt = at;
      const after = await assignTicket(tx, ticket, agent, authorOf(actor), at);
      changed.push({ before: ticket, after });
      results.push({ id, assignee: agent.name });
    }
    await recordChanges(tx, changed, actor, now);
    return results;
  });
}
