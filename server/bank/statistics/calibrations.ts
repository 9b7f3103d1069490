import type {
  AcceptObstacle,
  Calibration,
  Proposal,
  WholeCalibration,
} from '@bac/contract/bank/statistics.ts';
import { itemParameters, type ItemParameters } from '@bac/exam/item/item.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../services.ts';
import { calibrateJob } from './calibrate-job.ts';
import {
  countApplicable,
  findCalibration,
  insertCalibration,
  findFindings,
  nextGeneration,
  listInProgress,
  lockCalibration,
  lockStart,
  updateCalibration,
} from './calibrations-store.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/**
 * Publishes a new version with these parameters and the same wording for each item whose latest version is the named one.
 * Returns the ids of the changed items. `items/` implements it; the area wires it.
 */
export type AcceptParameters = (
  tx: Transaction,
  changes: readonly { item: string; version: number; parameters: ItemParameters }[],
  details: { at: Date; note: string; generation: number },
) => Promise<string[]>;

const subjectOf = (id: string): string => `calibration:${id}`;

async function getCalibration({ db }: Pick<Deps, 'db'>, id: string): Promise<Calibration> {
  const found = await findCalibration(db, id);
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

export async function readCalibration(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<WholeCalibration> {
  const found = await getCalibration({ db }, id);
  const { proposals, left } = await findFindings(db, id);
  return {
    ...found,
    proposals,
    left,
    applicable: await countApplicable(db, proposals),
    obstacle: found.state === 'done' ? findObstacle({ ...found, proposals }) : null,
  };
}

/** Only one calibration may be in progress. Idempotent: a retry with the same id, after a lost reply, finds the started one. */
export async function startCalibration(
  { db, clock }: Deps,
  { id, ...options }: Pick<Calibration, 'id' | 'section' | 'model' | 'scope' | 'link' | 'excluded'>,
  actor: Actor,
): Promise<Calibration> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockStart(tx);
    if (await findCalibration(tx, id)) return;
    if ((await listInProgress(tx)).length > 0) throw new Refused('CALIBRATION_UNDER_WAY');
    await insertCalibration(tx, {
      id,
      ...options,
      state: 'waiting',
      progress: 0,
      startedById: actor.id,
      createdAt: at,
    });
    await recordAudit(tx, {
      at,
      action: 'calibration.started',
      subject: subjectOf(id),
      detail: options,
      ...auditFields(actor),
    });
    await enqueue(tx, calibrateJob, { calibration: id });
  });
  return getCalibration({ db }, id);
}

async function lockUndecided(tx: Transaction, id: string) {
  const row = await lockCalibration(tx, id);
  if (!row) throw new Refused('NOT_FOUND');
  if (row.state !== 'done') throw new Refused('CALIBRATION_DECIDED');
  return row;
}

/**
 * Accepts all or some items in one transaction, and only values on the current scale: the other items keep their values,
 * which must stay comparable with the new ones. The accepted parameters are a new generation.
 */
export async function acceptCalibration(
  { db, clock }: Deps,
  { id, items }: { id: string; items?: readonly string[] | undefined },
  actor: Actor,
  acceptParameters: AcceptParameters,
): Promise<WholeCalibration & { changed: number }> {
  const changed = await db.transaction(async (tx) => {
    const run = await lockUndecided(tx, id);
    const chosen = items && new Set(items);
    const all = run.proposals ?? [];
    const proposals = chosen ? all.filter(({ item }) => chosen.has(item)) : all;
    if (proposals.length === 0) throw new Refused('CALIBRATION_NOTHING_CHOSEN');
    const obstacle = findObstacle({ ...run, proposals });
    if (obstacle === 'unusable-values') throw new Refused('CALIBRATION_UNUSABLE');
    if (obstacle) throw new Refused('CALIBRATION_NOT_LINKED');
    const changes = proposals.map(({ item, version, after }) => ({
      item,
      version,
      parameters: after,
    }));
    const generation = await nextGeneration(tx);
    // Read under the lock of the generations, so that they are accepted in their order.
    const at = clock.now();
    const note = `Calibration of ${dayOf(at)}`;
    const ids = await acceptParameters(tx, changes, { at, note, generation });
    await updateCalibration(tx, id, {
      state: 'accepted',
      generation,
      decidedById: actor.id,
      decidedAt: at,
    });
    await recordAudit(tx, {
      at,
      action: 'calibration.accepted',
      subject: subjectOf(id),
      detail: { proposed: all.length, chosen: changes.length, changed: ids, generation },
      ...auditFields(actor),
    });
    return ids.length;
  });
  return { ...(await readCalibration({ db }, id)), changed };
}

export async function dismissCalibration(
  { db, clock }: Deps,
  id: string,
  actor: Actor,
): Promise<Calibration> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockUndecided(tx, id);
    await updateCalibration(tx, id, { state: 'dismissed', decidedById: actor.id, decidedAt: at });
    await recordAudit(tx, {
      at,
      action: 'calibration.dismissed',
      subject: subjectOf(id),
      ...auditFields(actor),
    });
  });
  return getCalibration({ db }, id);
}

/** The reason why a finished calibration cannot be accepted; null if it can. */
function findObstacle({
  scope,
  summary,
  proposals,
}: Pick<Calibration, 'scope' | 'summary'> & {
  proposals: readonly Proposal[];
}): AcceptObstacle | null {
  if (summary?.linkProblem) return summary.linkProblem;
  // Pretest items are estimated on the scale of the scored ones and need no link.
  if (scope === 'all' && !summary?.link) return 'not-linked';
  const isUsable = proposals.every(({ after }) => itemParameters.safeParse(after).success);
  return isUsable ? null : 'unusable-values';
}
