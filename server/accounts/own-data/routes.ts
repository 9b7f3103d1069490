import { ownDataRoutes } from '@bac/contract/accounts/own-data.ts';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import type { Person } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { askForDeletion, takeDeletionBack } from './deletion.ts';
import { askForExport, listOwnExports, sendExport, type Asking } from './exports.ts';
import type { Ports } from './ports.ts';

interface Call {
  account: Person;
  request: FastifyRequest;
}

const askingOf = ({ account, request }: Call): Asking => ({
  accountId: account.id,
  requestId: request.id,
});

export function mountOwnData(mount: Mount, services: Services, ports: Ports): void {
  mount(ownDataRoutes, {
    'GET /id/data-exports': ({ account }) => listOwnExports(services, account.id),
    'POST /id/data-exports': (call) => askForExport(services, ports, call.body, askingOf(call)),
    'GET /id/data-exports/:export/file': ({ account, params, reply }) =>
      sendExport(services, params.export, account.id, reply),
    'POST /id/deletion': (call) =>
      askForDeletion(services, ports, call.body.password, askingOf(call)),
    'DELETE /id/deletion': (call) => takeDeletionBack(services, askingOf(call)),
  });
}
