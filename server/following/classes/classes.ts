import type { ClassCard, WholeClass } from '@bac/contract/following/classes.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import { newSpokenCode } from '../spoken-code.ts';
import type { Services } from '../../services.ts';
import {
  countClasses,
  lockClass,
  insertClass,
  listClassCards,
  updateClass,
} from './classes-store.ts';
import { readClass } from './class-page.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** The most that one teacher may have. */
export const mostClasses = 50;

export const listClasses = ({ db, clock }: Deps, actor: Actor): Promise<ClassCard[]> =>
  listClassCards(db, actor.id, clock.now());

/** Creates the class, or changes its name and note. Idempotent. */
export async function writeClass(
  services: Deps,
  id: string,
  input: { name: string; note: string },
  actor: Actor,
): Promise<WholeClass> {
  const fields = { name: input.name.trim(), note: input.note.trim() };
  if (fields.name === '') throw new Refused('INVALID_REQUEST');
  await services.db.transaction(async (tx) => {
    if (await updateClass(tx, actor.id, id, fields)) return;
    if ((await countClasses(tx, actor.id)) >= mostClasses) throw new Refused('TOO_MANY_CLASSES');
    const isNew = await insertClass(tx, {
      ...fields,
      id,
      teacherId: actor.id,
      joinCode: newSpokenCode(),
      isArchived: false,
      createdAt: services.clock.now(),
    });
    // The id is another teacher's, or the same request arrived twice at once.
    if (!isNew) await lockClass(tx, actor.id, id);
  });
  return readClass(services, actor.id, id);
}

export async function setArchived(
  services: Deps,
  id: string,
  isArchived: boolean,
  actor: Actor,
): Promise<WholeClass> {
  await services.db.transaction(async (tx) => {
    if (!(await updateClass(tx, actor.id, id, { isArchived }))) throw new Refused('NOT_FOUND');
  });
  return readClass(services, actor.id, id);
}

/** Replaces the code for joining; the previous one stops working. */
export async function renewCode(
  { db }: Deps,
  id: string,
  actor: Actor,
): Promise<{ joinCode: string }> {
  const joinCode = newSpokenCode();
  await db.transaction(async (tx) => {
    if (!(await updateClass(tx, actor.id, id, { joinCode }))) throw new Refused('NOT_FOUND');
  });
  return { joinCode };
}
