import { settingsRoutes } from '@bac/contract/site/settings.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { sendTestEmail } from './mail-test.ts';
import { changeSettings, readSettings, type SettingsReader } from './settings.ts';

export function mountSettings(mount: Mount, services: Services, reader: SettingsReader): void {
  mount(settingsRoutes, {
    'GET /admin/settings': () => readSettings(services.db, services.config),
    'PATCH /admin/settings': async (call) => {
      const { body, account } = call;
      // An administrator without two-step verification would lock themselves out.
      if (body.isTwoStepRequired && account.role === 'admin' && !account.hasSecondStep) {
        throw new Refused('TWO_STEP_NEEDED');
      }
      const changed = await changeSettings(services, body, actorOf(call));
      reader.forget();
      services.rights.clear();
      return changed;
    },
    'POST /admin/settings/mail-test': (call) =>
      sendTestEmail(services, call.body.to, actorOf(call)),
  });
}
