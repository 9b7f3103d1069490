import { Worker } from 'node:worker_threads';
import type { Calibration, Proposal } from '@bac/contract/bank/statistics.ts';
import type { ItemParameters } from '@bac/exam/item/item.ts';
import type { CalibrationResult, CalibrationInput } from '@bac/exam/statistics/calibrate.ts';
import { linkToCurrent } from '@bac/exam/statistics/link.ts';
import type { Model } from '@bac/exam/statistics/estimate-curves.ts';
import type { Responses } from '@bac/exam/statistics/responses.ts';
import type { Services } from '../../services.ts';
import { readCalibrationData, type CalibrationItem } from './calibration-data.ts';
import { updateCalibration } from './calibrations-store.ts';

/** The input of the calibration thread; `CalibrationMessage` are the messages it sends back. */
export interface CalibrationTask {
  model: Model;
  items: CalibrationInput[];
  responses: Responses;
}

export type CalibrationMessage = { done: number } | { calibrated: CalibrationResult };

type Deps = Pick<Services, 'db' | 'clock'>;

const threadFile = new URL('calibration-thread.ts', import.meta.url);

/** Calibrates in a worker thread. The thread does not keep a stopping process alive: the next process restarts the run. */
function calibrateInThread(
  task: CalibrationTask,
  onProgress: (done: number) => void,
): Promise<CalibrationResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadFile, { workerData: task });
    thread.unref();
    thread.on('message', (message: CalibrationMessage) => {
      if ('calibrated' in message) resolve(message.calibrated);
      else onProgress(message.done);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the calibration thread ended with ${code}`)));
  });
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const roundError = (error: number | null): number | null => (error === null ? null : round(error));
const clamp = (value: number, low: number, high: number): number =>
  round(Math.min(high, Math.max(low, value)));

/** Clamps parameters to the range that an item may have. */
const clampParameters = ({ a, b, c }: ItemParameters): ItemParameters => ({
  a: clamp(a, 0.05, 4),
  b: clamp(b, -4, 4),
  c: clamp(c, 0, 0.5),
});

const proposalsOf = (
  items: readonly CalibrationItem[],
  calibrated: CalibrationResult,
): Proposal[] =>
  items.flatMap(({ item, version, parameters: before }, index) => {
    const { outcome, parameters, errors, answers } = calibrated.items[index]!;
    if (outcome !== 'estimated' || !Object.values(parameters).every(Number.isFinite)) return [];
    return [
      {
        item,
        version,
        answers,
        before,
        after: clampParameters(parameters),
        errors: { a: roundError(errors.a), b: roundError(errors.b) },
      },
    ];
  });

const writeIntervalMs = 1000;
/** The share of the progress bar that reading the answers takes. */
const readingShare = 0.1;

/** Computes proposals from all answers and stores them. The team accepts or dismisses them later. */
export async function runCalibration(
  { db, clock }: Deps,
  { id, section, model, scope }: Pick<Calibration, 'id' | 'section' | 'model' | 'scope'>,
): Promise<void> {
  const started = performance.now();
  await updateCalibration(db, id, { state: 'running', progress: 0 });
  const { items, responses } = await readCalibrationData(db, section, scope);
  let lastWrittenAt = 0;
  let lastWrite: Promise<unknown> = Promise.resolve();
  const writeProgress = (done: number): void => {
    const now = performance.now();
    if (now - lastWrittenAt < writeIntervalMs) return;
    lastWrittenAt = now;
    const progress = readingShare + (1 - readingShare) * done;
    lastWrite = updateCalibration(db, id, { progress });
    // An error is thrown where `lastWrite` is awaited below.
    lastWrite.catch(() => undefined);
  };
  const task = {
    model,
    items: items.map(({ parameters, isFixed }) => ({ parameters, isFixed })),
    responses,
  };
  const { link, linkProblem, ...calibrated } = linkToCurrent(
    task.items,
    await calibrateInThread(task, writeProgress),
  );
  await lastWrite;
  const proposals = proposalsOf(items, calibrated);
  const countOutcome = (outcome: string): number =>
    calibrated.items.filter((each) => each.outcome === outcome).length;
  const isEmpty = proposals.length === 0;
  await updateCalibration(db, id, {
    state: isEmpty ? 'failed' : 'done',
    failure: isEmpty ? 'too-few' : null,
    progress: 1,
    proposals,
    summary: {
      students: calibrated.students,
      items: proposals.length,
      tooFew: countOutcome('too-few'),
      noSpread: countOutcome('no-spread'),
      iterations: calibrated.iterations,
      hasConverged: calibrated.hasConverged,
      logLikelihood: calibrated.logLikelihood,
      seconds: round((performance.now() - started) / 1000),
      ...(link && { link: { ...link, slope: round(link.slope), shift: round(link.shift) } }),
      ...(linkProblem && { linkProblem }),
    },
    finishedAt: clock.now(),
  });
}
