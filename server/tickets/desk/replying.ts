import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { setReplying } from '../conversation/replying.ts';
import { findTicket } from '../conversation/store.ts';

export async function sayReplying(
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
