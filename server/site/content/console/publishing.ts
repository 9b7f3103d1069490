import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import type { ContentEntry } from '@bac/contract/site/content-admin.ts';
import { missingTexts } from '@bac/contract/site/content-texts.ts';
import { auditFields, type Actor } from '../../../platform/http/actor.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Services } from '../../../services.ts';
import { entryOf, getAuthored, subjectOf, lockEditedEntry } from './entries.ts';
import { lockEntry, lockKind, type AuthoredEntry } from './store.ts';
import { updateEntry, type Entry } from '../store.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

async function changePublication(
  tx: Transaction,
  entry: AuthoredEntry,
  changes: Partial<
    Pick<Entry, 'status' | 'publishedVersion' | 'versionUntilThen' | 'showsFrom' | 'showsUntil'>
  >,
  { at, action, actor }: { at: Date; action: string; actor: Actor },
): Promise<ContentEntry> {
  // A person has decided about this entry, so a newer release no longer replaces it.
  await updateEntry(tx, entry.id, { ...changes, isSeeded: false, updatedAt: at });
  const before = Object.fromEntries(
    Object.keys(changes).map((name) => [name, entry[name as keyof typeof changes]]),
  );
  const detail = { before, changes };
  await recordAudit(tx, { at, action, subject: subjectOf(entry), detail, ...auditFields(actor) });
  return entryOf(await getAuthored(tx, entry.id));
}

interface PublishInput {
  version: number;
  showsFrom: string | null;
  showsUntil: string | null;
}

const parseTime = (input: string | null): Date | null => (input === null ? null : new Date(input));

/** Returns the version that is public now, or null. */
function findPublicVersion(entry: AuthoredEntry, at: Date): number | null {
  const { status, showsFrom, showsUntil, publishedVersion, versionUntilThen } = entry;
  if (status !== 'published' || (showsUntil && showsUntil <= at)) return null;
  return showsFrom && showsFrom > at ? versionUntilThen : publishedVersion;
}

export async function publishEntry(
  { db, clock }: Deps,
  id: string,
  input: PublishInput,
  actor: Actor,
): Promise<ContentEntry> {
  const [showsFrom, showsUntil] = [parseTime(input.showsFrom), parseTime(input.showsUntil)];
  if (showsUntil && showsUntil <= (showsFrom ?? clock.now())) {
    throw new Refused('INVALID_REQUEST', { fields: [{ path: 'showsUntil', rule: 'minimum' }] });
  }
  return db.transaction(async (tx) => {
    const entry = await lockEditedEntry(tx, id, input.version);
    const missingPaths = missingTexts(entry.kind, entry.body);
    if (missingPaths.length > 0) {
      const fields = missingPaths.map((path) => ({
        path: `body.${path}`,
        rule: 'required' as const,
      }));
      throw new Refused('LANGUAGE_MISSING', { fields });
    }
    const at = clock.now();
    const changes = {
      status: 'published' as const,
      publishedVersion: entry.version,
      versionUntilThen: showsFrom && showsFrom > at ? findPublicVersion(entry, at) : null,
      showsFrom,
      showsUntil,
    };
    return changePublication(tx, entry, changes, { at, action: 'content.published', actor });
  });
}

export async function withdrawEntry(
  { db, clock }: Deps,
  id: string,
  status: 'draft' | 'archived',
  actor: Actor,
): Promise<ContentEntry> {
  const action = status === 'draft' ? 'content.withdrawn' : 'content.archived';
  return db.transaction(async (tx) => {
    await lockEntry(tx, id);
    const entry = await getAuthored(tx, id);
    if (entry.status === status) return entryOf(entry);
    return changePublication(tx, entry, { status }, { at: clock.now(), action, actor });
  });
}

/** Refuses an order that does not name every entry of the kind: an entry that was added in the meantime would have no position. */
export async function arrangeEntries(
  { db, clock }: Deps,
  { kind, ids }: { kind: ContentKind; ids: string[] },
  actor: Actor,
): Promise<null> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const currentIds = await lockKind(tx, kind);
    if (!isDeepStrictEqual([...currentIds].toSorted(), [...ids].toSorted())) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    for (const [position, id] of ids.entries()) await updateEntry(tx, id, { position });
    const detail = { changes: { ids } };
    await recordAudit(tx, {
      at,
      action: 'content.arranged',
      subject: `content-kind:${kind}`,
      detail,
      ...auditFields(actor),
    });
    return null;
  });
}
