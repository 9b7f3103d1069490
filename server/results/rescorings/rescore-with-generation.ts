import { randomUUID } from 'node:crypto';
import type { Section } from '@bac/exam/item/section.ts';
import { rescoreSections } from '@bac/exam/scoring/rescore-sections.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import type { SectionScaling } from '@bac/exam/scoring/score-section.ts';
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
  isInProgress,
  listCandidates,
  listInProgress,
  lockRescoring,
  updateRescoring,
  type Candidate,
} from './rescorings-store.ts';
import { addToTally, scoreChanges } from './tally.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export const rescoringJob: Job<{ rescoring: string }> = {
  name: 'results.rescore-with-generation',
  payload: z.object({ rescoring: z.uuid() }),
  queue: 'rescorings',
};

export const subjectOf = (id: string): string => `rescoring:${id}`;

/** How many results one transaction looks at. */
const batchSize = 50;

/** Bounds what a process remembers of forms between batches. */
const mostScalings = 2000;

interface Context {
  db: Reader;
  generation: number;
  /** The forms of a batch. Each batch reads them again, because keys may have been corrected since the last one. */
  measured: Map<string, MeasuredForm>;
  /** Kept from batch to batch: reliability takes long to compute, and it depends on nothing else. */
  scalings: Map<string, SectionScaling>;
}

async function formUnder(
  { db, measured }: Context,
  { form, scaling }: Candidate,
  generation: number | null,
): Promise<MeasuredForm> {
  const key = `${form.id} ${generation}`;
  const found = measured.get(key) ?? (await measureForm(db, { form, scaling }, generation));
  measured.set(key, found);
  return found;
}

function cachedScaling({ scalings }: Context, measured: MeasuredForm) {
  const compute = scalingOf(measured);
  return (section: Section): SectionScaling => {
    const key = `${measured.form.id} ${section}`;
    const found = scalings.get(key) ?? compute(section);
    if (scalings.size >= mostScalings) scalings.clear();
    scalings.set(key, found);
    return found;
  };
}

/** A result with a question that its form does not have. */
class UnscorableResult extends Error {}

interface Rescored {
  score: AttemptScore;
  gains: SkillGain[];
  method: string;
}

/** Scores a result with the parameters of the generation; undefined if it has those already. */
async function rescoreStored(
  context: Context,
  candidate: Candidate,
): Promise<Rescored | undefined> {
  const { result } = candidate;
  const before = await formUnder(context, candidate, result.generation);
  const after = await formUnder(context, candidate, context.generation);
  const outdated = sectionsThatDiffer(before, after);
  if (!result.score.sections.some(({ section }) => outdated.has(section))) return undefined;
  const bank = new Map(
    result.outcomes.map(({ item, version }) => {
      const found = after.bank.get(item);
      if (found?.version !== version) throw new UnscorableResult(`${item} v${version}`);
      return [item, found];
    }),
  );
  const scaling = cachedScaling(context, after);
  return { ...rescoreSections(result, outdated, bank, scaling), method: methodFor(bank) };
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
 * Looks at the next results in one transaction, which also moves the cursor: after a crash the run continues where the last
 * committed batch ended. Returns whether there is more to do.
 */
export async function rescoreBatch(
  { db, clock }: Deps,
  id: string,
  scalings: Context['scalings'] = new Map(),
  size = batchSize,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const run = await lockRescoring(tx, id);
    if (!run || !isInProgress(run)) return false;
    await scoreUnderLock(tx);
    const { generation } = run;
    const at = clock.now();
    const context: Context = { db: tx, generation, measured: new Map(), scalings };
    const batch = await listCandidates(tx, run, size);
    let { tally, failed } = run;
    for (const candidate of batch) {
      try {
        const rescored = await rescoreStored(context, candidate);
        if (!rescored) continue;
        const changes = scoreChanges(candidate.result.score, rescored.score);
        tally = addToTally(tally, changes);
        if (run.state === 'counting') continue;
        const isChanged = changes.length > 0;
        await storeRescored(tx, candidate, rescored, {
          generation,
          isChanged,
          by: run.startedById,
          at,
        });
      } catch (error) {
        // A result that cannot be scored must not block the others. A database error still aborts the batch.
        if (!(error instanceof UnscorableResult)) throw error;
        failed += 1;
      }
    }
    const isOver = batch.length < size;
    await updateRescoring(tx, id, {
      tally,
      failed,
      seen: run.seen + batch.length,
      cursor: batch.at(-1)?.result.attemptId ?? run.cursor,
      ...(isOver && run.state === 'counting' && { state: 'ready' as const, preview: tally }),
      ...(isOver && run.state === 'running' && { state: 'done' as const, finishedAt: at }),
    });
    if (isOver && run.state === 'running') {
      await recordAudit(tx, {
        at,
        action: 'rescoring.finished',
        subject: subjectOf(id),
        detail: { generation, rescored: tally.results, resultsChanged: tally.changed, failed },
        actorId: run.startedById,
      });
    }
    return !isOver;
  });
}

export async function runRescoring(services: Deps, id: string): Promise<void> {
  const scalings: Context['scalings'] = new Map();
  while (await rescoreBatch(services, id, scalings));
}

export const rescoringHandler = (services: Deps): JobHandler =>
  handle(rescoringJob, ({ rescoring }) => runRescoring(services, rescoring));

/** On startup, resumes runs left by a crashed process. The row lock protects a run that another process is working on. */
export async function resumeRescorings({ db }: Pick<Deps, 'db'>): Promise<void> {
  const unfinished = await listInProgress(db);
  await db.transaction(async (tx) => {
    for (const rescoring of unfinished) await enqueue(tx, rescoringJob, { rescoring });
  });
}
