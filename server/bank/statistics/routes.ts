import { statisticsRoutes } from '@bac/contract/bank/statistics.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { listCalibrations } from './calibrations-store.ts';
import {
  acceptCalibration,
  dismissCalibration,
  readCalibration,
  startCalibration,
  type AcceptParameters,
} from './calibrations.ts';
import { requestStatistics } from './compute-statistics.ts';
import { readSummary } from './summary.ts';

export function mountStatistics(
  mount: Mount,
  services: Services,
  acceptParameters: AcceptParameters,
): void {
  mount(statisticsRoutes, {
    'GET /admin/statistics/summary': () => readSummary(services),
    'POST /admin/statistics/recompute': () => requestStatistics(services),
    'GET /admin/calibrations': ({ query }) => listCalibrations(services.db, query),
    'POST /admin/calibrations': (call) => startCalibration(services, call.body, actorOf(call)),
    'GET /admin/calibrations/:calibration': ({ params }) =>
      readCalibration(services, params.calibration),
    'POST /admin/calibrations/:calibration/accept': (call) =>
      acceptCalibration(
        services,
        { id: call.params.calibration, items: call.body.items },
        actorOf(call),
        acceptParameters,
      ),
    'POST /admin/calibrations/:calibration/dismiss': (call) =>
      dismissCalibration(services, call.params.calibration, actorOf(call)),
  });
}
