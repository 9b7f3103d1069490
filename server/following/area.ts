import { demoAccounts } from '../accounts/demo-accounts.ts';
import type { Area } from '../area.ts';
import { mountAllowances } from './allowances/routes.ts';
import { remindJob } from './classes/remind.ts';
import { mountClasses } from './classes/routes.ts';
import { notifyShownJob } from './classes/notify-shown.ts';
import { seedDemoFamily } from './family/demo-family.ts';
import { purgeInvitations } from './family/invitations/purge-invitations.ts';
import { mountFamily } from './family/routes.ts';
import { weeklyEmailJob } from './family/weekly-email/send-weekly-emails.ts';
import { mountProgress } from './progress/routes.ts';
import { mountSharing } from './sharing/routes.ts';

export const followingArea: Area = {
  routes: ({ mount, services, settings, ports }) => {
    mountFamily(mount, services);
    mountSharing(mount, services);
    mountAllowances(mount, services);
    mountProgress(mount, services);
    mountClasses(mount, services, {
      isVerificationNeeded: async () => (await settings.read()).isVerificationNeeded,
      explains: ports.explains,
    });
  },
  jobs: (services) => [
    notifyShownJob(services),
    remindJob(services),
    weeklyEmailJob(services),
    purgeInvitations(services),
  ],
  seed: async (services) => {
    if (services.config.demo) await seedDemoFamily(services, demoAccounts);
  },
};
