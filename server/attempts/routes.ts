import { attemptRoutes } from '@bac/contract/attempts/attempts.ts';
import { actorOf } from '../platform/http/actor.ts';
import { sql } from 'drizzle-orm';
import { waitsForGuardian } from '../following/access.ts';
import type { Mount } from '../platform/http/mount.ts';
import { processLimit } from '../platform/http/limits/process-limit.ts';
import { Refused } from '../platform/http/refused.ts';
import { dayOf } from '../platform/postgres/vietnam-day.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { AttemptChanges } from './console/changes.ts';
import { mountAttemptAdmin } from './console/routes.ts';
import { Attempts } from './running/attempts.ts';

const minute = 60_000;

/** Starts and takeovers together: many times what a person does, even one who alternates between two devices. */
const takeoversPerMinute = 120;

/** Refuses a student under 16 without a guardian's consent (record 20). */
async function requireGuardian({ db, clock }: Services, account: string): Promise<void> {
  const today = dayOf(clock.now());
  const { rows } = await db.execute<{ waits: boolean }>(
    sql`select ${waitsForGuardian(account, today)} as waits`,
  );
  if (rows[0]?.waits) throw new Refused('GUARDIAN_NEEDED');
}

export function mountAttempts(
  mount: Mount,
  services: Services,
  attempts: Attempts,
  isVerificationNeeded: () => Promise<boolean>,
  changes: AttemptChanges,
): void {
  const { clock, config } = services;
  const countSave = processLimit(clock, { atMost: config.savesPerMinute, milliseconds: minute });
  const countTakeover = processLimit(clock, { atMost: takeoversPerMinute, milliseconds: minute });
  mountAttemptAdmin(mount, services, attempts, changes);
  mount(attemptRoutes, {
    'POST /attempts': async (call) => {
      const { body, account } = call;
      countTakeover(account.id);
      if (!account.verified && (await isVerificationNeeded())) throw new Refused('VERIFY_FIRST');
      await requireGuardian(services, account.id);
      return attempts.start(body, actorOf(call));
    },
    'GET /attempts/:attempt': ({ params, query, account }) =>
      attempts.show(params.attempt, account.id, query.device),
    'POST /attempts/:attempt/devices': async ({ params, body, account }) => {
      countTakeover(account.id);
      return attempts.takeOver(params.attempt, account.id, body.device);
    },
    'POST /attempts/:attempt/events': async ({ params, body, account }) => {
      countSave(account.id);
      return attempts.receive(params.attempt, account.id, body);
    },
    'POST /attempts/:attempt/modules': ({ params, body, account }) =>
      attempts.openModule(params.attempt, account.id, body),
  });
}

/** Settles attempts that nobody has open, every minute. */
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
