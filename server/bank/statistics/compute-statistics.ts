import { figuresOf } from '@bac/exam/statistics/classical.ts';
import type { Place } from '@bac/exam/statistics/met-answers.ts';
import { addAnswer, newTally, type Tally } from '@bac/exam/statistics/tally.ts';
import { z } from 'zod';
import { enqueue, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { eachAttempt } from './read-results.ts';
import {
  findBasis,
  findReckoning,
  replaceStatistics,
  type Reckoning,
  type StatisticsRow,
} from './statistics-store.ts';
import { readWordings, type Wording } from './wordings.ts';

type Needs = Pick<Services, 'db' | 'clock'>;
type Tallies = Map<Place, Tally>;

/** The figures of one wording, for each of its versions. */
function rowsOf({ item, key, versions }: Wording, tallies: Tallies, at: Date): StatisticsRow[] {
  const figures = [...tallies].map(([place, tally]) => ({ place, ...figuresOf(tally, key) }));
  const main = figures.reduce((most, each) => (each.answers > most.answers ? each : most));
  return versions.flatMap((version) =>
    figures.map((each) => ({
      ...each,
      itemId: item,
      version,
      isMain: each === main,
      reckonedAt: at,
    })),
  );
}

/** Sums over all results. What is kept meanwhile grows with the bank, not with the answers. */
async function tallyAll({ db }: Pick<Needs, 'db'>) {
  const wordings = await readWordings(db);
  const tallied = new Map<Wording, Tallies>();
  let results = 0;
  let answers = 0;
  for await (const attempt of eachAttempt(db)) {
    results += 1;
    for (const answer of attempt) {
      const wording = wordings.of(answer.item, answer.version);
      if (!wording) continue;
      const tallies: Tallies = tallied.get(wording) ?? new Map();
      tallied.set(wording, tallies);
      const tally = tallies.get(answer.place) ?? newTally();
      tallies.set(answer.place, tally);
      addAnswer(tally, answer);
      answers += 1;
    }
  }
  return { tallied, results, answers };
}

export async function computeStatistics({ db, clock }: Needs): Promise<Omit<Reckoning, 'id'>> {
  const started = performance.now();
  // Before the reading: what comes in while it goes on is reason to reckon again.
  const basis = await findBasis(db);
  const { tallied, results, answers } = await tallyAll({ db });
  const reckonedAt = clock.now();
  const rows = [...tallied].flatMap(([wording, tallies]) => rowsOf(wording, tallies, reckonedAt));
  const milliseconds = Math.round(performance.now() - started);
  const reckoning = { basis, results, answers, milliseconds, reckonedAt };
  await db.transaction((tx) => replaceStatistics(tx, rows, reckoning));
  return reckoning;
}

/** However many results come in, no more than a sixtieth of the time goes into reckoning. */
const restFactor = 60;

/** Whether there is anything new, and the last time was long enough ago. */
export async function areStatisticsDue({ db, clock }: Needs): Promise<boolean> {
  const last = await findReckoning(db);
  if (!last) return true;
  const since = clock.now().getTime() - last.reckonedAt.getTime();
  return since >= last.milliseconds * restFactor && (await findBasis(db)) !== last.basis;
}

const statisticsJob: Job<{ isAskedFor?: boolean | undefined }> = {
  name: 'statistics.reckon',
  payload: z.object({ isAskedFor: z.boolean().optional() }),
};

export const statisticsHandler = (services: Needs): JobHandler => ({
  name: statisticsJob.name,
  every: '*/5 * * * *',
  run: async (payload) => {
    const { isAskedFor } = statisticsJob.payload.parse(payload ?? {});
    if (isAskedFor || (await areStatisticsDue(services))) await computeStatistics(services);
  },
});

export const requestStatistics = async ({ db }: Pick<Needs, 'db'>): Promise<null> => {
  await db.transaction((tx) => enqueue(tx, statisticsJob, { isAskedFor: true }));
  return null;
};
