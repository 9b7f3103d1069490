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
  student('An', ['inferences', 1, 10], ['boundaries', 1, 9], ['circles', 10, 10]),
  student('Bình', ['inferences', 4, 11], ['boundaries', 1, 12], ['circles', 0, 10]),
  student('Chi', ['inferences', 0, 18], ['boundaries', 2, 12]),
];

test('the share of a class adds up the answers of its students', () => {
  expect(classShare(students, 'inferences')).toEqual({ right: 5, questions: 39 });
  expect(classShare(students, 'circles')).toEqual({ right: 10, questions: 20 });
});

test.each([
  [0, 9, 'few'],
  [9, 9, 'few'],
  [4, 10, 'low'],
  [5, 10, 'middle'],
  [7, 10, 'middle'],
  [8, 10, 'high'],
])('%i of %i correct answers have the level %s', (right, questions, expected) => {
  expect(level({ right, questions })).toBe(expected);
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
