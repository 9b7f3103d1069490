import { randomUUID } from 'node:crypto';
import { isInProgress } from '@bac/contract/results/rescoring-states.ts';
import { rescoreSections } from '@bac/exam/scoring/rescore-sections.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import type { SkillGain } from '@bac/exam/scoring/skill-gains.ts';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { recordChange, toChangedScore } from '../changes.ts';
import { scoreUnderLock } from '../scoring/compute-result.ts';
import {
  measureForm,
  scalingOf,
  sectionsThatDiffer,
  type MeasuredForm,
} from '../scoring/measured-forms.ts';
import { methodFor } from '../scoring/scoring-method.ts';
import { updateResult } from '../store.ts';
import {
  listCandidates,
  listInProgress,
  lockRescoring,
  updateRescoring,
  type Candidate,
} from './rescorings-store.ts';
import { addToTally, scoreChanges } from './tally.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

interface BatchPayload {
  rescoring: string;
  /** How many results the run has looked at before the batch. A job for another batch than the next was done by another job. */
  seen: number;
}

/** A batch of a run. Its transaction enqueues the next, so that other jobs run in between. */
export const rescoringJob: Job<BatchPayload> = {
  name: 'results.rescore-with-generation',
  // Jobs of the previous release have no `seen`; the next start enqueues the batch that follows.
  payload: z.object({ rescoring: z.uuid(), seen: z.int().default(0) }),
};

export const subjectOf = (id: string): string => `rescoring:${id}`;

/** How many results one transaction looks at. */
const batchSize = 50;

/** Measures each form of a batch once. Each batch reads them again, because keys may have been corrected since the last one. */
function formReader(db: Reader) {
  const measured = new Map<string, MeasuredForm>();
  return async ({ form, scaling }: Candidate, generation: number | null): Promise<MeasuredForm> => {
    const key = `${form.id} ${generation}`;
    const found = measured.get(key) ?? (await measureForm(db, { form, scaling }, generation));
    measured.set(key, found);
    return found;
  };
}

interface Rescored {
  score: AttemptScore;
  gains: SkillGain[];
  method: string;
}

const isComputed = ({ sections }: AttemptScore): boolean =>
  sections.every((each) =>
    [each.score, each.low, each.high, each.error].every((value) => Number.isFinite(value)),
  );

/**
 * Scores a result with other parameters. `same`: it has those already. `failed`: it is stored in a way that cannot be scored, which
 * must not block the other results.
 */
function rescoreStored(
  result: Candidate['result'],
  before: MeasuredForm,
  after: MeasuredForm,
): Rescored | 'same' | 'failed' {
  const outdated = sectionsThatDiffer(before, after);
  try {
    if (!result.score.sections.some(({ section }) => outdated.has(section))) return 'same';
    const bank = new Map(
      result.outcomes.map(({ item, version }) => {
        const found = after.bank.get(item);
        if (found?.version !== version) throw new Error(`the form has no ${item} v${version}`);
        return [item, found];
      }),
    );
    const rescored = rescoreSections(result, outdated, bank, scalingOf(after));
    return isComputed(rescored.score) ? { ...rescored, method: methodFor(bank) } : 'failed';
  } catch {
    return 'failed';
  }
}

/** Stores the new score. If no score changed, only the ranges are updated and the student gets no message. */
async function storeRescored(
  tx: Transaction,
  { result }: Candidate,
  rescored: Rescored,
  {
    generation,
    isChanged,
    by,
    at,
  }: { generation: number; isChanged: boolean; by: string | null; at: Date },
): Promise<void> {
  const change = { ...rescored, generation, ...(isChanged && { rescoredAt: at }) };
  await updateResult(tx, result.attemptId, change);
  if (!isChanged) return;
  await recordChange(tx, {
    id: randomUUID(),
    attemptId: result.attemptId,
    kind: 'recalibrated',
    reason: null,
    before: toChangedScore(result),
    after: toChangedScore({ ...result, ...rescored }),
    actorId: by,
    at,
  });
}

/**
 * Looks at the next results in one transaction, which also moves the cursor and enqueues the next batch: after a crash the run
 * continues where the last committed batch ended.
 */
export async function rescoreBatch(
  { db, clock }: Deps,
  { rescoring: id, seen }: BatchPayload,
  size = batchSize,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRescoring(tx, id);
    if (!run || !isInProgress(run) || run.seen !== seen) return;
    await scoreUnderLock(tx);
    const { generation } = run;
    const at = clock.now();
    const readForm = formReader(tx);
    const batch = await listCandidates(tx, run, size);
    let { tally, failed } = run;
    for (const candidate of batch) {
      const { result } = candidate;
      const before = await readForm(candidate, result.generation);
      const after = await readForm(candidate, generation);
      const rescored = rescoreStored(result, before, after);
      if (rescored === 'failed') failed += 1;
      if (rescored === 'same' || rescored === 'failed') continue;
      const changes = scoreChanges(result.score, rescored.score);
      tally = addToTally(tally, changes);
      if (run.state === 'counting') continue;
      const isChanged = changes.length > 0;
      const by = run.startedById;
      await storeRescored(tx, candidate, rescored, { generation, isChanged, by, at });
    }
    const isOver = batch.length < size;
    const seenAfter = seen + batch.length;
    await updateRescoring(tx, id, {
      tally,
      failed,
      seen: seenAfter,
      cursor: batch.at(-1)?.result.attemptId ?? run.cursor,
      ...(isOver && run.state === 'counting' && { state: 'ready' as const, preview: tally }),
      ...(isOver && run.state === 'running' && { state: 'done' as const, finishedAt: at }),
    });
    if (!isOver) await enqueue(tx, rescoringJob, { rescoring: id, seen: seenAfter });
    else if (run.state === 'running') {
      await recordAudit(tx, {
        at,
        action: 'rescoring.finished',
        subject: subjectOf(id),
        detail: { generation, rescored: tally.results, resultsChanged: tally.changed, failed },
        actorId: run.startedById,
      });
    }
  });
}

export const rescoringHandler = (services: Deps): JobHandler =>
  handle(rescoringJob, (payload) => rescoreBatch(services, payload));

/** On startup, resumes runs that a killed process left: their job stays locked for hours. A run that is still going repeats nothing. */
export async function resumeRescorings({ db }: Pick<Deps, 'db'>): Promise<void> {
  const unfinished = await listInProgress(db);
  await db.transaction(async (tx) => {
    for (const { id, seen } of unfinished) await enqueue(tx, rescoringJob, { rescoring: id, seen });
  });
}
