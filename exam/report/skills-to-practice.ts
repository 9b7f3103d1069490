import { sections } from '../item/section.ts';
import { sectionOf, type Skill } from '../item/taxonomy.ts';

/** The questions of one skill in several attempts, without those that were never reached. */
export interface SkillCount {
  skill: Skill;
  missed: number;
  questions: number;
}

/** Fewer questions say too little for a strength or a weakness. */
export const fewestQuestions = 10;
/** With some thirty skills, two standard errors would name one by chance for every second student. */
const errorsBeyondChance = 2.5;

/** By how many standard errors a skill is missed more often than the rest of its section. */
function excessOf({ missed, questions }: SkillCount, all: Omit<SkillCount, 'skill'>): number {
  const rest = all.questions - questions;
  if (rest === 0) return 0;
  const share = all.missed / all.questions;
  const error = Math.sqrt(share * (1 - share) * (1 / questions + 1 / rest));
  return error === 0 ? 0 : (missed / questions - (all.missed - missed) / rest) / error;
}

/** The skills that are missed more often than others of their section, beyond chance; the clearest first. */
export function skillsToPractice(counts: readonly SkillCount[]): SkillCount[] {
  return sections
    .flatMap((section) => {
      const own = counts.filter(({ skill }) => sectionOf(skill) === section);
      const all = {
        missed: own.reduce((sum, { missed }) => sum + missed, 0),
        questions: own.reduce((sum, { questions }) => sum + questions, 0),
      };
      return own
        .filter(({ questions }) => questions >= fewestQuestions)
        .map((count) => ({ count, excess: excessOf(count, all) }));
    })
    .filter(({ excess }) => excess > errorsBeyondChance)
    .toSorted((one, other) => other.excess - one.excess)
    .map(({ count }) => count);
}
