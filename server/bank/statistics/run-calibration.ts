import { Worker } from 'node:worker_threads';
import type { Calibration, LeftItem, Proposal } from '@bac/contract/bank/statistics.ts';
import type { ItemParameters } from '@bac/exam/item/item.ts';
import type { CalibrationResult } from '@bac/exam/statistics/calibrate.ts';
import type { CalibrationInput } from '@bac/exam/statistics/calibration-input.ts';
import type { LinkMethod } from '@bac/exam/statistics/linking/link.ts';
import type { Model } from '@bac/exam/statistics/estimate-curves.ts';
import type { Responses } from '@bac/exam/statistics/responses.ts';
import type { Services } from '../../services.ts';
import type { AttemptGroup } from './attempt-groups.ts';
import { readCalibrationData, type CalibrationItem } from './calibration-data.ts';
import { updateCalibration } from './calibrations-store.ts';

/** The input of the calibration thread; `CalibrationMessage` are the messages it sends back. */
export interface CalibrationTask {
  model: Model;
  link: LinkMethod;
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
    if (outcome !== 'estimated' || !isUsable(parameters)) return [];
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

const isUsable = ({ a, b, c }: ItemParameters): boolean => [a, b, c].every(Number.isFinite);

/** The questions that keep their parameters, with the reason; fixed ones are not news. */
const leftOf = (items: readonly CalibrationItem[], calibrated: CalibrationResult): LeftItem[] =>
  items.flatMap(({ item, version, isExcluded }, index): LeftItem[] => {
    const { outcome, answers } = calibrated.items[index]!;
    if (isExcluded) return [{ item, version, answers, reason: 'excluded' }];
    if (outcome === 'estimated' || outcome === 'kept') return [];
    return [{ item, version, answers, reason: outcome }];
  });

function summarize(
  calibrated: CalibrationResult,
  groups: readonly AttemptGroup[],
  facts: { items: number; seconds: number },
): NonNullable<Calibration['summary']> {
  const { link, linkProblem } = calibrated;
  const countOutcome = (outcome: string): number =>
    calibrated.items.filter((each) => each.outcome === outcome).length;
  const largest = calibrated.groups.toSorted((one, other) => other.attempts - one.attempts)[0];
  return {
    ...facts,
    students: calibrated.students,
    tooFew: countOutcome('too-few'),
    noSpread: countOutcome('no-spread'),
    iterations: calibrated.iterations,
    hasConverged: calibrated.hasConverged,
    logLikelihood: calibrated.logLikelihood,
    groups: calibrated.groups
      .map(({ mean, deviation, ...group }, index) => ({
        ...groups[index]!,
        ...group,
        mean: round(mean),
        deviation: round(deviation),
      }))
      .filter(({ attempts }) => attempts > 0),
    correlation: round(calibrated.correlation),
    ...(link && {
      link: { ...link, slope: round(largest?.deviation ?? 1), shift: round(largest?.mean ?? 0) },
    }),
    ...(linkProblem && { linkProblem }),
  };
}

/** Computes proposals from all answers and stores them. The team accepts or dismisses them later. */
export async function runCalibration(
  { db, clock }: Deps,
  run: Pick<Calibration, 'id' | 'section' | 'model' | 'scope' | 'link' | 'excluded'>,
): Promise<void> {
  const { id, model } = run;
  const started = performance.now();
  await updateCalibration(db, id, { state: 'running', progress: 0 });
  const { items, groups, responses } = await readCalibrationData(db, run);
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
  const link = run.scope === 'pretest' ? 'anchors' : run.link;
  const task = {
    model,
    link,
    items: items.map(({ parameters, isFixed, isJudged, level }) => ({
      parameters,
      isFixed,
      isJudged,
      level,
    })),
    responses,
  };
  const calibrated = await calibrateInThread(task, writeProgress);
  await lastWrite;
  const proposals = proposalsOf(items, calibrated);
  const isEmpty = proposals.length === 0;
  const isUnlinked = calibrated.items.some(({ outcome }) => outcome === 'unlinked');
  await updateCalibration(db, id, {
    state: isEmpty ? 'failed' : 'done',
    failure: isEmpty ? (isUnlinked ? 'unlinked' : 'too-few') : null,
    progress: 1,
    proposals,
    leftItems: leftOf(items, calibrated),
    summary: summarize(calibrated, groups, {
      items: proposals.length,
      seconds: round((performance.now() - started) / 1000),
    }),
    finishedAt: clock.now(),
  });
}
