import { setImmediate } from 'node:timers/promises';
import type { DemoAccount } from '@bac/contract/demo/demo.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import type { Services } from '../../services.ts';
import { fillAttempts, findKnown } from './fill-attempts.ts';
import { fillPeople, findOwnAccounts } from './fill-people.ts';
import { fillSchool } from './fill-school.ts';
import { fillTickets } from './fill-tickets.ts';
import { beginFilling, updateFilling, type Filling } from './filling-store.ts';
import type { LivingParts } from './parts.ts';
import type { PlannedAttempt } from './plan/course.ts';
import { momentOn } from './plan/moments.ts';
import { studentOf, type SimulatedStudent, type Sitter } from './plan/people.ts';
import { plannedClasses } from './plan/school.ts';
import { demoId, randomOf } from './plan/seeded.ts';

/** A little above the middle, better at math, and learning. */
const sitter: Sitter = { ability: { rw: -0.05, math: 0.3 }, pace: 1.02 };

const forWeekend = plannedClasses.at(-1)?.assignments[0];

/** What the demo's own student has sat: a first look, a test for the class, and another one last week. */
function ownCourse(asOf: Date, hasClass: boolean): { sitter: Sitter; attempts: PlannedAttempt[] } {
  const random = randomOf('own-student');
  const sat = (form: string, daysAgo: number, growth: number): PlannedAttempt => ({
    id: demoId(`attempt:own:${form}`),
    form,
    startsAt: momentOn(asOf, daysAgo, random),
    growth,
    isLeft: false,
  });
  return {
    sitter,
    attempts: [
      sat('diagnostic-1', 38, 0),
      { ...sat('full-1', 27, 0.2), ...(hasClass && forWeekend && { assignment: forWeekend.id }) },
      sat('full-2', 6, 0.75),
    ],
  };
}

export interface FillNeeds extends Pick<Services, 'db' | 'clock'> {
  parts: LivingParts;
  /** The demo's own accounts, which have passwords. */
  own: readonly DemoAccount[];
}

type OwnAccounts = Awaited<ReturnType<typeof findOwnAccounts>>;

const ofRole = (accounts: OwnAccounts, role: Role) => accounts.find((each) => each.role === role);

async function fillSurroundings(
  needs: FillNeeds,
  students: readonly SimulatedStudent[],
  accounts: OwnAccounts,
  asOf: Date,
): Promise<void> {
  await fillPeople(needs, students, asOf);
  const tutorId = ofRole(accounts, 'tutor')?.id;
  const studentId = ofRole(accounts, 'student')?.id;
  if (tutorId) await fillSchool(needs, { students, tutorId, studentId, asOf });
}

/** The demo's own student; without its class nothing of theirs hangs on an assignment. */
async function fillOwn(needs: FillNeeds, accounts: OwnAccounts, asOf: Date): Promise<void> {
  const id = ofRole(accounts, 'student')?.id;
  const hasClass = ofRole(accounts, 'tutor') !== undefined;
  if (!id) return;
  const course = ownCourse(asOf, hasClass);
  await fillAttempts(needs, { id, ...course }, await findKnown(needs));
}

/** While the database scores one, the next one sits. */
const lanes = 2;

/** Every student's attempts in turn, with room for requests in between. False where it was stopped or cleared meanwhile. */
async function fillStudents(
  needs: FillNeeds,
  { students, before }: { students: readonly SimulatedStudent[]; before: number },
  signal: AbortSignal,
): Promise<boolean> {
  const known = await findKnown(needs);
  const coming = students.values();
  let done = 0;
  let goesOn = true;
  const lane = async (): Promise<void> => {
    for (const student of coming) {
      if (signal.aborted || !goesOn) return;
      await fillAttempts(needs, student, known);
      done += 1;
      goesOn = (await updateFilling(needs.db, { done: Math.max(before, done) })) && goesOn;
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return goesOn && !signal.aborted;
}

/**
 * Fills the demo with people who do not exist and sit real tests, from the beginning or from where it was broken off. Everything
 * has an id that follows from its name, so what is there already stays as it is. Gives how it stands afterwards.
 */
export async function fill(
  needs: FillNeeds,
  wanted: number,
  signal: AbortSignal,
): Promise<Filling['state']> {
  const {
    state,
    total,
    asOf,
    done: before,
  } = await beginFilling(needs.db, wanted, needs.clock.now());
  if (state !== 'filling') return state;
  try {
    const students = Array.from({ length: total }, (_, number) => studentOf(number, asOf));
    const accounts = await findOwnAccounts(
      needs,
      needs.own.map(({ email }) => email),
    );
    await fillSurroundings(needs, students, accounts, asOf);
    await fillOwn(needs, accounts, asOf);
    if (!(await fillStudents(needs, { students, before }, signal)))
      return signal.aborted ? 'filling' : 'cleared';
    const admin = ofRole(accounts, 'admin');
    if (admin) await fillTickets(needs, { students, admin, asOf });
    await needs.parts.computeStatistics();
    return (await updateFilling(needs.db, { state: 'full' })) ? 'full' : 'cleared';
  } catch (error) {
    if (!signal.aborted) await updateFilling(needs.db, { state: 'failed' });
    throw error;
  }
}
