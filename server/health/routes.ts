import { healthRoutes } from '@bac/contract/health.ts';
import { sql } from 'drizzle-orm';
import type { Mount } from '../http/mount.ts';
import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';

export function mountHealth(mount: Mount, { db, readiness }: Services): void {
  mount(healthRoutes, {
    'GET /health/live': async () => ({ live: true }) as const,
    'GET /health/ready': async () => {
      if (!readiness.ready) throw new Refused('NOT_READY');
      await db.execute(sql`select 1`).catch((cause: unknown) => {
        throw new Refused('NOT_READY', { cause });
      });
      return { ready: true } as const;
    },
  });
}
