import type { DemoProgress } from '@bac/contract/demo/demo.ts';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { demoFillings } from '../../db/demo-schema.ts';

export type Filling = typeof demoFillings.$inferSelect;

const only = 1;

export async function findFilling(db: Reader): Promise<Filling | undefined> {
  const [row] = await db.select().from(demoFillings).where(eq(demoFillings.id, only));
  return row;
}

/** Goes on with what was begun, or begins. */
export async function beginFilling(db: Database, total: number, asOf: Date): Promise<Filling> {
  const fresh = { id: only, state: 'filling', done: 0, total, asOf, seated: 0 } as const;
  await db
    .insert(demoFillings)
    .values(fresh)
    .onConflictDoUpdate({
      target: demoFillings.id,
      set: { state: 'filling' },
      setWhere: sql`${demoFillings.state} in ('filling', 'failed')`,
    });
  return (await findFilling(db)) ?? fresh;
}

/** False where it was cleared meanwhile: what is cleared stays so. */
export async function updateFilling(
  db: Reader,
  change: Partial<Pick<Filling, 'state' | 'done' | 'seated'>>,
): Promise<boolean> {
  const changed = await db
    .update(demoFillings)
    .set(change)
    .where(sql`${demoFillings.id} = ${only} and ${demoFillings.state} <> 'cleared'`)
    .returning({ id: demoFillings.id });
  return changed.length > 0;
}

/** From here on whoever fills stops, and the next start does not begin again. */
export async function markCleared(db: Reader, now: Date): Promise<void> {
  const cleared = { state: 'cleared', done: 0, total: 0, seated: 0 } as const;
  await db
    .insert(demoFillings)
    .values({ id: only, ...cleared, asOf: now })
    .onConflictDoUpdate({ target: demoFillings.id, set: cleared });
}

/** Forgets that it was cleared, for somebody who asks for it anew. */
export const deleteFilling = (db: Reader): Promise<unknown> =>
  db.delete(demoFillings).where(eq(demoFillings.state, 'cleared'));

/** What the console tells; off wherever nothing is simulated and nothing will be. */
export async function readProgress(
  db: Reader,
  { demo, demoStudents }: Pick<Config, 'demo' | 'demoStudents'>,
): Promise<DemoProgress> {
  const row = demo ? await findFilling(db) : undefined;
  if (row) return { state: row.state, done: row.done, total: row.total };
  return { state: demoStudents === 0 ? 'off' : 'filling', done: 0, total: demoStudents };
}
