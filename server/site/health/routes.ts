import { healthRoutes } from '@bac/contract/site/health.ts';
import { sql } from 'drizzle-orm';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { statusReader } from './service-status.ts';

export function mountHealth(mount: Mount, services: Services): void {
  const { db, readiness } = services;
  const readStatus = statusReader(services);
  mount(healthRoutes, {
    'GET /health/live': async () => ({ live: true }) as const,
    'GET /health/ready': async () => {
      if (!readiness.ready) throw new Refused('NOT_READY');
      await db.execute(sql`select 1`).catch((cause: unknown) => {
        throw new Refused('NOT_READY', { cause });
      });
      return { ready: true } as const;
    },
    'GET /health/status': readStatus,
  });
}
