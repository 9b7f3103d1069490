import type { Actor } from '../../platform/http/actor.ts';
import { authorOf, listAgents, nextOf } from './agents.ts';
import { isTicketOver } from '@bac/contract/tickets/ticket-states.ts';
import { sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { recordChanges, type Changed } from './change-log.ts';
import { lockTickets } from './changes.ts';
import { giveTo } from './assign.ts';
import type { TicketRow } from '../conversation/store.ts';

/** Any number that no other lock of ours has: two who deal at once deal one after the other. */
const dealing = 20_261_115;

const canBeDealt = ({ assigneeId, state }: TicketRow): boolean =>
  assigneeId === null && !isTicketOver(state);

/** To each in turn. Tells who has each ticket then; null where nobody does. */
export async function assignRound(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ids: readonly string[],
  actor: Actor,
): Promise<{ id: string; assignee: string | null }[]> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await tx.execute(sql`select pg_advisory_xact_lock(${dealing})`);
    const wanted = [...new Set(ids)];
    const found = await lockTickets(tx, wanted);
    const agents = await listAgents(tx);
    const changed: Changed[] = [];
    const told: { id: string; assignee: string | null }[] = [];
    for (const [turn, id] of wanted.entries()) {
      const ticket = found.get(id);
      const agent = ticket && canBeDealt(ticket) ? nextOf(agents) : undefined;
      if (!ticket || !agent) {
        const has = agents.find((one) => one.id === ticket?.assigneeId);
        told.push({ id, assignee: has?.name ?? null });
        continue;
      }
      // Each a moment after the one before, so that the next round knows whose turn it was last.
      const at = new Date(now.getTime() + turn);
      agent.open += 1;
      agent.givenAt = at;
      const after = await giveTo(tx, ticket, agent, authorOf(actor), at);
      changed.push({ before: ticket, after });
      told.push({ id, assignee: agent.name });
    }
    await recordChanges(tx, changed, actor, now);
    return told;
  });
}
