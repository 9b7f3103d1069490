import type { Area } from '../area.ts';
import { eraseAuditAddresses } from '../platform/audit/erase-addresses.ts';
import { mountAudit } from './audit/routes.ts';
import { mountDashboard } from './dashboard/routes.ts';

export const consoleArea: Area = {
  routes: ({ mount, services, ports }) => {
    mountAudit(mount, services);
    mountDashboard(mount, services, ports.readTicketCounts);
  },
  jobs: (services) => [eraseAuditAddresses(services)],
};
