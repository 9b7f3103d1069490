import type { Rescoring, Rescorings } from '@bac/contract/results/rescorings.ts';
import { currentGeneration } from '../../bank/measured-versions.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { rescoringJob, subjectOf } from './rescore-with-generation.ts';
import {
  countCandidates,
  deleteUnused,
  findRescoring,
  insertRescoring,
  listInProgress,
  listRescorings,
  lockRescoring,
  lockStart,
  updateRescoring,
} from './rescorings-store.ts';
import { emptyTally } from './tally.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export const readRescorings = async ({ db }: Pick<Deps, 'db'>): Promise<Rescorings> => ({
  generation: await currentGeneration(db),
  rescorings: await listRescorings(db),
});

async function getRescoring(db: Database, id: string): Promise<Rescoring> {
  const found = await findRescoring(db, id);
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

/** Counts what the current generation would change. Idempotent: a retry with the same id finds the started count. */
export async function countRescoring(
  { db, clock }: Deps,
  { id }: { id: string },
  actor: Actor,
): Promise<Rescoring> {
  await db.transaction(async (tx) => {
    await lockStart(tx);
    if (await findRescoring(tx, id)) return;
    if ((await listInProgress(tx)).length > 0) throw new Refused('RESCORING_UNDER_WAY');
    const generation = await currentGeneration(tx);
    if (generation === 0) throw new Refused('NOTHING_MEASURED');
    await deleteUnused(tx);
    await insertRescoring(tx, {
      id,
      generation,
      state: 'counting',
      total: await countCandidates(tx, generation),
      tally: emptyTally,
      startedById: actor.id,
      createdAt: clock.now(),
    });
    await enqueue(tx, rescoringJob, { rescoring: id, seen: 0 });
  });
  return getRescoring(db, id);
}

/** Starts the rescoring that was counted. Idempotent: a retry finds it started. */
export async function startRescoring(
  { db, clock }: Deps,
  id: string,
  input: { reason: string },
  actor: Actor,
): Promise<Rescoring> {
  const at = clock.now();
  const reason = input.reason.toWellFormed();
  await db.transaction(async (tx) => {
    await lockStart(tx);
    const run = await lockRescoring(tx, id);
    if (!run) throw new Refused('NOT_FOUND');
    if (run.reason !== null) return;
    if (run.state === 'counting') throw new Refused('RESCORING_UNDER_WAY');
    // A calibration accepted since would change more than was shown.
    if (run.generation !== (await currentGeneration(tx))) throw new Refused('CHANGED_MEANWHILE');
    await updateRescoring(tx, id, {
      state: 'running',
      reason,
      total: await countCandidates(tx, run.generation),
      seen: 0,
      cursor: null,
      tally: emptyTally,
      failed: 0,
      startedById: actor.id,
    });
    await recordAudit(tx, {
      at,
      action: 'rescoring.started',
      subject: subjectOf(id),
      detail: {
        generation: run.generation,
        reason,
        rescored: run.preview?.results,
        resultsChanged: run.preview?.changed,
      },
      ...auditFields(actor),
    });
    await enqueue(tx, rescoringJob, { rescoring: id, seen: 0 });
  });
  return getRescoring(db, id);
}
