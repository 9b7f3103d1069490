import { ownDataRoutes } from '@bac/contract/accounts/own-data.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { requestDeletion, cancelDeletion } from './deletion.ts';
import { requestExport, listOwnExports, sendExport } from './exports.ts';
import type { Ports } from './ports.ts';

export function mountOwnData(mount: Mount, services: Services, ports: Ports): void {
  mount(ownDataRoutes, {
    'GET /id/data-exports': ({ account }) => listOwnExports(services, account.id),
    'POST /id/data-exports': (call) => requestExport(services, ports, call.body, actorOf(call)),
    'GET /id/data-exports/:export/file': ({ account, params, reply }) =>
      sendExport(services, params.export, account.id, reply),
    'POST /id/deletion': (call) =>
      requestDeletion(services, ports, call.body.password, actorOf(call)),
    'DELETE /id/deletion': (call) => cancelDeletion(services, actorOf(call)),
  });
}
