import type { Area } from '../area.ts';
import { seedCannedReplies } from './desk/seed-canned-replies.ts';
import { mountTicketAdmin } from './desk/routes.ts';
import { purgeTicketFiles } from './conversation/files.ts';
import { purgeVisitorTickets, removeTicketFilesJob } from './conversation/purge-visitor-tickets.ts';
import { listenForTicketMail } from './mail/listener.ts';
import { openForReportJob, notifyRescoredJob } from './person/question-reports.ts';
import { mountTickets } from './person/routes.ts';

export const ticketsArea: Area = {
  routes: ({ mount, services, live }) => {
    mountTickets(mount, services, live);
    mountTicketAdmin(mount, services, live);
  },
  jobs: (services) => [
    openForReportJob(services),
    notifyRescoredJob(services),
    purgeTicketFiles(services),
    purgeVisitorTickets(services),
    removeTicketFilesJob(services),
  ],
  seed: (services) => seedCannedReplies(services),
  start: async (services, log) => {
    const mail = await listenForTicketMail(services, log);
    return mail && { name: 'replies by mail', close: () => mail.close() };
  },
};
