import type { AssignmentTerms, WholeAssignment } from '@bac/contract/following/assignments.ts';
import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { longestSitting } from '@bac/exam/blueprint/longest-sitting.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findForm } from '../../bank/item-versions.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { peopleTold } from '../../accounts/events/people-told.ts';
import type { Services } from '../../services.ts';
import { showAssignment } from './results/assignment-page.ts';
import {
  findToChange,
  hasBegun,
  insertAssignment,
  updateAssignment,
  type AssignmentRow,
} from './assignments-store.ts';
import { getClassToChange } from './classes-store.ts';
import { listMemberIds } from './members-store.ts';
import { assignedWords, ownClassesPage } from './notice-words.ts';
import { shownAtBy } from './shown-at.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

export interface Place {
  class: string;
  assignment: string;
}

const day = 24 * 60 * 60 * 1000;

/** In the order of the test, each once. */
function sectionsOf({ blueprint }: Form, asked: readonly Section[]): Section[] {
  const offered = blueprints[blueprint].sections.map(({ section }) => section);
  if (!asked.every((section) => offered.includes(section))) {
    throw new Refused('SECTION_NOT_IN_TEST');
  }
  return sections.filter((section) => asked.includes(section));
}

/** A test that was taken out of use goes on where it is assigned already; one that opens later cannot be sat from then on. */
async function formOf(
  tx: Transaction,
  { test, opensAt }: AssignmentTerms,
  before: AssignmentRow | undefined,
): Promise<Form> {
  const found = await findForm(tx, test);
  const from = new Date(opensAt);
  const mayBeAssigned = found?.isOffered && found.ownerId === null;
  const isReady = !found?.opensAt || found.opensAt <= from;
  const isKnown = before?.formId === test;
  if (!found || !(mayBeAssigned || isKnown)) throw new Refused('TEST_NOT_FOUND');
  if (!isReady && !(isKnown && from >= before.opensAt)) throw new Refused('TEST_NOT_FOUND');
  return found.form;
}

function checkWindow(terms: AssignmentTerms, before: AssignmentRow | undefined, now: Date): void {
  const [opensAt, closesAt] = [new Date(terms.opensAt), new Date(terms.closesAt)];
  const isAsBefore = before?.closesAt.getTime() === closesAt.getTime();
  if (closesAt <= opensAt || (closesAt <= now && !isAsBefore))
    throw new Refused('WINDOW_BACKWARDS');
}

const isSameTest = (before: AssignmentRow, formId: string, chosen: readonly Section[]): boolean =>
  before.formId === formId && before.sections.join() === chosen.join();

/** Assigned, or its terms changed; the id is the caller's, so that a retry finds what it made. */
export async function assign(
  services: Needs,
  place: Place,
  terms: AssignmentTerms,
  actor: Actor,
): Promise<WholeAssignment> {
  const { db, clock } = services;
  // Each new one is told to the whole class.
  await countAgainst(services, {
    name: 'assignments',
    of: actor.id,
    atMost: 200,
    milliseconds: day,
  });
  await db.transaction(async (tx) => {
    const { name } = await getClassToChange(tx, actor.id, place.class);
    const before = await findToChange(tx, place.class, place.assignment);
    const now = clock.now();
    const form = await formOf(tx, terms, before);
    const chosen = sectionsOf(form, terms.sections);
    checkWindow(terms, before, now);
    const isSame = before && isSameTest(before, terms.test, chosen);
    const shownAt = shownAtBy(terms, {
      before: isSame ? before : undefined,
      longestMs: longestSitting(form.blueprint, chosen),
      now,
    });
    const isShownAsBefore = before?.shownAt?.getTime() === shownAt?.getTime();
    const row = {
      formId: terms.test,
      note: terms.note.trim(),
      opensAt: new Date(terms.opensAt),
      closesAt: new Date(terms.closesAt),
      attempts: terms.attempts,
      sections: chosen,
      shows: terms.shows,
      shownAt,
      toldAt: isShownAsBefore ? (before?.toldAt ?? null) : null,
    };
    if (before) {
      if (!isSame && (await hasBegun(tx, before.id))) {
        throw new Refused('ASSIGNMENT_BEGUN');
      }
      const isLater = row.closesAt > before.closesAt;
      await updateAssignment(tx, before.id, { ...row, ...(isLater && { remindedAt: null }) });
      return;
    }
    const fresh = { remindedAt: null, cancelledAt: null, createdAt: now };
    const isNew = await insertAssignment(tx, {
      ...row,
      ...fresh,
      id: place.assignment,
      classId: place.class,
    });
    if (!isNew) throw new Refused('NOT_FOUND');
    await enqueue(tx, peopleTold, {
      about: `assignment:${place.assignment}`,
      accounts: await listMemberIds(tx, place.class),
      ...assignedWords({ ...row, test: form.name, className: name }),
      link: ownClassesPage,
      wish: 'reminders',
    });
  });
  return showAssignment(services, place, actor);
}

/** Locked, and of a class that the person teaches. */
async function getToChange(tx: Transaction, place: Place, actor: Actor): Promise<AssignmentRow> {
  await getClassToChange(tx, actor.id, place.class);
  const found = await findToChange(tx, place.class, place.assignment);
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

export async function callOff({ db, clock }: Needs, place: Place, actor: Actor): Promise<null> {
  await db.transaction(async (tx) => {
    const { id, cancelledAt } = await getToChange(tx, place, actor);
    await updateAssignment(tx, id, { cancelledAt: cancelledAt ?? clock.now() });
  });
  return null;
}

/**
 * What is shown already is neither shown nor told again. The minute's job tells: by then nothing can be scored that does not
 * know it is shown.
 */
export async function release(
  services: Needs,
  place: Place,
  actor: Actor,
): Promise<WholeAssignment> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const { id, shownAt } = await getToChange(tx, place, actor);
    const now = clock.now();
    if (shownAt !== null && shownAt <= now) return;
    await updateAssignment(tx, id, { shownAt: now, toldAt: null });
  });
  return showAssignment(services, place, actor);
}
