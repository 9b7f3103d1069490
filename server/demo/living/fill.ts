import { setImmediate } from 'node:timers/promises';
import type { DemoAccount } from '@bac/contract/demo/demo.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import type { Services } from '../../services.ts';
import { fillAttempts, findExistingAttempts } from './fill-attempts.ts';
import { fillPeople, findOwnAccounts } from './fill-people.ts';
import { fillSchool } from './fill-school.ts';
import { fillTickets } from './fill-tickets.ts';
import { beginFilling, updateFilling, type Filling } from './filling-store.ts';
import type { LivingParts } from './parts.ts';
import type { PlannedAttempt } from './plan/course.ts';
import { momentOn } from './plan/moments.ts';
import { studentOf, type SimulatedStudent, type TestTaker } from './plan/people.ts';
import { plannedClasses } from './plan/school.ts';
import { demoId, randomOf } from './plan/seeded.ts';

/** A test taker slightly above average, better at math, and improving. */
const testTaker: TestTaker = { ability: { rw: -0.05, math: 0.3 }, pace: 1.02 };

const weekendAssignment = plannedClasses.at(-1)?.assignments[0];

/** The attempts of the demo's own student: a diagnostic, a test for the class, and another one last week. */
function ownCourse(
  asOf: Date,
  hasClass: boolean,
): { testTaker: TestTaker; attempts: PlannedAttempt[] } {
  const random = randomOf('own-student');
  const planTest = (form: string, daysAgo: number, growth: number): PlannedAttempt => ({
    id: demoId(`attempt:own:${form}`),
    form,
    startsAt: momentOn(asOf, daysAgo, random),
    growth,
    isLeft: false,
  });
  return {
    testTaker,
    attempts: [
      planTest('diagnostic-1', 38, 0),
      {
        ...planTest('full-1', 27, 0.2),
        ...(hasClass && weekendAssignment && { assignment: weekendAssignment.id }),
      },
      planTest('full-2', 6, 0.75),
    ],
  };
}

export interface FillDeps extends Pick<Services, 'db' | 'clock'> {
  parts: LivingParts;
  /** The demo's own accounts, which have passwords. */
  own: readonly DemoAccount[];
}

type OwnAccounts = Awaited<ReturnType<typeof findOwnAccounts>>;

const findByRole = (accounts: OwnAccounts, role: Role) =>
  accounts.find((each) => each.role === role);

async function fillSurroundings(
  deps: FillDeps,
  students: readonly SimulatedStudent[],
  accounts: OwnAccounts,
  asOf: Date,
): Promise<void> {
  await fillPeople(deps, students, asOf);
  const tutorId = findByRole(accounts, 'tutor')?.id;
  const studentId = findByRole(accounts, 'student')?.id;
  if (tutorId) await fillSchool(deps, { students, tutorId, studentId, asOf });
}

/** Fills the demo's own student; without a class none of their attempts belongs to an assignment. */
async function fillOwn(deps: FillDeps, accounts: OwnAccounts, asOf: Date): Promise<void> {
  const id = findByRole(accounts, 'student')?.id;
  const hasClass = findByRole(accounts, 'tutor') !== undefined;
  if (!id) return;
  const course = ownCourse(asOf, hasClass);
  await fillAttempts(deps, { id, ...course }, await findExistingAttempts(deps));
}

/** Two at a time, so that one simulates while the database scores the other. */
const laneCount = 2;

/** Fills each student's attempts and yields to requests in between. Returns false if it was stopped or cleared. */
async function fillStudents(
  deps: FillDeps,
  { students, previouslyDone }: { students: readonly SimulatedStudent[]; previouslyDone: number },
  signal: AbortSignal,
): Promise<boolean> {
  const existing = await findExistingAttempts(deps);
  const queue = students.values();
  let done = 0;
  let shouldContinue = true;
  const lane = async (): Promise<void> => {
    for (const student of queue) {
      if (signal.aborted || !shouldContinue) return;
      await fillAttempts(deps, student, existing);
      done += 1;
      shouldContinue =
        (await updateFilling(deps.db, { done: Math.max(previouslyDone, done) })) && shouldContinue;
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: laneCount }, lane));
  return shouldContinue && !signal.aborted;
}

/**
 * Fills the demo with simulated people who take real tests, from the start or from where it was interrupted. Idempotent: every row
 * has an id that derives from its name, so existing rows stay as they are. Returns the state afterwards.
 */
export async function fill(
  deps: FillDeps,
  studentCount: number,
  signal: AbortSignal,
): Promise<Filling['state']> {
  const {
    state,
    total,
    asOf,
    done: previouslyDone,
  } = await beginFilling(deps.db, studentCount, deps.clock.now());
  if (state !== 'filling') return state;
  try {
    const students = Array.from({ length: total }, (_, number) => studentOf(number, asOf));
    const accounts = await findOwnAccounts(
      deps,
      deps.own.map(({ email }) => email),
    );
    await fillSurroundings(deps, students, accounts, asOf);
    await fillOwn(deps, accounts, asOf);
    if (!(await fillStudents(deps, { students, previouslyDone }, signal)))
      return signal.aborted ? 'filling' : 'cleared';
    const admin = findByRole(accounts, 'admin');
    if (admin) await fillTickets(deps, { students, admin, asOf });
    await deps.parts.computeStatistics();
    return (await updateFilling(deps.db, { state: 'full' })) ? 'full' : 'cleared';
  } catch (error) {
    if (!signal.aborted) await updateFilling(deps.db, { state: 'failed' });
    throw error;
  }
}
