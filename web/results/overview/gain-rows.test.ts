import { expect, test } from 'vitest';
import { samplePractice, sampleReport } from '../../testing/results/sample-report.ts';
import { gainRows } from './gain-rows.ts';

test('skills and one hasty slip on an easy question are ranked by points', () => {
  expect(gainRows(sampleReport)).toMatchObject([
    { skill: 'inferences', points: 50, missed: 2, habit: 'slow' },
    { skill: 'circles', points: 30, missed: 2, habit: 'empty' },
    { kind: 'slip', points: 10, question: { module: 0, question: 2 } },
  ]);
});

test('a guess of a second on an easy question is not a slip', () => {
  const questions = sampleReport.questions.map((question) => ({ ...question, ms: 1000 }));
  const rows = gainRows({ ...sampleReport, questions });
  expect(rows.map(({ kind }) => kind)).toEqual(['skill', 'skill']);
});

test('does not list a slip whose skill is already listed', () => {
  const gains = [{ skill: 'boundaries' as const, points: 10, missed: 1 }];
  expect(gainRows({ ...sampleReport, gains })).toMatchObject([
    { kind: 'skill', skill: 'boundaries', habit: 'quick' },
  ]);
});

test('without a score the skills with most misses come first, and no points are promised', () => {
  expect(gainRows(samplePractice)).toMatchObject([
    { skill: 'inferences', missed: 1, points: null },
    { skill: 'boundaries', missed: 1, points: null },
  ]);
});

test('does not list skills that would gain nothing', () => {
  const gains = [{ skill: 'circles' as const, points: 0, missed: 2 }];
  const questions = sampleReport.questions.filter(({ skill }) => skill === 'circles');
  expect(gainRows({ ...sampleReport, gains, questions })).toEqual([]);
});
