import { exchangeRoutes } from '@bac/contract/bank/exchange.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { exportItems } from './export-items.ts';
import { admitImport, importItems } from './import-items.ts';

export function mountExchange(mount: Mount, services: Services): void {
  mount(exchangeRoutes, {
    'POST /admin/questions/import': {
      admit: ({ account }) => admitImport(services, account.id),
      handle: (call) => importItems(services, { ...call.query, bytes: call.upload }, actorOf(call)),
    },
    'GET /admin/questions/export': async (call) => {
      const { name, type, content } = await exportItems(services, call.query, actorOf(call));
      call.reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store');
      return content;
    },
  });
}
