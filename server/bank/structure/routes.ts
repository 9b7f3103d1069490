import { structureRoutes, type AdminSection } from '@bac/contract/bank/structure.ts';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { arrange } from './arrange.ts';
import { putBack, savePart, type By } from './changes.ts';
import { readAdminStructure, readStructure } from './structure.ts';
import { beginType, deleteType, mergeType, saveType, type RetypeItems } from './types.ts';

const byOf = ({ account, request }: { account: SignedIn; request: FastifyRequest }): By => ({
  actorId: account.id,
  requestId: request.id,
});

export function mountStructure(mount: Mount, services: Services, retype: RetypeItems): void {
  const { db, structure } = services;
  /** Whoever changed something sees what it is like now, and so does this process. */
  const after = async (change: Promise<void>): Promise<AdminSection[]> => {
    await change;
    structure.forget();
    return readAdminStructure(db);
  };
  mount(structureRoutes, {
    'GET /structure': () => readStructure(db),
    'GET /admin/structure': () => readAdminStructure(db),
    'PUT /admin/structure/order': (call) => after(arrange(services, call.body, byOf(call))),
    'PUT /admin/structure/:kind/:id': ({ params: { kind, id }, body, ...call }) =>
      after(
        kind === 'type'
          ? saveType(services, id, body, byOf(call))
          : savePart(services, { kind, id }, body, byOf(call)),
      ),
    'DELETE /admin/structure/:kind/:id': ({ params: { kind, id }, query, ...call }) =>
      after(
        kind === 'type'
          ? deleteType(services, id, query.revision, byOf(call))
          : putBack(services, { kind, id }, query.revision, byOf(call)),
      ),
    'POST /admin/structure/types': (call) => after(beginType(services, call.body, byOf(call))),
    'POST /admin/structure/types/:type/merge': (call) =>
      after(mergeType({ ...services, retype }, call.params.type, call.body, byOf(call))),
  });
}
