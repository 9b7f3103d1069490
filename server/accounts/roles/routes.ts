import { roleRoutes } from '@bac/contract/accounts/roles.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { changeRoles, listRoles } from './roles.ts';

export function mountRoles(mount: Mount, services: Services): void {
  mount(roleRoutes, {
    'GET /admin/roles': () => listRoles(services.db),
    'PATCH /admin/roles': ({ body, account, request }) =>
      changeRoles(services, body.changes, { actorId: account.id, requestId: request.id }),
  });
}
