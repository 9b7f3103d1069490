import { orientationRoutes } from '@bac/contract/site/orientation.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { removeCheck, storeCheck, listChecks } from './interest-checks.ts';

export function mountOrientation(mount: Mount, services: Services): void {
  mount(orientationRoutes, {
    'GET /interest-checks': ({ account }) => listChecks(services, account.id),
    'POST /interest-checks': ({ body, account }) => storeCheck(services, account.id, body),
    'DELETE /interest-checks/:id': ({ params, account }) =>
      removeCheck(services, account.id, params.id),
  });
}
