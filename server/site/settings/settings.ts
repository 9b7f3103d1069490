import { isDeepStrictEqual } from 'node:util';
import { placeholderContacts } from '@bac/contract/site/placeholders.ts';
import type { Settings, SettingsChange, Site } from '@bac/contract/site/settings.ts';
import { areOfficeHours, standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';
import { standardVisitorTicketMonths } from '@bac/contract/tickets/visitor-ticket-months.ts';
import { sql } from 'drizzle-orm';
import { settings } from '../../db/schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { singleFlightCache } from '../../platform/bounded-cache.ts';
import type { Config } from '../../config.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { isTwoStepRequiredByDefault } from '../../platform/http/rights.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

/** Placeholders of a new site, until an administrator enters the real values. */
const defaultsOf = (config: Config): Settings => ({
  siteName: 'Bậc',
  operator: { name: '', registration: '' },
  contacts: placeholderContacts,
  officeHours: [...standardOfficeHours],
  visitorTicketMonths: standardVisitorTicketMonths,
  fallbackLanguage: 'en',
  isRegistrationOpen: true,
  isVerificationNeeded: false,
  isTwoStepRequired: isTwoStepRequiredByDefault(config),
});

export interface SettingsReader {
  read(): Promise<Settings>;
  /** Clears this process's cache after a change of settings. */
  forget(): void;
}

/** Every page reads the settings, so they are cached for 5 s; a change is everywhere by then. */
export function settingsReader({ db, clock, config }: Deps): SettingsReader {
  const cache = singleFlightCache<'settings', Settings>(clock, { entries: 1, milliseconds: 5_000 });
  return {
    read: () => cache.get('settings', () => readSettings(db, config)),
    forget: cache.clear,
  };
}

/** The settings that every page may reveal. */
export const siteOf = ({
  siteName,
  operator,
  contacts,
  officeHours,
  fallbackLanguage,
  isRegistrationOpen,
}: Settings): Site => ({
  siteName,
  operator,
  contacts,
  officeHours,
  fallbackLanguage,
  isRegistrationOpen,
});

export const readSettings = async (
  db: Database | Transaction,
  config: Config,
): Promise<Settings> => ({
  ...defaultsOf(config),
  ...(await listSettings(db)),
});

export async function changeSettings(
  { db, clock, config }: Deps,
  { original, ...changes }: SettingsChange,
  actor: Actor,
): Promise<Settings> {
  if (changes.officeHours && !areOfficeHours(changes.officeHours)) {
    throw new Refused('INVALID_REQUEST', { fields: [{ path: 'officeHours', rule: 'other' }] });
  }
  const at = clock.now();
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = await readSettings(tx, config);
    if (original && !isDeepStrictEqual(pick(before, Object.keys(original)), original)) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    const { isTwoStepRequired: isRequired = before.isTwoStepRequired } = changes;
    // Only administrators may change this setting, because it protects their accounts.
    if (isRequired !== before.isTwoStepRequired && actor.role !== 'admin')
      throw new Refused('NOT_ALLOWED');
    await updateSettings(tx, changes, at);
    await recordAudit(tx, {
      at,
      action: 'settings.changed',
      subject: 'settings',
      detail: { before: pick(before, Object.keys(changes)), changes },
      ...auditFields(actor),
    });
    return { ...before, ...changes };
  });
}

const pick = (all: Settings, names: string[]): Partial<Settings> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

async function listSettings(db: Database | Transaction): Promise<Record<string, unknown>> {
  const rows = await db.select().from(settings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Serializes changes of settings until the transaction ends. */
async function lockSettings(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}

async function updateSettings(
  tx: Transaction,
  changes: Record<string, unknown>,
  updatedAt: Date,
): Promise<void> {
  const rows = Object.entries(changes).map(([name, value]) => ({ name, value, updatedAt }));
  if (rows.length === 0) return;
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
}
