import { sql } from 'drizzle-orm';
import type { Letter } from '../platform/mail/letter.ts';
import type { TestApp } from './app.ts';

/** The queued emails to an address, the newest last. */
export async function lettersTo({ services }: TestApp, email: string): Promise<Letter[]> {
  const { rows } = await services.db.execute<{ payload: Letter }>(
    sql`select payload from graphile_worker._private_jobs order by id`,
  );
  return rows.map(({ payload }) => payload).filter(({ to }) => to === email);
}
