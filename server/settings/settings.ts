import type { Settings } from '@bac/contract/settings.ts';
import { recordAudit } from '../audit/audit.ts';
import { boundedCache } from '../bounded-cache.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { listSettings, updateSettings } from './store.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

const defaults: Settings = { fallbackLanguage: 'en' };

/** Read with every page, so kept for 5 s; a change is everywhere by then. */
export function settingsReader({ db, clock }: Needs): () => Promise<Settings> {
  const cache = boundedCache<'settings', Settings>(clock, { entries: 1, milliseconds: 5_000 });
  return async () => {
    const cached = cache.get('settings');
    if (cached) return cached;
    const found = await readSettings(db);
    cache.set('settings', found);
    return found;
  };
}

export const readSettings = async (db: Database | Transaction): Promise<Settings> => ({
  ...defaults,
  ...(await listSettings(db)),
});

export async function changeSettings(
  { db, clock }: Needs,
  changes: Partial<Settings>,
  by: { actorId: string; requestId: string },
): Promise<Settings> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const before = await readSettings(tx);
    await updateSettings(tx, changes, at);
    await recordAudit(tx, {
      at,
      action: 'settings.changed',
      subject: 'settings',
      detail: { before, changes },
      ...by,
    });
    return { ...before, ...changes };
  });
}
