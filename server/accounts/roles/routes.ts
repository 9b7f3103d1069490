import { roleRoutes } from '@bac/contract/accounts/roles.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { changeRoles, listRoles } from './roles.ts';

export function mountRoles(mount: Mount, services: Services): void {
  mount(roleRoutes, {
    'GET /admin/roles': () => listRoles(services.db),
    'PATCH /admin/roles': (call) => changeRoles(services, call.body.changes, actorOf(call)),
  });
}
