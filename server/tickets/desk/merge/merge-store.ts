import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { ticketFiles, ticketMessages, ticketReplying } from '../../../db/tickets-schema.ts';

/** What was written and brought there goes over, as it is and with the moments it has. */
export async function moveConversation(tx: Transaction, from: string, into: string): Promise<void> {
  const moved = { ticketId: into };
  await tx.update(ticketMessages).set(moved).where(eq(ticketMessages.ticketId, from));
  await tx.update(ticketFiles).set(moved).where(eq(ticketFiles.ticketId, from));
  await tx.delete(ticketReplying).where(eq(ticketReplying.ticketId, from));
}

/** Whether somebody without an account wrote there, who was given its secret; also where an account has adopted it since. */
export async function hasVisitorWords(tx: Transaction, ticketId: string): Promise<boolean> {
  const found = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        eq(ticketMessages.kind, 'reply'),
        eq(ticketMessages.from, 'person'),
        isNull(ticketMessages.authorId),
        eq(ticketMessages.isMail, false),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function findLastReply(tx: Transaction, ticketId: string) {
  const [last] = await tx
    .select({ body: ticketMessages.body, from: ticketMessages.from })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.kind, 'reply')))
    .orderBy(desc(ticketMessages.createdAt), desc(ticketMessages.id))
    .limit(1);
  return last;
}
