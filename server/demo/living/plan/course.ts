import type { Random } from '@bac/exam/random.ts';
import { drawBetween, drawWeighted, drawWhole } from './draws.ts';
import { momentOn } from './moments.ts';
import type { PlannedClass } from './school.ts';
import { demoId } from './seeded.ts';

/** One attempt of a simulated student. */
export interface PlannedAttempt {
  id: string;
  form: string;
  startsAt: Date;
  /** The gain in ability since the first attempt, in standard deviations. */
  growth: number;
  /** The student abandons the attempt. */
  isLeft: boolean;
  assignment?: string;
}

interface StudentPlan {
  student: number;
  asOf: Date;
  createdAt: Date;
  /** Days ago. */
  joinedDaysAgo: number;
  random: Random;
}

const firstForms: readonly (readonly [string, number])[] = [
  ['diagnostic-1', 44],
  ['full-1', 48],
  ['practice-rw-1', 4],
  ['practice-math-1', 4],
];
/** Most students take the same two forms, so that their items have enough answers for calibration. */
const laterForms: readonly (readonly [string, number])[] = [
  ['full-1', 58],
  ['full-2', 20],
  ['diagnostic-1', 24],
  ['practice-rw-1', 3],
  ['practice-rw-2', 4],
  ['practice-math-1', 3],
  ['practice-math-2', 4],
];

const counts: readonly (readonly [number, number])[] = [
  [0, 8],
  [1, 27],
  [2, 39],
  [3, 26],
];

const minute = 60_000;

/** Draws a start time after the account was created. */
function drawStart(daysAgo: number, { asOf, createdAt, random }: StudentPlan): Date {
  const at = momentOn(asOf, daysAgo, random);
  const earliest = createdAt.getTime() + drawBetween(random, 4, 18) * minute;
  return new Date(Math.round(Math.max(at.getTime(), earliest)));
}

const attemptId = (student: number, form: string): string => demoId(`attempt:${student}:${form}`);

function planFree(plan: StudentPlan, assigned: readonly PlannedAttempt[], maxAttempts: number) {
  const { student, random } = plan;
  const planned: PlannedAttempt[] = [...assigned];
  const last = assigned.length === 0 ? plan.joinedDaysAgo : 10;
  let daysAgo = last - drawWhole(random, 0, 2);
  while (planned.length < maxAttempts && daysAgo >= 0) {
    const choices = planned.length === 0 ? firstForms : laterForms;
    const untaken = choices.filter(([form]) => planned.every((each) => each.form !== form));
    const form = drawWeighted(random, untaken);
    planned.push({
      id: attemptId(student, form),
      form,
      startsAt: drawStart(daysAgo, plan),
      growth: planned.length * drawBetween(random, 0.12, 0.34),
      isLeft: random() < 0.07,
    });
    daysAgo -= drawWhole(random, 4, 14);
  }
  return planned;
}

/** Most students of a class take a closed assignment in its window; about half have already taken an open one. */
function planAssigned(plan: StudentPlan, { assignments }: PlannedClass): PlannedAttempt[] {
  const { student, random } = plan;
  return assignments.flatMap(({ id, form, opens, closes }, index): PlannedAttempt[] => {
    const isOpen = closes <= 0;
    const isTaken = random() < (isOpen ? 0.5 : 0.88);
    const daysAgo = drawWhole(random, Math.max(1, closes + 1), opens - 1);
    const startsAt = drawStart(daysAgo, plan);
    const growth = index * drawBetween(random, 0.12, 0.34);
    const isLeft = random() < 0.03;
    return isTaken
      ? [{ id: attemptId(student, form), form, startsAt, growth, isLeft, assignment: id }]
      : [];
  });
}

/** Plans all attempts of a student, in order. */
export function planCourse(
  plan: StudentPlan,
  plannedClass: PlannedClass | undefined,
): PlannedAttempt[] {
  const maxAttempts = drawWeighted(plan.random, counts);
  if (!plannedClass) return planFree(plan, [], maxAttempts);
  const assigned = planAssigned(plan, plannedClass);
  const isKeen = plan.random() < 0.25;
  const all = isKeen ? planFree(plan, assigned, assigned.length + 1) : assigned;
  return all.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
