import { auditRoutes } from '@bac/contract/console/audit.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { searchAudit } from './search-audit.ts';

export function mountAudit(mount: Mount, { db }: Services): void {
  mount(auditRoutes, {
    'GET /admin/audit': ({ query }) => searchAudit(db, query),
  });
}
