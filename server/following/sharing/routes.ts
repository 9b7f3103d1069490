import { sharingRoutes } from '@bac/contract/following/sharing.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { readSharing } from './sharing.ts';

export function mountSharing(mount: Mount, services: Services): void {
  mount(sharingRoutes, {
    'GET /sharing': ({ account }) => readSharing(services, account.id),
  });
}
