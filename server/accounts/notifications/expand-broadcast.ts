import { z } from 'zod';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { queueMails } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { addReached, findBroadcast, insertCopies, listNextPeople } from './broadcasts-store.ts';
import { newsEmail } from './emails.ts';

type Deps = Pick<Services, 'db' | 'config'>;

interface Step {
  broadcast: string;
  /** The last account of the previous batch; null for the first batch. */
  after: string | null;
}

/** Delivers one batch of a broadcast. */
export const expandBroadcast: Job<Step> = {
  name: 'notifications.expand',
  payload: z.object({ broadcast: z.uuid(), after: z.uuid().nullable() }),
};

const batchSize = 1000;

/**
 * Stores notifications, emails, the count and the next batch's job in one transaction, because the process may crash at any
 * point.
 */
export async function expandBatch({ db, config }: Deps, { broadcast, after }: Step): Promise<void> {
  const sent = await findBroadcast(db, broadcast);
  if (!sent || sent.isDone) return;
  const people = await listNextPeople(db, sent, after, batchSize);
  const last = people.length === batchSize ? people.at(-1) : undefined;
  await db.transaction(async (tx) => {
    const reached = await insertCopies(tx, broadcast, people);
    if (sent.isMailed) {
      const link = sent.link === null ? null : new URL(sent.link, config.publicUrl).href;
      const recipients = people.filter(({ id, wantsMail }) => wantsMail && reached.has(id));
      await queueMails(
        tx,
        recipients.map((person) =>
          newsEmail(person, person.language ?? defaultLanguage, { ...sent, link }),
        ),
      );
    }
    await addReached(tx, broadcast, { reached: reached.size, isDone: last === undefined });
    if (last) await enqueue(tx, expandBroadcast, { broadcast, after: last.id });
  });
}

export const expandBroadcastJob = (services: Services): JobHandler =>
  handle(expandBroadcast, (step) => expandBatch(services, step));
