import { expect, test } from 'vitest';
import type { Skill } from '../item/taxonomy.ts';
import { seededRandom } from '../random.ts';
import { skillsToPractice } from './skills-to-practice.ts';

const count = (skill: Skill, missed: number, questions: number) => ({ skill, missed, questions });

test('names a skill that is missed more often than the rest of its section, beyond chance', () => {
  const weak = count('circles', 16, 20);
  const counts = [weak, count('percentages', 20, 80), count('linear-functions', 10, 40)];
  expect(skillsToPractice(counts)).toEqual([weak]);
  expect(skillsToPractice([{ ...weak, missed: 9 }, ...counts.slice(1)])).toEqual([]);
});

test('names no skill of fewer than ten questions', () => {
  const counts = [count('circles', 9, 9), count('percentages', 5, 80)];
  expect(skillsToPractice(counts)).toEqual([]);
});

test('compares within a section: a weak section is not a weak skill', () => {
  const counts = [
    count('boundaries', 20, 40),
    count('inferences', 20, 40),
    count('circles', 0, 40),
    count('percentages', 0, 40),
  ];
  expect(skillsToPractice(counts)).toEqual([]);
});

test('needs other skills to compare with', () => {
  expect(skillsToPractice([count('circles', 20, 20)])).toEqual([]);
  expect(skillsToPractice([])).toEqual([]);
});

test('names a skill for fewer than one in five students who are equally good at all skills', () => {
  const random = seededRandom(41);
  const skills = [
    'circles',
    'percentages',
    'probability',
    'area-and-volume',
    'linear-functions',
    'one-variable-data',
    'nonlinear-functions',
    'linear-inequalities',
  ] as const;
  const named = Array.from({ length: 2000 }, () => {
    const counts = skills.map((skill) =>
      count(skill, Array.from({ length: 20 }, random).filter((each) => each < 0.4).length, 20),
    );
    return skillsToPractice(counts).length > 0 ? 1 : 0;
  });
  const share = named.reduce<number>((sum, each) => sum + each, 0) / named.length;
  expect(share).toBeLessThan(0.2);
});
