import { settingsRoutes } from '@bac/contract/settings.ts';
import type { Mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { sendTestLetter } from './mail-test.ts';
import { changeSettings, readSettings, type SettingsReader } from './settings.ts';

export function mountSettings(mount: Mount, services: Services, reader: SettingsReader): void {
  mount(settingsRoutes, {
    'GET /admin/settings': () => readSettings(services.db),
    'PATCH /admin/settings': async ({ body, account, request }) => {
      const changed = await changeSettings(services, body, {
        actorId: account.id,
        requestId: request.id,
      });
      reader.forget();
      return changed;
    },
    'POST /admin/settings/mail-test': ({ body, account, request, language }) =>
      sendTestLetter(services, body.to, {
        actorId: account.id,
        requestId: request.id,
        language,
      }),
  });
}
