import { presenceRoutes } from '@bac/contract/accounts/presence.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import type { PresenceKeeper } from './presence-keeper.ts';
import { findPresence, upsertChoice } from './presence-store.ts';

const neverSeen = { presence: 'offline', chosen: null } as const;

export function mountPresence(mount: Mount, services: Services, keeper: PresenceKeeper): void {
  const { db, clock } = services;
  const stateOf = async (accountId: string) => {
    await keeper.flush();
    return (await findPresence(db, accountId, clock.now())) ?? neverSeen;
  };
  mount(presenceRoutes, {
    'GET /id/presence': ({ account }) => stateOf(account.id),
    'PATCH /id/presence': async ({ account, body }) => {
      await upsertChoice(db, account.id, body.chosen, clock.now());
      return stateOf(account.id);
    },
    'POST /id/presence/heartbeat': async ({ account, body }) => {
      keeper.recordHeartbeat(account.id, body.isIdle);
      return null;
    },
  });
}
