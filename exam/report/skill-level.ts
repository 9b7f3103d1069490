import type { Skill } from '../item/taxonomy.ts';

/** The questions of one skill that a student got to. */
export interface SkillTally {
  skill: Skill;
  right: number;
  questions: number;
}

/** `few`: too few questions to say anything. */
export type SkillLevel = 'few' | 'needs' | 'partly' | 'secure';

/** One lucky guess changes a share of fewer questions by more than a quarter. */
export const fewestForLevel = 4;
const partlyFrom = 0.6;
const secureFrom = 0.8;

export function skillLevel({ right, questions }: Omit<SkillTally, 'skill'>): SkillLevel {
  if (questions < fewestForLevel) return 'few';
  const share = right / questions;
  return share >= secureFrom ? 'secure' : share >= partlyFrom ? 'partly' : 'needs';
}

/** Those who need help with a skill, those of whom too little is known, and the others; each in the order of the input. */
export function groupForSkill<Student extends { tally: Omit<SkillTally, 'skill'> }>(
  students: readonly Student[],
): { need: Student[]; unknown: Student[]; others: Student[] } {
  const at = (levels: readonly SkillLevel[]): Student[] =>
    students.filter(({ tally }) => levels.includes(skillLevel(tally)));
  return { need: at(['needs']), unknown: at(['few']), others: at(['partly', 'secure']) };
}
