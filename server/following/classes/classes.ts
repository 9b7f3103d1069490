import type { ClassCard, WholeClass } from '@bac/contract/following/classes.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import { newSpokenCode } from '../spoken-code.ts';
import type { Services } from '../../services.ts';
import {
  countClasses,
  getClassToChange,
  insertClass,
  listClassCards,
  updateClass,
} from './classes-store.ts';
import { showClass } from './whole-class.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

const mostClasses = 50;

export const listClasses = ({ db, clock }: Needs, actor: Actor): Promise<ClassCard[]> =>
  listClassCards(db, actor.id, clock.now());

/** Made, or named anew where it is there; a retry finds what it made. */
export async function writeClass(
  services: Needs,
  id: string,
  given: { name: string; note: string },
  actor: Actor,
): Promise<WholeClass> {
  const words = { name: given.name.trim(), note: given.note.trim() };
  if (words.name === '') throw new Refused('INVALID_REQUEST');
  await services.db.transaction(async (tx) => {
    if (await updateClass(tx, actor.id, id, words)) return;
    if ((await countClasses(tx, actor.id)) >= mostClasses) throw new Refused('TOO_MANY_CLASSES');
    const isNew = await insertClass(tx, {
      ...words,
      id,
      teacherId: actor.id,
      joinCode: newSpokenCode(),
      isArchived: false,
      createdAt: services.clock.now(),
    });
    // The id is another teacher's, or this very request came twice at once.
    if (!isNew) await getClassToChange(tx, actor.id, id);
  });
  return showClass(services, actor.id, id);
}

export async function setArchived(
  services: Needs,
  id: string,
  isArchived: boolean,
  actor: Actor,
): Promise<WholeClass> {
  await services.db.transaction(async (tx) => {
    if (!(await updateClass(tx, actor.id, id, { isArchived }))) throw new Refused('NOT_FOUND');
  });
  return showClass(services, actor.id, id);
}

/** Whoever still has the one before can no longer join by it. */
export async function renewCode(
  { db }: Needs,
  id: string,
  actor: Actor,
): Promise<{ joinCode: string }> {
  const joinCode = newSpokenCode();
  await db.transaction(async (tx) => {
    if (!(await updateClass(tx, actor.id, id, { joinCode }))) throw new Refused('NOT_FOUND');
  });
  return { joinCode };
}
