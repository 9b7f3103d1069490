import { structureRoutes, type AdminSection } from '@bac/contract/bank/structure.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { arrange } from './arrange.ts';
import { resetEntry, saveEntry } from './changes.ts';
import { readAdminStructure, readStructure } from './structure.ts';
import { createType, deleteType, mergeType, saveType, type RetypeItems } from './types.ts';

export function mountStructure(mount: Mount, services: Services, retype: RetypeItems): void {
  const { db, structure } = services;
  /** Clears this process's cache after a change and replies with the structure as it is now. */
  const after = async (change: Promise<void>): Promise<AdminSection[]> => {
    await change;
    structure.forget();
    return readAdminStructure(db);
  };
  mount(structureRoutes, {
    'GET /structure': () => readStructure(db),
    'GET /admin/structure': () => readAdminStructure(db),
    'PUT /admin/structure/order': (call) => after(arrange(services, call.body, actorOf(call))),
    'PUT /admin/structure/:kind/:id': ({ params: { kind, id }, body, ...call }) =>
      after(
        kind === 'type'
          ? saveType(services, id, body, actorOf(call))
          : saveEntry(services, { kind, id }, body, actorOf(call)),
      ),
    'DELETE /admin/structure/:kind/:id': ({ params: { kind, id }, query, ...call }) =>
      after(
        kind === 'type'
          ? deleteType(services, id, query.revision, actorOf(call))
          : resetEntry(services, { kind, id }, query.revision, actorOf(call)),
      ),
    'POST /admin/structure/types': (call) => after(createType(services, call.body, actorOf(call))),
    'POST /admin/structure/types/:type/merge': (call) =>
      after(mergeType({ ...services, retype }, call.params.type, call.body, actorOf(call))),
  });
}
