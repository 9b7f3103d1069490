import { statisticsRoutes } from '@bac/contract/bank/statistics.ts';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { listCalibrations } from './calibrations-store.ts';
import {
  acceptCalibration,
  dismissCalibration,
  readCalibration,
  startCalibration,
  type AcceptParameters,
  type By,
} from './calibrations.ts';
import { requestStatistics } from './compute-statistics.ts';
import { readSummary } from './summary.ts';

const byOf = ({ account, request }: { account: SignedIn; request: FastifyRequest }): By => ({
  actorId: account.id,
  requestId: request.id,
});

export function mountStatistics(
  mount: Mount,
  services: Services,
  acceptParameters: AcceptParameters,
): void {
  mount(statisticsRoutes, {
    'GET /admin/statistics/summary': () => readSummary(services),
    'POST /admin/statistics/reckon': () => requestStatistics(services),
    'GET /admin/calibrations': ({ query }) => listCalibrations(services.db, query),
    'POST /admin/calibrations': (call) => startCalibration(services, call.body, byOf(call)),
    'GET /admin/calibrations/:calibration': ({ params }) =>
      readCalibration(services, params.calibration),
    'POST /admin/calibrations/:calibration/accept': (call) =>
      acceptCalibration(services, call.params.calibration, byOf(call), acceptParameters),
    'POST /admin/calibrations/:calibration/dismiss': (call) =>
      dismissCalibration(services, call.params.calibration, byOf(call)),
  });
}
