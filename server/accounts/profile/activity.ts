import type { Services } from '../../services.ts';
import { listEntriesOf } from './activity-store.ts';

const defaultLimit = 20;

/** Lists actions and their times, never the details, which are for the console. */
export async function listActivity(
  { db }: Services,
  accountId: string,
  page: { before?: number | undefined; limit?: number | undefined },
) {
  const limit = page.limit ?? defaultLimit;
  const entries = await listEntriesOf(db, accountId, { before: page.before, limit });
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
