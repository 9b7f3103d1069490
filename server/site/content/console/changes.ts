import { isDeepStrictEqual } from 'node:util';
import type { ContentEntry } from '@bac/contract/site/content-admin.ts';
import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../../platform/http/actor.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Services } from '../../../services.ts';
import { validateBody } from '../validate-body.ts';
import { insertVersion } from '../store.ts';
import { entryOf, getAuthored, subjectOf, lockEditedEntry } from './entries.ts';
import {
  findAuthored,
  findVersion,
  insertNewEntry,
  nextPosition,
  updateVersion,
  type AuthoredEntry,
} from './store.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

interface Input {
  id: string;
  kind: ContentKind;
  slug: string;
  body: unknown;
}

/** Creates a draft. Idempotent: a retry with the same id returns the first draft. */
export async function createEntry(
  { db, clock }: Deps,
  input: Input,
  actor: Actor,
): Promise<ContentEntry> {
  const { id, kind, slug } = input;
  const body = validateBody(kind, input.body);
  const at = clock.now();
  return db.transaction(async (tx) => {
    const isNew = await insertNewEntry(tx, {
      id,
      kind,
      slug,
      position: await nextPosition(tx, kind),
      status: 'draft',
      version: 1,
      publishedVersion: null,
      isSeeded: false,
      createdAt: at,
      updatedAt: at,
    });
    if (isNew) {
      await insertVersion(tx, {
        entryId: id,
        version: 1,
        body,
        authorId: actor.id,
        createdAt: at,
      });
      const detail = { changes: { slug, version: 1 } };
      await recordAudit(tx, {
        at,
        action: 'content.begun',
        subject: subjectOf(input),
        detail,
        ...auditFields(actor),
      });
    }
    const found = await findAuthored(tx, id);
    if (!found) throw new Refused('SLUG_TAKEN');
    return entryOf(found);
  });
}

async function addVersion(
  tx: Transaction,
  entry: AuthoredEntry,
  body: ContentBody,
  change: { at: Date; action: string; actor: Actor; restored?: number },
): Promise<ContentEntry> {
  const { at, action, actor, restored } = change;
  const version = entry.version + 1;
  const changes = { version, isSeeded: false, updatedAt: at };
  if (!(await updateVersion(tx, entry.id, entry.version, changes))) {
    throw new Refused('CHANGED_MEANWHILE');
  }
  await insertVersion(tx, {
    entryId: entry.id,
    version,
    body,
    authorId: actor.id,
    createdAt: at,
  });
  const fields = changedFields(entry.body, body);
  await recordAudit(tx, {
    at,
    action,
    subject: subjectOf(entry),
    detail: {
      before: { version: entry.version },
      changes: { version, fields, ...(restored !== undefined && { restored }) },
    },
    ...auditFields(actor),
  });
  return entryOf(await getAuthored(tx, entry.id));
}

/** Saves a new version; the published one stays live. An unchanged body makes no version. */
export async function saveEntry(
  { db, clock }: Deps,
  id: string,
  input: { version: number; body: unknown },
  actor: Actor,
): Promise<ContentEntry> {
  return db.transaction(async (tx) => {
    const entry = await lockEditedEntry(tx, id, input.version);
    const body = validateBody(entry.kind, input.body);
    if (isDeepStrictEqual(body, entry.body)) return entryOf(entry);
    return addVersion(tx, entry, body, { at: clock.now(), action: 'content.saved', actor });
  });
}

export async function restoreVersion(
  { db, clock }: Deps,
  id: string,
  { version, restored }: { version: number; restored: number },
  actor: Actor,
): Promise<ContentEntry> {
  return db.transaction(async (tx) => {
    const entry = await lockEditedEntry(tx, id, version);
    const old = await findVersion(tx, id, restored);
    if (!old) throw new Refused('CONTENT_NOT_FOUND');
    // An older release may have had weaker rules.
    const body = validateBody(entry.kind, old);
    const change = { at: clock.now(), action: 'content.restored', actor, restored };
    return addVersion(tx, entry, body, change);
  });
}

/** Flattens a body to paths and values. A list counts as one value. */
function flatten(value: unknown, path: string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [[path.join('.'), value]];
  }
  return Object.entries(value).flatMap(([name, child]) => flatten(child, [...path, name]));
}

/** Lists the paths at which two bodies differ, such as `answer.vi` or `art`. The texts themselves are in the versions. */
function changedFields(before: ContentBody, after: ContentBody): string[] {
  const [old, current] = [new Map(flatten(before, [])), new Map(flatten(after, []))];
  const paths = new Set([...old.keys(), ...current.keys()]);
  return [...paths].filter((path) => !isDeepStrictEqual(old.get(path), current.get(path)));
}
