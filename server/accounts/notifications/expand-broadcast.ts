import { z } from 'zod';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import { homeLanguage } from '../../platform/mail/letter-wishes.ts';
import { queueMails } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { addReached, findBroadcast, insertCopies, listNextPeople } from './broadcasts-store.ts';
import { newsLetter } from './letters.ts';

type Needs = Pick<Services, 'db' | 'config'>;

interface Step {
  broadcast: string;
  /** The account after which to go on; null at the beginning. */
  after: string | null;
}

/** One batch of a message to many. */
export const expandBroadcast: Job<Step> = {
  name: 'notifications.expand',
  payload: z.object({ broadcast: z.uuid(), after: z.uuid().nullable() }),
};

const batch = 1000;

/** Inbox, letters, count and the next batch come in one transaction: a process may die anywhere in between. */
export async function expandBatch(
  { db, config }: Needs,
  { broadcast, after }: Step,
): Promise<void> {
  const sent = await findBroadcast(db, broadcast);
  if (!sent || sent.isDone) return;
  const people = await listNextPeople(db, sent, after, batch);
  const last = people.length === batch ? people.at(-1) : undefined;
  await db.transaction(async (tx) => {
    const reached = await insertCopies(tx, broadcast, people);
    if (sent.isMailed) {
      const link = sent.link === null ? null : new URL(sent.link, config.publicUrl).href;
      const readers = people.filter(({ id, wantsMail }) => wantsMail && reached.has(id));
      await queueMails(
        tx,
        readers.map((person) =>
          newsLetter(person, person.language ?? homeLanguage, { ...sent, link }),
        ),
      );
    }
    await addReached(tx, broadcast, { reached: reached.size, isDone: last === undefined });
    if (last) await enqueue(tx, expandBroadcast, { broadcast, after: last.id });
  });
}

export const expandBroadcastJob = (services: Services): JobHandler =>
  handle(expandBroadcast, (step) => expandBatch(services, step));
