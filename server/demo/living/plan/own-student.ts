import { momentOn } from './moments.ts';
import type { PlannedAttempt } from './course.ts';
import type { Sitter } from './people.ts';
import { plannedClasses } from './school.ts';
import { demoId, randomOf } from './seeded.ts';

/** A little above the middle, better at math, and learning. */
const sitter: Sitter = { ability: { rw: -0.05, math: 0.3 }, pace: 1.02 };

const forWeekend = plannedClasses.at(-1)?.assignments[0];

/** What the demo's own student has sat: a first look, a test for the class, and another one last week. */
export function ownCourse(
  asOf: Date,
  hasClass: boolean,
): { sitter: Sitter; attempts: PlannedAttempt[] } {
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
