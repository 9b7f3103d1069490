import type { Area } from '../area.ts';
import { loadFoundingCanned } from './desk/founding-canned.ts';
import { mountTicketAdmin } from './desk/routes.ts';
import { purgeTicketFiles } from './conversation/files.ts';
import { listenForTicketMail } from './mail/listener.ts';
import { openForReportJob, tellRescoredJob } from './person/question-reports.ts';
import { mountTickets } from './person/routes.ts';

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
