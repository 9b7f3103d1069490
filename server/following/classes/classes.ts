import type { ClassCard, WholeClass } from '@bac/contract/following/classes.ts';
import { Refused } from '../../platform/http/refused.ts';
import { newSpokenCode } from '../spoken-code.ts';
import type { Services } from '../../services.ts';
import type { By } from './by.ts';
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

export const listClasses = ({ db, clock }: Needs, by: By): Promise<ClassCard[]> =>
  listClassCards(db, by.id, clock.now());

/** Made, or named anew where it is there; a retry finds what it made. */
export async function writeClass(
  services: Needs,
  id: string,
  given: { name: string; note: string },
  by: By,
): Promise<WholeClass> {
  const words = { name: given.name.trim(), note: given.note.trim() };
  if (words.name === '') throw new Refused('INVALID_REQUEST');
  await services.db.transaction(async (tx) => {
    if (await updateClass(tx, by.id, id, words)) return;
    if ((await countClasses(tx, by.id)) >= mostClasses) throw new Refused('TOO_MANY_CLASSES');
    const isNew = await insertClass(tx, {
      ...words,
      id,
      teacherId: by.id,
      joinCode: newSpokenCode(),
      isArchived: false,
      createdAt: services.clock.now(),
    });
    // The id is another teacher's, or this very request came twice at once.
    if (!isNew) await getClassToChange(tx, by.id, id);
  });
  return showClass(services, by.id, id);
}

export async function setArchived(
  services: Needs,
  id: string,
  isArchived: boolean,
  by: By,
): Promise<WholeClass> {
  await services.db.transaction(async (tx) => {
    if (!(await updateClass(tx, by.id, id, { isArchived }))) throw new Refused('NOT_FOUND');
  });
  return showClass(services, by.id, id);
}

/** Whoever still has the one before can no longer join by it. */
export async function renewCode({ db }: Needs, id: string, by: By): Promise<{ joinCode: string }> {
  const joinCode = newSpokenCode();
  await db.transaction(async (tx) => {
    if (!(await updateClass(tx, by.id, id, { joinCode }))) throw new Refused('NOT_FOUND');
  });
  return { joinCode };
}
