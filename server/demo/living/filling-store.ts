import type { DemoProgress } from '@bac/contract/demo/demo.ts';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { demoProgress } from '../../db/demo-schema.ts';

export type Filling = typeof demoProgress.$inferSelect;

const singletonId = 1;

export async function findFilling(db: Reader): Promise<Filling | undefined> {
  const [row] = await db.select().from(demoProgress).where(eq(demoProgress.id, singletonId));
  return row;
}

/** Starts filling or resumes an interrupted fill. */
export async function beginFilling(db: Database, total: number, asOf: Date): Promise<Filling> {
  const fresh = {
    id: singletonId,
    state: 'filling',
    done: 0,
    total,
    asOf,
    startedLive: 0,
  } as const;
  await db
    .insert(demoProgress)
    .values(fresh)
    .onConflictDoUpdate({
      target: demoProgress.id,
      set: { state: 'filling' },
      setWhere: sql`${demoProgress.state} in ('filling', 'failed')`,
    });
  return (await findFilling(db)) ?? fresh;
}

/** Returns false if the demo was cleared; it stays cleared. */
export async function updateFilling(
  db: Reader,
  change: Partial<Pick<Filling, 'state' | 'done' | 'startedLive'>>,
): Promise<boolean> {
  const changed = await db
    .update(demoProgress)
    .set(change)
    .where(sql`${demoProgress.id} = ${singletonId} and ${demoProgress.state} <> 'cleared'`)
    .returning({ id: demoProgress.id });
  return changed.length > 0;
}

/** Stops a running fill and keeps the next start from filling again. */
export async function markCleared(db: Reader, now: Date): Promise<void> {
  const cleared = { state: 'cleared', done: 0, total: 0, startedLive: 0 } as const;
  await db
    .insert(demoProgress)
    .values({ id: singletonId, ...cleared, asOf: now })
    .onConflictDoUpdate({ target: demoProgress.id, set: cleared });
}

/** Removes the mark that the demo was cleared, so that it can be filled again. */
export const deleteFilling = (db: Reader): Promise<unknown> =>
  db.delete(demoProgress).where(eq(demoProgress.state, 'cleared'));

/** The progress for the console; `off` if no students are simulated. */
export async function readProgress(
  db: Reader,
  { demo, demoStudents }: Pick<Config, 'demo' | 'demoStudents'>,
): Promise<DemoProgress> {
  const row = demo ? await findFilling(db) : undefined;
  if (row) return { state: row.state, done: row.done, total: row.total };
  return { state: demoStudents === 0 ? 'off' : 'filling', done: 0, total: demoStudents };
}
