import { like, sql } from 'drizzle-orm';
import { attempts } from '../../db/schema.ts';
import { ticketFiles } from '../../db/tickets-schema.ts';
import type { Services } from '../../services.ts';
import { awaitLock } from './filling-lock.ts';
import { markCleared } from './filling-store.ts';
import type { LivingParts } from './parts.ts';
import { demoPrefix } from './plan/seeded.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'files'> & {
  parts: Pick<LivingParts, 'uncountAnswers' | 'computeStatistics'>;
};

const made = `${demoPrefix}%`;

/** What the team hung on conversations that never were; nothing else of the demo lies outside the database. */
async function listFiles({ db }: Pick<Needs, 'db'>): Promise<string[]> {
  const rows = await db
    .select({ name: ticketFiles.storedAs })
    .from(ticketFiles)
    .where(like(sql`${ticketFiles.ticketId}::text`, made));
  return rows.map(({ name }) => name);
}

/**
 * Everything the demo made goes: simulated people with all that is theirs, the tickets of visitors who never were, the classes of
 * the demo's tutor and what its own student sat. What else real accounts have stays. The next start does not fill again.
 */
export async function clear(needs: Needs): Promise<void> {
  const { db, clock, files, parts } = needs;
  // Whoever fills, or moves those who sit, sees it and lets go of the lock.
  await markCleared(db, clock.now());
  const lock = await awaitLock(db);
  try {
    const stored = await listFiles(needs);
    await db.transaction(async (tx) => {
      const sat = await tx
        .select({ id: attempts.id })
        .from(attempts)
        .where(like(sql`${attempts.id}::text`, made));
      await parts.uncountAnswers(
        tx,
        sat.map(({ id }) => id),
      );
      // A result's notification goes by the id of its attempt.
      for (const table of ['tickets', 'classes', 'notifications', 'attempts']) {
        await tx.execute(sql`delete from ${sql.identifier(table)} where id::text like ${made}`);
      }
      // No key leads from a ticket to its agent: real people's would stay with somebody who is gone.
      await tx.execute(sql`
        update tickets set assignee_id = null, assigned_at = null
        where assignee_id in (select id from accounts where is_simulated)`);
      await tx.execute(sql`delete from accounts where is_simulated`);
    });
    for (const name of stored) await files.remove(name);
    await parts.computeStatistics();
  } finally {
    await lock.release();
  }
}
