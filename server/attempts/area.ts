import type { Area } from '../area.ts';
import { Attempts } from './running/attempts.ts';
import { packFinished } from './pack-finished.ts';
import { mountAttempts, settleAttempts } from './routes.ts';
import { mountTests } from './tests/routes.ts';

export const attemptsArea: Area = {
  routes: ({ mount, services, settings, ports }) => {
    const attempts = new Attempts(services);
    mountTests(mount, services, {
      makeFresh: ports.makeFreshForm,
      listRunning: (accountId) => attempts.listRunning(accountId),
    });
    mountAttempts(
      mount,
      services,
      attempts,
      async () => (await settings.read()).isVerificationNeeded,
      ports.attemptChanges,
    );
  },
  jobs: (services) => [settleAttempts(services), packFinished(services)],
};
