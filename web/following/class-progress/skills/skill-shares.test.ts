import type { ClassSkills } from '@bac/contract/following/class-figures.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { expect, test } from 'vitest';
import { classShare, groupsOf, level, skillsIn } from './skill-shares.ts';

type Tally = [skill: Skill, right: number, questions: number];

const student = (name: string, ...tallies: Tally[]): ClassSkills['students'][number] => ({
  student: { id: name, name },
  awaitsConsent: false,
  tallies: tallies.map(([skill, right, questions]) => ({ skill, right, questions })),
});

const skills: Skill[] = ['inferences', 'boundaries', 'circles'];
const students = [
  student('An', ['inferences', 1, 4], ['boundaries', 1, 3], ['circles', 4, 4]),
  student('Bình', ['inferences', 2, 5], ['boundaries', 1, 6], ['circles', 0, 4]),
  student('Chi', ['inferences', 0, 8], ['boundaries', 2, 6]),
];

test('the share of a class adds up the answers of its students', () => {
  expect(classShare(students, 'inferences')).toEqual({ right: 3, questions: 17 });
  expect(classShare(students, 'circles')).toEqual({ right: 4, questions: 8 });
});

test.each([
  [3, ['few', 'few', 'few', 'few']],
  [4, ['low', 'low', 'middle', 'high', 'high']],
])('a share of %i questions has its level, and one of few has none', (questions, levels) => {
  expect(levels.map((_, right) => level({ right, questions }))).toEqual(levels);
});

test('groups hold at least two students with enough questions, the largest group first', () => {
  expect(
    groupsOf({ skills, students }).map((group) => [
      group.skill,
      group.students.map(({ name }) => name),
    ]),
  ).toEqual([
    ['inferences', ['An', 'Bình', 'Chi']],
    ['boundaries', ['Bình', 'Chi']],
  ]);
});

test('lists the skills of one section', () => {
  expect(skillsIn('rw', { skills })).toEqual(['inferences', 'boundaries']);
  expect(skillsIn('math', { skills })).toEqual(['circles']);
});
