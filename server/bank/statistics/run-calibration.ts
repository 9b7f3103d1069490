import { Worker } from 'node:worker_threads';
import type { Calibration, Proposal } from '@bac/contract/bank/statistics.ts';
import type { ItemParameters } from '@bac/exam/item/item.ts';
import type { Calibrated, Calibrand } from '@bac/exam/statistics/calibrate.ts';
import { linkToCurrent } from '@bac/exam/statistics/link.ts';
import type { Model } from '@bac/exam/statistics/estimate-curves.ts';
import type { Responses } from '@bac/exam/statistics/responses.ts';
import type { Services } from '../../services.ts';
import { readCalibrationData, type CalibrationItem } from './calibration-data.ts';
import { updateCalibration } from './calibrations-store.ts';

/** The input of the calibration thread; `CalibrationNews` are the messages it sends back. */
export interface CalibrationTask {
  model: Model;
  items: Calibrand[];
  responses: Responses;
}

export type CalibrationNews = { done: number } | { calibrated: Calibrated };

type Needs = Pick<Services, 'db' | 'clock'>;

const threadFile = new URL('calibration-thread.ts', import.meta.url);

/** The thread never keeps a stopping process alive: the run is taken up again by the next one. */
function calibrateApart(
  task: CalibrationTask,
  onProgress: (done: number) => void,
): Promise<Calibrated> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadFile, { workerData: task });
    thread.unref();
    thread.on('message', (news: CalibrationNews) => {
      if ('calibrated' in news) resolve(news.calibrated);
      else onProgress(news.done);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the calibration thread ended with ${code}`)));
  });
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rounded = (error: number | null): number | null => (error === null ? null : round(error));
const within = (value: number, low: number, high: number): number =>
  round(Math.min(high, Math.max(low, value)));

/** As an item may have them. */
const storable = ({ a, b, c }: ItemParameters): ItemParameters => ({
  a: within(a, 0.05, 4),
  b: within(b, -4, 4),
  c: within(c, 0, 0.5),
});

const proposalsOf = (items: readonly CalibrationItem[], calibrated: Calibrated): Proposal[] =>
  items.flatMap(({ item, version, parameters: before }, place) => {
    const { outcome, parameters, errors, answers } = calibrated.items[place]!;
    if (outcome !== 'estimated' || !Object.values(parameters).every(Number.isFinite)) return [];
    return [
      {
        item,
        version,
        answers,
        before,
        after: storable(parameters),
        errors: { a: rounded(errors.a), b: rounded(errors.b) },
      },
    ];
  });

const betweenWrites = 1000;
/** Reading comes first and takes its share of the bar. */
const shareOfReading = 0.1;

/** From answers to proposals; what becomes of them is for somebody to decide. */
export async function runCalibration(
  { db, clock }: Needs,
  { id, section, model, scope }: Pick<Calibration, 'id' | 'section' | 'model' | 'scope'>,
): Promise<void> {
  const started = performance.now();
  await updateCalibration(db, id, { state: 'running', progress: 0 });
  const { items, responses } = await readCalibrationData(db, section, scope);
  let written = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const write = (done: number): void => {
    const now = performance.now();
    if (now - written < betweenWrites) return;
    written = now;
    const progress = shareOfReading + (1 - shareOfReading) * done;
    writing = updateCalibration(db, id, { progress });
    // Told by whoever waits for it below.
    writing.catch(() => undefined);
  };
  const task = {
    model,
    items: items.map(({ parameters, isKept }) => ({ parameters, isKept })),
    responses,
  };
  const { link, linkProblem, ...calibrated } = linkToCurrent(
    task.items,
    await calibrateApart(task, write),
  );
  await writing;
  const proposals = proposalsOf(items, calibrated);
  const counted = (outcome: string): number =>
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
      tooFew: counted('too-few'),
      noSpread: counted('no-spread'),
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
