import { isDeepStrictEqual } from 'node:util';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { keyCorrected } from '../events/key-corrected.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { subjectOf, lockItem } from './item-store.ts';
import {
  countResults,
  countRunning,
  findGradedAs,
  listGradedAs,
  upsertCorrection,
} from './corrections-store.ts';
import { findItem, findVersion } from './item-queries.ts';
import { keyOf } from './whole-item.ts';

interface VersionRef {
  item: string;
  version: number;
}

type Response = ItemVersion['response'];

/** A stored answer is a letter, so keys are comparable only if each letter has the same choice text in both versions. */
function hasSameChoices(a: Response, b: Response): boolean {
  if (a.kind === 'entered' || b.kind === 'entered') return a.kind === b.kind;
  return choiceIds.every((id) => a.choices[id].text === b.choices[id].text);
}

const keysOf = (response: Response): string[] =>
  response.kind === 'choice' ? [response.key] : response.keys.toSorted();

async function getVersion(db: Reader, { item, version }: VersionRef): Promise<ItemVersion> {
  const found = await findVersion(db, item, version);
  if (!found) throw new Refused('ITEM_NOT_FOUND');
  return found;
}

/** Compares the key that answers to this version are graded by with the key of the latest version. */
async function compareKeys(db: Reader, ref: VersionRef, latest: number) {
  const original = await getVersion(db, ref);
  const gradedAs = await findGradedAs(db, ref);
  const current = gradedAs ? await getVersion(db, { ...ref, version: gradedAs }) : original;
  const corrected = await getVersion(db, { ...ref, version: latest });
  const isCorrectable =
    ref.version < latest &&
    hasSameChoices(original.response, corrected.response) &&
    !isDeepStrictEqual(keysOf(current.response), keysOf(corrected.response));
  if (!isCorrectable) throw new Refused('KEY_NOT_CORRECTABLE');
  return { before: keyOf(current.response), after: keyOf(corrected.response), gradedAs: latest };
}

/** Lists this version and those whose answers are graded by its key, which is as wrong for them. */
const listAffectedVersions = async (
  db: Reader,
  { item, version }: VersionRef,
): Promise<number[]> => [version, ...(await listGradedAs(db, { item, version }))];

async function countAffected(db: Reader, { item }: VersionRef, versions: readonly number[]) {
  return {
    results: await countResults(db, item, versions),
    running: await countRunning(db, item, versions),
  };
}

export async function previewCorrection({ db }: Pick<Services, 'db'>, ref: VersionRef) {
  const item = await findItem(db, ref.item);
  if (!item) throw new Refused('ITEM_NOT_FOUND');
  const keys = await compareKeys(db, ref, item.version);
  return { ...keys, ...(await countAffected(db, ref, await listAffectedVersions(db, ref))) };
}

const toSingleLine = (text: string): string => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();

/** Grades answers by the corrected key from now on. A job scores existing results again. */
export async function correctKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ref: VersionRef,
  input: { gradedAs: number; reason: string; studentNote: LocalText | null },
  actor: Actor,
) {
  const at = clock.now();
  const reason = input.reason.toWellFormed();
  const note = input.studentNote;
  const studentNote = note && { en: toSingleLine(note.en), vi: toSingleLine(note.vi) };
  return db.transaction(async (tx) => {
    const { version: latest } = await lockItem(tx, ref.item);
    if (latest !== input.gradedAs) throw new Refused('CHANGED_MEANWHILE');
    const keys = await compareKeys(tx, ref, latest);
    const versions = await listAffectedVersions(tx, ref);
    const reply = { ...keys, ...(await countAffected(tx, ref, versions)) };
    for (const version of versions) {
      await upsertCorrection(tx, {
        itemId: ref.item,
        version,
        gradedAs: latest,
        reason,
        studentNote,
        actorId: actor.id,
        at,
      });
      await enqueue(tx, keyCorrected, {
        item: ref.item,
        version,
        studentNote,
        by: actor.id,
      });
    }
    await recordAudit(tx, {
      at,
      action: 'item.key-corrected',
      subject: subjectOf(ref.item),
      detail: {
        before: { key: keys.before },
        changes: { key: keys.after, gradedAs: latest, versions, reason, studentNote },
      },
      ...auditFields(actor),
    });
    return reply;
  });
}
