import { describe, expect, test } from 'vitest';
import { topGains } from './gains.ts';
import { missedQuestions } from './missed.ts';
import { sampleQuestion } from '../../testing/results/sample-question.ts';
import { sampleReport } from '../../testing/results/sample-printed-report.ts';

const wrong = (question: number, points: number) =>
  sampleQuestion('circles', { question, points, result: 'wrong' });
const numbers = (rows: { question: number }[]): number[] => rows.map(({ question }) => question);

describe('missed questions', () => {
  const questions = [wrong(0, 10), sampleQuestion('circles', { question: 1 }), wrong(2, 30)];

  test('lists missed questions in the order of the test if all fit', () => {
    const { rows, more } = missedQuestions({ questions }, 'en', 2);
    expect(numbers(rows)).toEqual([0, 2]);
    expect(more).toBe(0);
  });

  test('lists the costliest first if not all fit, and counts the rest', () => {
    const { rows, more } = missedQuestions({ questions }, 'en', 1);
    expect(numbers(rows)).toEqual([2]);
    expect(more).toBe(1);
  });

  test('a question with a long skill name takes two lines', () => {
    const long = sampleQuestion('nonlinear-equations-and-systems', { result: 'omitted' });
    const report = { questions: [long, wrong(2, 5)] };
    expect(missedQuestions(report, 'en', 3).more).toBe(0);
    expect(missedQuestions(report, 'en', 2).more).toBe(1);
  });
});

test('lists at most three gains, by misses if there is no score', () => {
  expect(topGains(sampleReport)).toEqual(sampleReport.gains);
  const questions = [
    wrong(0, 0),
    wrong(1, 0),
    sampleQuestion('percentages', { result: 'omitted' }),
  ];
  expect(topGains({ gains: [], questions })).toEqual([
    { skill: 'circles', missed: 2, points: null },
    { skill: 'percentages', missed: 1, points: null },
  ]);
});
