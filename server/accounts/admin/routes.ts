import { userRoutes } from '@bac/contract/accounts/users.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import type { PlacesExist } from '../registration/register.ts';
import { changeRole } from './change-role.ts';
import { changeStatus, changeStatuses } from './change-status.ts';
import { createUser } from './create-user.ts';
import { editUser } from './edit-user.ts';
import { endSessions } from './end-sessions.ts';
import { importUsers } from './import/import-users.ts';
import { listAttempts } from './list-attempts.ts';
import { listUsers } from './list-users.ts';
import { readUser } from './read-user.ts';

export function mountUsers(mount: Mount, services: Services, placesExist: PlacesExist): void {
  mount(userRoutes, {
    'GET /admin/users': ({ query }) => listUsers(services, query),
    'POST /admin/users': (call) => createUser(services, call.body, actorOf(call)),
    'POST /admin/users/import': (call) => importUsers(services, call.body, actorOf(call)),
    'POST /admin/users/status': ({ body: { users, ...change }, ...call }) =>
      changeStatuses(services, users, change, actorOf(call)),
    'GET /admin/users/:user': ({ params }) => readUser(services, params.user),
    'PATCH /admin/users/:user': (call) =>
      editUser(services, placesExist, call.params.user, call.body, actorOf(call)),
    'POST /admin/users/:user/role': (call) =>
      changeRole(services, call.params.user, call.body, actorOf(call)),
    'POST /admin/users/:user/status': async (call) => {
      await changeStatus(services, call.params.user, call.body, actorOf(call));
      return readUser(services, call.params.user);
    },
    'DELETE /admin/users/:user/sessions': (call) =>
      endSessions(services, call.params.user, actorOf(call)),
    'GET /admin/users/:user/attempts': ({ params, query }) =>
      listAttempts(services, params.user, query),
  });
}
