import { isDeepStrictEqual } from 'node:util';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { keyCorrected } from '../events/key-corrected.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { subjectOf, getItemToChange } from './item-store.ts';
import {
  countResults,
  countRunning,
  findGradedAs,
  listGradedAs,
  upsertCorrection,
} from './corrections-store.ts';
import { findItem, findVersion } from './item-queries.ts';
import { keyOf } from './whole-item.ts';

interface Place {
  item: string;
  version: number;
}

type Response = ItemVersion['response'];

/** Letters mean the same only where they stand before the same words. */
function asksAlike(one: Response, other: Response): boolean {
  if (one.kind === 'entered' || other.kind === 'entered') return one.kind === other.kind;
  return choiceIds.every((id) => one.choices[id].text === other.choices[id].text);
}

const keysOf = (response: Response): string[] =>
  response.kind === 'choice' ? [response.key] : response.keys.toSorted();

async function getVersion(db: Reader, { item, version }: Place): Promise<ItemVersion> {
  const found = await findVersion(db, item, version);
  if (!found) throw new Refused('ITEM_NOT_FOUND');
  return found;
}

/** What answers to this version are graded by now, and what by if it were the key of the latest. */
async function compareKeys(db: Reader, place: Place, latest: number) {
  const asked = await getVersion(db, place);
  const gradedAs = await findGradedAs(db, place);
  const now = gradedAs ? await getVersion(db, { ...place, version: gradedAs }) : asked;
  const then = await getVersion(db, { ...place, version: latest });
  const isMendable =
    place.version < latest &&
    asksAlike(asked.response, then.response) &&
    !isDeepStrictEqual(keysOf(now.response), keysOf(then.response));
  if (!isMendable) throw new Refused('KEY_NOT_MENDABLE');
  return { before: keyOf(now.response), after: keyOf(then.response), gradedAs: latest };
}

/** This version, and those whose answers are graded by its key: they are as wrong as it is. */
const concerned = async (db: Reader, { item, version }: Place): Promise<number[]> => [
  version,
  ...(await listGradedAs(db, { item, version })),
];

async function touched(db: Reader, { item }: Place, versions: readonly number[]) {
  return {
    results: await countResults(db, item, versions),
    running: await countRunning(db, item, versions),
  };
}

export async function foreseeCorrection({ db }: Pick<Services, 'db'>, place: Place) {
  const item = await findItem(db, place.item);
  if (!item) throw new Refused('ITEM_NOT_FOUND');
  const keys = await compareKeys(db, place, item.version);
  return { ...keys, ...(await touched(db, place, await concerned(db, place))) };
}

const plainLine = (text: string): string => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();

/** From here on answers are graded by the mended key; results that exist already are scored again by a job. */
export async function correctKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  place: Place,
  given: { gradedAs: number; reason: string; studentNote: LocalText | null },
  actor: Actor,
) {
  const at = clock.now();
  const reason = given.reason.toWellFormed();
  const note = given.studentNote;
  const studentNote = note && { en: plainLine(note.en), vi: plainLine(note.vi) };
  return db.transaction(async (tx) => {
    const { version: latest } = await getItemToChange(tx, place.item);
    if (latest !== given.gradedAs) throw new Refused('CHANGED_MEANWHILE');
    const keys = await compareKeys(tx, place, latest);
    const versions = await concerned(tx, place);
    const reply = { ...keys, ...(await touched(tx, place, versions)) };
    for (const version of versions) {
      await upsertCorrection(tx, {
        itemId: place.item,
        version,
        gradedAs: latest,
        reason,
        studentNote,
        byId: actor.id,
        at,
      });
      await enqueue(tx, keyCorrected, {
        item: place.item,
        version,
        studentNote,
        by: actor.id,
      });
    }
    await recordAudit(tx, {
      at,
      action: 'item.key-corrected',
      subject: subjectOf(place.item),
      detail: {
        before: { key: keys.before },
        changes: { key: keys.after, gradedAs: latest, versions, reason, studentNote },
      },
      ...auditedBy(actor),
    });
    return reply;
  });
}
