import type { Services } from '../../services.ts';
import { listEntriesOf } from './activity-store.ts';

const usualLimit = 20;

/** What happened in the account: when and what, never the details, which are for the console. */
export async function listActivity(
  { db }: Services,
  accountId: string,
  page: { before?: number | undefined; limit?: number | undefined },
) {
  const limit = page.limit ?? usualLimit;
  const entries = await listEntriesOf(db, accountId, { before: page.before, limit });
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
