import {
  dashboardRoutes,
  type Analytics,
  type Dashboard,
} from '@bac/contract/console/dashboard.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { readAnalytics } from './analytics.ts';
import { readDashboard } from './dashboard.ts';
import { answerCache } from './answer-cache.ts';

/** Counts waiting tickets and their waiting time; implemented by the tickets area. */
export type ReadTicketCounts = (db: Reader, now: Date) => Promise<Dashboard['tickets']>;

export function mountDashboard(
  mount: Mount,
  { db, clock }: Services,
  readTickets: ReadTicketCounts,
): void {
  const recent = answerCache(clock);
  mount(dashboardRoutes, {
    'GET /admin/dashboard': ({ query: { days = 7 } }) =>
      recent<Dashboard>(`days ${days}`, async () => {
        const now = clock.now();
        return { ...(await readDashboard(db, now, days)), tickets: await readTickets(db, now) };
      }),
    'GET /admin/analytics': ({ query: { weeks = 12 } }) =>
      recent<Analytics>(`weeks ${weeks}`, () => readAnalytics(db, clock.now(), weeks)),
  });
}
