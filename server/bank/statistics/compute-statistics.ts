import { computeItemStatistics } from '@bac/exam/statistics/classical.ts';
import { computeReliability } from '@bac/exam/statistics/form-reliability.ts';
import { computeFit } from '@bac/exam/statistics/item-fit.ts';
import { z } from 'zod';
import { enqueue, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import {
  findBasis,
  findLastRun,
  replaceStatistics,
  type FormStatisticsRow,
  type StatisticsRun,
  type StatisticsRow,
} from './statistics-store.ts';
import { listDif, listEntries, tallyAll, type FormTally, type Tallies } from './tally-results.ts';
import type { Wording } from './wordings.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** The statistics of one wording, for each of its versions. */
function rowsOf({ item, key, versions }: Wording, tallies: Tallies, at: Date): StatisticsRow[] {
  const statistics = [...tallies].map(([place, tally]) => ({
    place,
    ...computeItemStatistics(tally.answers, key, place),
    fit: computeFit(tally.fit) ?? null,
    dif: listDif(tally),
    entries: listEntries(tally),
  }));
  const main = statistics.reduce((most, each) => (each.answers > most.answers ? each : most));
  return versions.flatMap((version) =>
    statistics.map((each) => ({
      ...each,
      itemId: item,
      version,
      isMain: each === main,
      computedAt: at,
    })),
  );
}

const formRowOf = ({ form, section, route, tally }: FormTally): FormStatisticsRow => ({
  formId: form,
  section,
  route,
  ...computeReliability(tally),
});

export async function computeStatistics({ db, clock }: Deps): Promise<Omit<StatisticsRun, 'id'>> {
  const started = performance.now();
  // Read the basis first, so that results that arrive during the computation cause another one.
  const basis = await findBasis(db);
  const { talliesByWording, forms, results, answers } = await tallyAll(db);
  const computedAt = clock.now();
  const rows = [...talliesByWording].flatMap(([wording, tallies]) =>
    rowsOf(wording, tallies, computedAt),
  );
  const milliseconds = Math.round(performance.now() - started);
  const run = { basis, results, answers, milliseconds, computedAt };
  await db.transaction((tx) => replaceStatistics(tx, rows, forms.map(formRowOf), run));
  return run;
}

/** Pauses this many times as long as the last computation took, so that it uses at most a sixtieth of the time. */
const pauseFactor = 60;

/** Whether the basis has changed and the last computation was long enough ago. */
export async function areStatisticsDue({ db, clock }: Deps): Promise<boolean> {
  const last = await findLastRun(db);
  if (!last) return true;
  const elapsed = clock.now().getTime() - last.computedAt.getTime();
  return elapsed >= last.milliseconds * pauseFactor && (await findBasis(db)) !== last.basis;
}

const statisticsJob: Job<{ isAskedFor?: boolean | undefined }> = {
  name: 'statistics.compute',
  payload: z.object({ isAskedFor: z.boolean().optional() }),
};

export const statisticsHandler = (services: Deps): JobHandler => ({
  name: statisticsJob.name,
  every: '*/5 * * * *',
  run: async (payload) => {
    const { isAskedFor } = statisticsJob.payload.parse(payload ?? {});
    if (isAskedFor || (await areStatisticsDue(services))) await computeStatistics(services);
  },
});

export const requestStatistics = async ({ db }: Pick<Deps, 'db'>): Promise<null> => {
  await db.transaction((tx) => enqueue(tx, statisticsJob, { isAskedFor: true }));
  return null;
};
