import type { Area } from '../area.ts';
import { liftSuspensions } from './admin/lift-suspensions.ts';
import { mountUsers } from './admin/routes.ts';
import { closeDemoAccounts } from './close-demo-accounts.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { expandBroadcastJob } from './notifications/expand-broadcast.ts';
import { mountNotifications } from './notifications/routes.ts';
import { notifyChangeJob } from './notifications/notify-change.ts';
import { notifyPeopleJob } from './notifications/notify-people.ts';
import { notifyPersonJob } from './notifications/notify-person.ts';
import { notifyResultJob } from './notifications/notify-result.ts';
import { notifyTicketAnswerJob } from './notifications/notify-ticket-answer.ts';
import { exportJob, purgeExports } from './own-data/export/make-export.ts';
import { removeFilesJob } from './own-data/forget/stored-files.ts';
import { forgetDueJob } from './own-data/forget/forget-due.ts';
import { mountOwnData } from './own-data/routes.ts';
import { resetLinkJob } from './passwords/password-reset.ts';
import { findPlaces } from './places/places.ts';
import { mountPlaces } from './places/routes.ts';
import { presenceKeeper } from './presence/presence-keeper.ts';
import { mountPresence } from './presence/routes.ts';
import { mountProfile } from './profile/profile-routes.ts';
import { purgeExpired } from './purge-expired.ts';
import { noteRefusalJob } from './sign-in/refused-tries.ts';
import type { PlacesExist } from './registration/register.ts';
import { mountRegistration } from './registration/registration-routes.ts';
import { requirePassword } from './passwords/require-password.ts';
import { mountRoles } from './roles/routes.ts';
import { mountAccounts } from './sign-in/routes.ts';
import { newNotMeLink } from './two-step/reset/not-me-link.ts';
import { resetJob } from './two-step/reset/reset.ts';
import { mountTwoStep } from './two-step/routes.ts';

const placesExist: PlacesExist = async (codes) => (await findPlaces(codes)) !== undefined;

export const accountsArea: Area = {
  routes: ({ app, mount, services, settings }) => {
    const presence = presenceKeeper(services, (error) =>
      app.log.error({ err: error }, 'signs of life could not be written'),
    );
    presence.start();
    app.addHook('onClose', () => presence.stop());
    mountPresence(mount, services, presence);
    const onSignIn = (accountId: string) => presence.recordHeartbeat(accountId, false);
    mountAccounts(mount, services, onSignIn);
    mountTwoStep(mount, services, onSignIn);
    mountUsers(mount, services, placesExist);
    mountRegistration(mount, services, {
      placesExist,
      isOpen: async () => (await settings.read()).isRegistrationOpen,
    });
    mountProfile(mount, services, placesExist);
    mountOwnData(mount, services, {
      requirePassword: (actor, password) => requirePassword(services, actor, password),
      notMeLink: (tx, account, at) => newNotMeLink(tx, services, account, at),
    });
    mountPlaces(mount);
    mountNotifications(mount, services);
    mountRoles(mount, services);
  },
  jobs: (services) => [
    resetLinkJob(services),
    purgeExpired(services),
    noteRefusalJob(services),
    resetJob(services),
    liftSuspensions(services),
    notifyResultJob(services),
    notifyPersonJob(services),
    notifyChangeJob(services),
    notifyPeopleJob(services),
    notifyTicketAnswerJob(services),
    expandBroadcastJob(services),
    exportJob(services),
    purgeExports(services),
    forgetDueJob(services),
    removeFilesJob(services),
  ],
  seed: async (services, say) => {
    if (services.config.demo) return seedDemoAccounts(services);
    const closed = await closeDemoAccounts(services);
    if (closed.length > 0) {
      say(`No longer a demo, so nobody has the known password any more: ${closed.join(', ')}`);
    }
  },
};
