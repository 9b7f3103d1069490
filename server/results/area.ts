import type { Area } from '../area.ts';
import { logShownJob } from './log-mistakes.ts';
import { purgeShares } from './purge-shares.ts';
import { refreshCausesJob } from './refresh-causes.ts';
import { rescoreJob } from './rescore.ts';
import { mountResults } from './routes.ts';
import { scoreJob, scoreMissing } from './score-completed.ts';

export const resultsArea: Area = {
  routes: ({ app, mount, services }) => {
    mountResults(mount, services);
    app.addHook('preClose', async () => services.scorings.stop());
  },
  jobs: (services) => [
    scoreJob(services),
    logShownJob(services),
    refreshCausesJob(services),
    rescoreJob(services),
    purgeShares(services),
  ],
  start: async (services) => {
    await scoreMissing(services);
    return undefined;
  },
};
