import { accountRoutes } from './accounts.ts';
import { auditRoutes } from './audit.ts';
import { healthRoutes } from './health.ts';
import { settingsRoutes } from './settings.ts';

/** The whole HTTP API. Everything else about it derives from here. */
export const routes = {
  ...healthRoutes,
  ...accountRoutes,
  ...auditRoutes,
  ...settingsRoutes,
};

export type Routes = typeof routes;
