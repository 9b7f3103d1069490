import type { Area } from '../area.ts';
import { acceptParameters } from './items/accept-parameters.ts';
import { mountBank } from './items/routes.ts';
import { mountAssembly } from './assembly/routes.ts';
import { mountExchange } from './exchange/routes.ts';
import { loadFoundingBank } from './forms/founding-bank.ts';
import { purgeFreshForms } from './forms/purge-fresh-forms.ts';
import { publishForm, setFormStatus } from './forms/publish-form.ts';
import { retypeItems } from './items/retype-items.ts';
import { mountSampleQuestions } from './routes.ts';
import { calibrateHandler, resumeCalibrations } from './statistics/calibrate-job.ts';
import { statisticsHandler } from './statistics/compute-statistics.ts';
import { mountMeasurement } from './statistics/measurement-routes.ts';
import { mountStatistics } from './statistics/routes.ts';
import { mountStructure } from './structure/routes.ts';

export const bankArea: Area = {
  routes: ({ mount, services }) => {
    mountAssembly(mount, services, { publish: publishForm, setStatus: setFormStatus });
    mountSampleQuestions(mount, services);
    mountStructure(mount, services, retypeItems);
    mountBank(mount, services);
    mountExchange(mount, services);
    mountStatistics(mount, services, acceptParameters);
    mountMeasurement(mount, services);
  },
  jobs: (services) => [
    statisticsHandler(services),
    calibrateHandler(services),
    purgeFreshForms(services),
  ],
  seed: async (services, say) => {
    const { unchanged } = await loadFoundingBank(services);
    if (unchanged.length > 0) {
      say(`Changed without a new version, so kept as stored: ${unchanged.join(', ')}`);
    }
  },
  start: async (services) => {
    await resumeCalibrations(services);
    return undefined;
  },
};
