import { allowanceRoutes } from '@bac/contract/following/allowances.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { grantEverywhere, grantInClass, readGrant } from './allowances.ts';

export function mountAllowances(mount: Mount, services: Services): void {
  mount(allowanceRoutes, {
    'PUT /classes/:class/students/:student/allowance': (call) =>
      grantInClass(services, call.params, call.body, actorOf(call)),
    'GET /admin/users/:user/allowance': ({ params }) => readGrant(services, params.user),
    'PUT /admin/users/:user/allowance': (call) =>
      grantEverywhere(services, call.params.user, call.body, actorOf(call)),
  });
}
