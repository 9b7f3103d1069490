import type { WholeClass } from '@bac/contract/following/classes.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { peopleNotified } from '../../accounts/events/people-notified.ts';
import type { Services } from '../../services.ts';
import { countMessagesSince, lockClass, insertMessage } from './classes-store.ts';
import { listMemberIds } from './members-store.ts';
import { messageText, ownClassesPage } from './notification-texts.ts';
import { readClass } from './class-page.ts';

const mostADay = 20;
const day = 24 * 60 * 60 * 1000;

/** Sends a message to the present members of a class. The caller chooses the id, so that a retry notifies nobody. */
export async function sendClassMessage(
  services: Pick<Services, 'db' | 'clock'>,
  classId: string,
  input: { id: string; text: string },
  actor: Actor,
): Promise<WholeClass> {
  const { db, clock } = services;
  const text = input.text.trim();
  if (text === '') throw new Refused('INVALID_REQUEST');
  await db.transaction(async (tx) => {
    const { name } = await lockClass(tx, actor.id, classId);
    const now = clock.now();
    const before = await countMessagesSince(tx, classId, new Date(now.getTime() - day));
    const people = await listMemberIds(tx, classId);
    const row = { id: input.id, classId, text, reached: people.length, createdAt: now };
    if (!(await insertMessage(tx, row))) return;
    if (before >= mostADay) throw new Refused('TOO_MANY_MESSAGES');
    await enqueue(tx, peopleNotified, {
      about: `class-message:${input.id}`,
      accounts: people,
      ...messageText(actor.fullName, name, text),
      link: ownClassesPage,
      wish: 'news',
    });
  });
  return readClass(services, actor.id, classId);
}
