import { attemptRoutes } from '@bac/contract/attempts.ts';
import type { Mount } from '../http/mount.ts';
import { Refused } from '../http/refused.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { AttemptChanges } from './admin-changes.ts';
import { mountAttemptAdmin } from './admin-routes.ts';
import { Attempts } from './attempts.ts';

export function mountAttempts(
  mount: Mount,
  services: Services,
  attempts: Attempts,
  isVerificationNeeded: () => Promise<boolean>,
  changes: AttemptChanges,
): void {
  mountAttemptAdmin(mount, services, attempts, changes);
  mount(attemptRoutes, {
    'POST /attempts': async ({ body, account, request }) => {
      if (!account.verified && (await isVerificationNeeded())) throw new Refused('VERIFY_FIRST');
      return attempts.start(body, { accountId: account.id, requestId: request.id });
    },
    'GET /attempts/:attempt': ({ params, query, account }) =>
      attempts.show(params.attempt, account.id, query.device),
    'POST /attempts/:attempt/devices': async ({ params, body, account }) => {
      return attempts.takeOver(params.attempt, account.id, body.device);
    },
    'POST /attempts/:attempt/events': async ({ params, body, account }) => {
      return attempts.receive(params.attempt, account.id, body);
    },
    'POST /attempts/:attempt/modules': ({ params, body, account }) =>
      attempts.openModule(params.attempt, account.id, body),
  });
}

/** The clock goes on for attempts nobody has open. */
export const settleAttempts = (services: Services): JobHandler => {
  const attempts = new Attempts(services);
  return {
    name: 'attempts.settle',
    every: '* * * * *',
    run: async () => {
      await attempts.settleDue();
    },
  };
};
