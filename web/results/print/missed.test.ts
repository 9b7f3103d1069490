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

  test('are listed in the order of the test while all fit', () => {
    const { rows, more } = missedQuestions({ questions }, 'en', 2);
    expect(numbers(rows)).toEqual([0, 2]);
    expect(more).toBe(0);
  });

  test('come costliest first when they do not, and the rest is counted', () => {
    const { rows, more } = missedQuestions({ questions }, 'en', 1);
    expect(numbers(rows)).toEqual([2]);
    expect(more).toBe(1);
  });

  test('with a long name take two lines', () => {
    const long = sampleQuestion('nonlinear-equations-and-systems', { result: 'omitted' });
    const asked = { questions: [long, wrong(2, 5)] };
    expect(missedQuestions(asked, 'en', 3).more).toBe(0);
    expect(missedQuestions(asked, 'en', 2).more).toBe(1);
  });
});

test('gains are three at most, and counted in misses where there is no score', () => {
  expect(topGains(sampleReport)).toEqual(sampleReport.gains);
  const asked = [wrong(0, 0), wrong(1, 0), sampleQuestion('percentages', { result: 'omitted' })];
  expect(topGains({ gains: [], questions: asked })).toEqual([
    { skill: 'circles', missed: 2, points: null },
    { skill: 'percentages', missed: 1, points: null },
  ]);
});
