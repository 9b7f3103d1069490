import { settingsRoutes } from '@bac/contract/settings.ts';
import type { Mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { changeSettings, readSettings } from './settings.ts';

export function mountSettings(mount: Mount, services: Services): void {
  mount(settingsRoutes, {
    'GET /admin/settings': () => readSettings(services.db),
    'PATCH /admin/settings': ({ body, account, request }) =>
      changeSettings(services, body, { actorId: account.id, requestId: request.id }),
  });
}
