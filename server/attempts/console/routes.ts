import { attemptAdminRoutes } from '@bac/contract/attempts/attempts-admin.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { readAttempt, readEvents } from './attempt-detail.ts';
import { endAttempt, extendAttempt, type AttemptChanges } from './changes.ts';
import { listAllAttempts } from './list.ts';
import type { Attempts } from '../running/attempts.ts';
import { FormCache } from '../running/form-cache.ts';
import { LiveAttempts } from './live.ts';

export function mountAttemptAdmin(
  mount: Mount,
  services: Services,
  attempts: Attempts,
  changes: AttemptChanges,
): void {
  const live = new LiveAttempts(services);
  const forms = new FormCache(services);
  const deps = { services, attempts, changes };
  mount(attemptAdminRoutes, {
    'GET /admin/attempts': ({ query }) => listAllAttempts(services, query),
    'GET /admin/attempts/live': ({ query }) => live.list(query),
    'GET /admin/attempts/:attempt': ({ params }) => readAttempt(services, forms, params.attempt),
    'GET /admin/attempts/:attempt/events': ({ params }) => readEvents(services, params.attempt),
    'POST /admin/attempts/:attempt/extend': async (call) => {
      await extendAttempt(deps, call.params.attempt, actorOf(call), call.body);
      live.forget();
      return null;
    },
    'POST /admin/attempts/:attempt/end': async (call) => {
      await endAttempt(deps, call.params.attempt, actorOf(call), call.body);
      live.forget();
      return null;
    },
  });
}
