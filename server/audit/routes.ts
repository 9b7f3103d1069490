import { auditRoutes } from '@bac/contract/audit.ts';
import type { Mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { listAudit } from './audit.ts';

export function mountAudit(mount: Mount, { db }: Services): void {
  mount(auditRoutes, {
    'GET /admin/audit': async ({ query }) => {
      const entries = await listAudit(db, query);
      return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
    },
  });
}
