import type { Random } from '@bac/exam/random.ts';
import { drawBetween, drawWeighted, drawWhole } from './draws.ts';
import { momentOn } from './moments.ts';
import type { PlannedClass } from './school.ts';
import { demoId } from './seeded.ts';

/** One attempt that a simulated student makes. */
export interface PlannedAttempt {
  id: string;
  form: string;
  startsAt: Date;
  /** What has been learnt since the first, in deviations of ability. */
  growth: number;
  /** Gives up on the way. */
  isLeft: boolean;
  assignment?: string;
}

interface Coming {
  student: number;
  asOf: Date;
  createdAt: Date;
  /** Days ago. */
  joined: number;
  random: Random;
}

const firstForms: readonly (readonly [string, number])[] = [
  ['diagnostic-1', 44],
  ['full-1', 48],
  ['practice-rw-1', 4],
  ['practice-math-1', 4],
];
/** Most sit the same two, so that their questions have answers enough to be calibrated. */
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

/** Nobody sits before they have an account. */
function startOn(daysAgo: number, { asOf, createdAt, random }: Coming): Date {
  const at = momentOn(asOf, daysAgo, random);
  const soonest = createdAt.getTime() + drawBetween(random, 4, 18) * minute;
  return new Date(Math.round(Math.max(at.getTime(), soonest)));
}

const idOf = (student: number, form: string): string => demoId(`attempt:${student}:${form}`);

function planFree(coming: Coming, before: readonly PlannedAttempt[], most: number) {
  const { student, random } = coming;
  const planned: PlannedAttempt[] = [...before];
  const last = before.length === 0 ? coming.joined : 10;
  let daysAgo = last - drawWhole(random, 0, 2);
  while (planned.length < most && daysAgo >= 0) {
    const choices = planned.length === 0 ? firstForms : laterForms;
    const fresh = choices.filter(([form]) => planned.every((each) => each.form !== form));
    const form = drawWeighted(random, fresh);
    planned.push({
      id: idOf(student, form),
      form,
      startsAt: startOn(daysAgo, coming),
      growth: planned.length * drawBetween(random, 0.12, 0.34),
      isLeft: random() < 0.07,
    });
    daysAgo -= drawWhole(random, 4, 14);
  }
  return planned;
}

/** Most of a class sit what they are given, in the days it is open; of what is open still, about half have by now. */
function planAssigned(coming: Coming, { assignments }: PlannedClass): PlannedAttempt[] {
  const { student, random } = coming;
  return assignments.flatMap(({ id, form, opens, closes }, index): PlannedAttempt[] => {
    const isOpen = closes <= 0;
    const isSat = random() < (isOpen ? 0.5 : 0.88);
    const daysAgo = drawWhole(random, Math.max(1, closes + 1), opens - 1);
    const startsAt = startOn(daysAgo, coming);
    const growth = index * drawBetween(random, 0.12, 0.34);
    const isLeft = random() < 0.03;
    return isSat
      ? [{ id: idOf(student, form), form, startsAt, growth, isLeft, assignment: id }]
      : [];
  });
}

/** Everything a student sits, in order. */
export function planCourse(coming: Coming, taught: PlannedClass | undefined): PlannedAttempt[] {
  const most = drawWeighted(coming.random, counts);
  if (!taught) return planFree(coming, [], most);
  const assigned = planAssigned(coming, taught);
  const isKeen = coming.random() < 0.25;
  const all = isKeen ? planFree(coming, assigned, assigned.length + 1) : assigned;
  return all.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
