import { orientationRoutes } from '@bac/contract/site/orientation.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { forgetCheck, keepCheck, listChecks } from './interest-checks.ts';

export function mountOrientation(mount: Mount, services: Services): void {
  mount(orientationRoutes, {
    'GET /interest-checks': ({ account }) => listChecks(services, account.id),
    'POST /interest-checks': ({ body, account }) => keepCheck(services, account.id, body),
    'DELETE /interest-checks/:id': ({ params, account }) =>
      forgetCheck(services, account.id, params.id),
  });
}
