import type { Area } from '../area.ts';
import { loadFoundingCanned } from './admin-founding-canned.ts';
import { mountTicketAdmin } from './admin-routes.ts';
import { purgeTicketFiles } from './files.ts';
import { listenForTicketMail } from './mail/listener.ts';
import { openForReportJob, tellRescoredJob } from './question-reports.ts';
import { mountTickets } from './routes.ts';

export const ticketsArea: Area = {
  routes: ({ mount, services, settings, live }) => {
    mountTickets(mount, services, live, {
      contactHours: async () => (await settings.read()).contacts.hours,
    });
    mountTicketAdmin(mount, services, live);
  },
  jobs: (services) => [
    openForReportJob(services),
    tellRescoredJob(services),
    purgeTicketFiles(services),
  ],
  seed: (services) => loadFoundingCanned(services),
  start: async (services, log) => {
    const mail = await listenForTicketMail(services, log);
    return mail && { name: 'replies by mail', close: () => mail.close() };
  },
};
