import { dashboardRoutes, type Analytics, type Dashboard } from '@bac/contract/dashboard.ts';
import type { Mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { readAnalytics } from './analytics.ts';
import { readDashboard } from './dashboard.ts';
import { keptAnswers } from './kept-answers.ts';

export function mountDashboard(mount: Mount, { db, clock }: Services): void {
  const recent = keptAnswers(clock);
  mount(dashboardRoutes, {
    'GET /admin/dashboard': ({ query: { days = 7 } }) =>
      recent<Dashboard>(`days ${days}`, () => readDashboard(db, clock.now(), days)),
    'GET /admin/analytics': ({ query: { weeks = 12 } }) =>
      recent<Analytics>(`weeks ${weeks}`, () => readAnalytics(db, clock.now(), weeks)),
  });
}
