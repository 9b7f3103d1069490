import type { AssignmentTerms, WholeAssignment } from '@bac/contract/following/assignments.ts';
import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { longestAttempt } from '@bac/exam/blueprint/longest-attempt.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findForm } from '../../bank/item-versions.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { limitFor } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { peopleNotified } from '../../accounts/events/people-notified.ts';
import type { Services } from '../../services.ts';
import { findLastEnd } from '../assigned-attempts.ts';
import { announceAlsoWithheld } from '../held-tests.ts';
import { readAssignment } from './results/assignment-page.ts';
import {
  lockAssignment,
  hasStarted,
  insertAssignment,
  updateAssignment,
  type AssignmentRow,
} from './assignments-store.ts';
import { lockClass } from './classes-store.ts';
import { listMemberIds } from './members-store.ts';
import { assignedText, ownClassesPage } from './notification-texts.ts';
import { computeShownAt } from './results-visible-at.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export interface AssignmentPath {
  class: string;
  assignment: string;
}

const day = 24 * 60 * 60 * 1000;

/** The requested sections in the order of the test, each once. */
function sectionsOf({ blueprint }: Form, requested: readonly Section[]): Section[] {
  const offered = blueprints[blueprint].sections.map(({ section }) => section);
  if (!requested.every((section) => offered.includes(section))) {
    throw new Refused('SECTION_NOT_IN_TEST');
  }
  return sections.filter((section) => requested.includes(section));
}

/** An archived test stays valid where it is assigned already. A test that opens later than the assignment is refused. */
async function findAssignableForm(
  tx: Transaction,
  { test, opensAt }: AssignmentTerms,
  before: AssignmentRow | undefined,
): Promise<Form> {
  const found = await findForm(tx, test);
  const from = new Date(opensAt);
  const mayBeAssigned = found?.isOffered && found.ownerId === null;
  const isReady = !found?.opensAt || found.opensAt <= from;
  const isUnchanged = before?.formId === test;
  if (!found || !(mayBeAssigned || isUnchanged)) throw new Refused('TEST_NOT_FOUND');
  if (!isReady && !(isUnchanged && from >= before.opensAt)) throw new Refused('TEST_NOT_FOUND');
  return found.form;
}

function checkWindow(terms: AssignmentTerms, before: AssignmentRow | undefined, now: Date): void {
  const [opensAt, closesAt] = [new Date(terms.opensAt), new Date(terms.closesAt)];
  const isAsBefore = before?.closesAt.getTime() === closesAt.getTime();
  if (closesAt <= opensAt || (closesAt <= now && !isAsBefore))
    throw new Refused('CLOSES_BEFORE_OPENING');
}

const isSameTest = (before: AssignmentRow, formId: string, chosen: readonly Section[]): boolean =>
  before.formId === formId && before.sections.join() === chosen.join();

/** Creates an assignment or changes its terms. The caller chooses the id, so that a retry finds what it created. */
export async function assign(
  services: Deps,
  path: AssignmentPath,
  terms: AssignmentTerms,
  actor: Actor,
): Promise<WholeAssignment> {
  const { db, clock } = services;
  // Each new assignment notifies the whole class.
  const bound = { atMost: 200, milliseconds: day };
  await countAgainst(services, limitFor('assignments', actor.id, bound));
  await db.transaction(async (tx) => {
    const { name } = await lockClass(tx, actor.id, path.class);
    const before = await lockAssignment(tx, path.class, path.assignment);
    const now = clock.now();
    const form = await findAssignableForm(tx, terms, before);
    const chosen = sectionsOf(form, terms.sections);
    checkWindow(terms, before, now);
    const isSame = before && isSameTest(before, terms.test, chosen);
    const resultsVisibleAt = computeShownAt(terms, {
      before: isSame ? before : undefined,
      longestMs: longestAttempt(form.blueprint, chosen),
      lastEnd: before ? await findLastEnd(tx, before.id) : null,
      now,
    });
    const isShownAsBefore = before?.resultsVisibleAt?.getTime() === resultsVisibleAt?.getTime();
    const row = {
      formId: terms.test,
      note: terms.note.trim(),
      opensAt: new Date(terms.opensAt),
      closesAt: new Date(terms.closesAt),
      attempts: terms.attempts,
      sections: chosen,
      resultTime: terms.resultTime,
      resultsVisibleAt,
      notifiedAt: isShownAsBefore ? (before?.notifiedAt ?? null) : null,
    };
    if (before) {
      if (!isSame && (await hasStarted(tx, before.id))) {
        throw new Refused('ASSIGNMENT_STARTED');
      }
      const isLater = row.closesAt > before.closesAt;
      await updateAssignment(tx, before.id, { ...row, ...(isLater && { remindedAt: null }) });
      return;
    }
    const fresh = { remindedAt: null, canceledAt: null, createdAt: now };
    const isNew = await insertAssignment(tx, {
      ...row,
      ...fresh,
      id: path.assignment,
      classId: path.class,
    });
    if (!isNew) throw new Refused('NOT_FOUND');
    await enqueue(tx, peopleNotified, {
      about: `assignment:${path.assignment}`,
      accounts: await listMemberIds(tx, path.class),
      ...assignedText({ ...row, test: form.name, className: name }),
      link: ownClassesPage,
      wish: 'reminders',
    });
  });
  return readAssignment(services, path, actor);
}

/** Locks an assignment of a class that the actor teaches. */
async function lockOwnAssignment(
  tx: Transaction,
  path: AssignmentPath,
  actor: Actor,
): Promise<AssignmentRow> {
  await lockClass(tx, actor.id, path.class);
  const found = await lockAssignment(tx, path.class, path.assignment);
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

export async function cancelAssignment(
  { db, clock }: Deps,
  path: AssignmentPath,
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    const { id, canceledAt } = await lockOwnAssignment(tx, path, actor);
    if (canceledAt !== null) return;
    await announceAlsoWithheld(tx, { assignment: id });
    await updateAssignment(tx, id, { canceledAt: clock.now() });
  });
  return null;
}

/**
 * Shows the results, unless they are shown already. The job that runs every minute notifies the students: by then every scoring
 * in progress knows that the results are shown.
 */
export async function releaseResults(
  services: Deps,
  path: AssignmentPath,
  actor: Actor,
): Promise<WholeAssignment> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const { id, resultsVisibleAt } = await lockOwnAssignment(tx, path, actor);
    const now = clock.now();
    if (resultsVisibleAt !== null && resultsVisibleAt <= now) return;
    await updateAssignment(tx, id, { resultsVisibleAt: now, notifiedAt: null });
  });
  return readAssignment(services, path, actor);
}
