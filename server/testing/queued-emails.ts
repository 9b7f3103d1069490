import { sql } from 'drizzle-orm';
import type { Email } from '../platform/mail/email.ts';
import type { TestApp } from './app.ts';

/** The queued emails to an address, the newest last. */
export async function queuedEmailsTo({ services }: TestApp, email: string): Promise<Email[]> {
  const { rows } = await services.db.execute<{ payload: Email }>(
    sql`select payload from graphile_worker._private_jobs order by id`,
  );
  return rows.map(({ payload }) => payload).filter(({ to }) => to === email);
}
