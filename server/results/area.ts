import type { Area } from '../area.ts';
import { logVisibleMistakesJob } from './mistakes/log-mistakes.ts';
import { purgeShares } from './shares/purge-shares.ts';
import { refreshCausesJob } from './mistakes/refresh-causes.ts';
import { refreshRangesJob } from './scoring/refresh-ranges.ts';
import { rescoreDroppedJob, rescoreJob } from './scoring/rescore.ts';
import { rescoringHandler, resumeRescorings } from './rescorings/rescore-with-generation.ts';
import { mountResults } from './routes.ts';
import { scoreJob, scoreMissing } from './scoring/score-completed.ts';

export const resultsArea: Area = {
  routes: ({ app, mount, services }) => {
    mountResults(mount, services);
    app.addHook('preClose', async () => services.scorings.stop());
  },
  jobs: (services) => [
    scoreJob(services),
    logVisibleMistakesJob(services),
    refreshCausesJob(services),
    refreshRangesJob(services),
    rescoreJob(services),
    rescoreDroppedJob(services),
    rescoringHandler(services),
    purgeShares(services),
  ],
  start: async (services) => {
    await scoreMissing(services);
    await resumeRescorings(services);
    return undefined;
  },
};
