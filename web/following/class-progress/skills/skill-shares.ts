import type { ClassSkills } from '@bac/contract/following/class-figures.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { sectionOf, type Skill } from '@bac/exam/item/taxonomy.ts';
import { fewestQuestions } from '@bac/exam/report/skills-to-practice.ts';

type StudentSkills = ClassSkills['students'][number];

export interface SkillShare {
  right: number;
  questions: number;
}

export const shareOf = ({ tallies }: StudentSkills, skill: Skill): SkillShare | undefined =>
  tallies.find((tally) => tally.skill === skill);

/** The answers of the whole class to the questions of a skill. */
export function classShare(students: readonly StudentSkills[], skill: Skill): SkillShare {
  const shares = students.flatMap((student) => shareOf(student, skill) ?? []);
  return {
    right: shares.reduce((sum, { right }) => sum + right, 0),
    questions: shares.reduce((sum, { questions }) => sum + questions, 0),
  };
}

export const skillsIn = (section: Section, { skills }: Pick<ClassSkills, 'skills'>): Skill[] =>
  skills.filter((skill) => sectionOf(skill) === section);

/** Below half, more questions were missed than answered correctly. */
export function level({ right, questions }: SkillShare): 'few' | 'low' | 'middle' | 'high' {
  if (questions < fewestQuestions) return 'few';
  const share = right / questions;
  if (share < 0.5) return 'low';
  return share < 0.75 ? 'middle' : 'high';
}

export interface SkillGroup {
  skill: Skill;
  students: StudentSkills['student'][];
}

/** A group needs at least two students. */
const smallestGroup = 2;

/** The students who missed most questions of the same skill, the largest group first. */
export function groupsOf({ skills, students }: Pick<ClassSkills, 'skills' | 'students'>) {
  const groups = skills.map((skill): SkillGroup => ({
    skill,
    students: students
      .filter((each) => {
        const share = shareOf(each, skill);
        return share && level(share) === 'low';
      })
      .map(({ student }) => student),
  }));
  return groups
    .filter((group) => group.students.length >= smallestGroup)
    .toSorted((one, other) => other.students.length - one.students.length);
}
