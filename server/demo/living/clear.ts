import { like, sql } from 'drizzle-orm';
import { attempts } from '../../db/schema.ts';
import { ticketFiles } from '../../db/tickets-schema.ts';
import type { Services } from '../../services.ts';
import { awaitLock } from './filling-lock.ts';
import { markCleared } from './filling-store.ts';
import type { LivingParts } from './parts.ts';
import { demoPrefix } from './plan/seeded.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'files'> & {
  parts: Pick<LivingParts, 'uncountAnswers' | 'computeStatistics'>;
};

const demoIdPattern = `${demoPrefix}%`;

/** Lists the files attached to simulated tickets; all other demo data is in the database. */
async function listFiles({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db
    .select({ name: ticketFiles.storedName })
    .from(ticketFiles)
    .where(like(sql`${ticketFiles.ticketId}::text`, demoIdPattern));
  return rows.map(({ name }) => name);
}

/**
 * Deletes everything that the demo created: simulated people with their data, tickets of simulated visitors, the classes of the
 * demo's tutor and the attempts of its student. Other data of real accounts stays. The next start does not fill again.
 */
export async function clear(deps: Deps): Promise<void> {
  const { db, clock, files, parts } = deps;
  // The process that fills or simulates sees this mark and releases the lock.
  await markCleared(db, clock.now());
  const lock = await awaitLock(db);
  try {
    const stored = await listFiles(deps);
    await db.transaction(async (tx) => {
      const demoAttempts = await tx
        .select({ id: attempts.id })
        .from(attempts)
        .where(like(sql`${attempts.id}::text`, demoIdPattern));
      await parts.uncountAnswers(
        tx,
        demoAttempts.map(({ id }) => id),
      );
      // The notification of a result has the id of its attempt.
      for (const table of ['tickets', 'classes', 'notifications', 'attempts']) {
        await tx.execute(
          sql`delete from ${sql.identifier(table)} where id::text like ${demoIdPattern}`,
        );
      }
      // No foreign key links tickets to agents, so real tickets would stay assigned to deleted accounts.
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
