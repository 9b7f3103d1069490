import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { meaning } from './meaning.ts';
import { pacingWords } from './pacing-words.ts';
import { loadWords, usePrintState } from './print-state.ts';
import { sampleQuestion } from '../../testing/results/sample-question.ts';
import { sampleReport } from '../../testing/results/sample-printed-report.ts';

beforeAll(async () => {
  await Promise.all([loadWords('en'), loadWords('vi')]);
});

const wordsOf = (language: Language) =>
  usePrintState.getState().words[language]!.getFixedT(language, 'results/print');

const said = (change: Partial<ReadyReport> = {}, language: Language = 'en'): string =>
  meaning({ ...sampleReport, ...change }, language, wordsOf(language)).join(' ');

describe('what a score means', () => {
  test('is its range and its place among others, in either language', () => {
    expect(said()).toContain('about 1340 out of 1600, most likely between 1290 and 1390.');
    expect(said()).toContain('about 88 in 100 SAT takers');
    expect(said({}, 'vi')).toContain('khoảng 1340 trên 1600, nhiều khả năng từ 1290 đến 1390.');
    expect(said({}, 'vi')).toContain('Mất nhiều nhất ở Hình học và lượng giác: đúng 0 trên 1 câu.');
  });

  test('says nothing in hundreds at the ends of the table', () => {
    const total = { ...sampleReport.total!, percentile: { user: '99+', national: '99+' } };
    expect(said({ total })).not.toContain('in 100');
  });

  test('is measured against the goal', () => {
    expect(said({ goal: { score: 1400, testDate: null } })).toContain(
      'has 60 points to go to the goal of 1400.',
    );
    expect(said({ goal: { score: 1340, testDate: null } })).toContain('reached the goal of 1340.');
    expect(said()).not.toContain('goal');
  });

  test('calls a change within the range chance', () => {
    expect(said({ bestBefore: 1280 })).toMatch(/60 points above .*1280\. The two/);
    expect(said({ bestBefore: 1300 })).toContain('A difference this small may be chance.');
    expect(said({ bestBefore: 1340 })).toContain('the same as the best result before');
    expect(said({ bestBefore: 1450 })).toContain('110 points below');
  });

  test('names the stronger section only where the ranges lie apart', () => {
    const [rw, math] = sampleReport.sections;
    expect(said()).toContain('about equally strong');
    const apart = [rw!, { ...math!, score: 600, low: 570, high: 630 }];
    expect(said({ sections: apart })).toContain('Reading and Writing is clearly the stronger');
  });

  test('warns of questions met before', () => {
    expect(said({ seenBefore: 3 })).toContain('3 of the 4 questions were known');
    expect(said({ seenBefore: 4 })).toContain('All 4 questions were known');
  });
});

test('a section alone has no total', () => {
  const alone = { total: null, sections: sampleReport.sections.slice(0, 1) };
  expect(said(alone)).toContain('In Reading and Writing this test points to about 680 out of 800');
  expect(said(alone)).toContain('A total needs both sections');
});

test('a practice set is told in right answers', () => {
  const practice = {
    test: { ...sampleReport.test, kind: 'practice' as const },
    total: null,
    sections: [],
    gains: [],
  };
  expect(said(practice)).toContain('Nguyễn Minh Ánh got 2 of 4 questions right.');
  expect(said(practice)).not.toMatch(/1600|800/);
});

test('nothing missed is said as that', () => {
  expect(said({ questions: [sampleQuestion('circles')] })).toContain('Every question was right.');
});

test('pacing has a sentence for each module', () => {
  const modules = sampleReport.modules;
  const questions = [
    sampleQuestion('transitions', { ms: 100_000 }),
    sampleQuestion('inferences', { question: 1, result: 'not-reached', answer: null, ms: 0 }),
    sampleQuestion('circles', { module: 1, ms: 100_000 }),
    sampleQuestion('percentages', { module: 1, question: 1, ms: 20_000 }),
  ];
  expect(pacingWords({ ...sampleReport, modules, questions }, 'en', wordsOf('en'))).toEqual([
    'Reading and Writing: one question took 1:40. Its last question was left without an answer.',
    'Math: one question took 1:40.',
  ]);
  expect(pacingWords(sampleReport, 'vi', wordsOf('vi'))).toEqual([
    'Đọc và Viết: nhịp đều từ đầu đến cuối.',
    'Toán: nhịp đều từ đầu đến cuối.',
  ]);
});

const rushed = (wanted: (module: number) => boolean): ReadyReport => ({
  ...sampleReport,
  modules: sampleReport.modules.map((module) =>
    wanted(module.module) ? { ...module, usedMs: 6000 } : module,
  ),
  questions: sampleReport.questions.map((question) =>
    wanted(question.module) ? { ...question, ms: 500 } : question,
  ),
});

test('a rushed module is called that, on both pages and in either language', () => {
  const all = rushed(() => true);
  const first = rushed((module) => module === 0);
  expect(said(all)).toContain('The test was probably rushed');
  expect(said(all, 'vi')).toContain('Có lẽ bài này làm quá vội');
  expect(said(first)).toContain('In Reading and Writing most answers came faster');
  expect(said(first, 'vi')).toContain('Ở Đọc và Viết, phần lớn câu');
  expect(said()).not.toContain('rushed');
  expect(pacingWords(first, 'en', wordsOf('en'))[0]).toContain(
    'Reading and Writing: probably rushed',
  );
  expect(pacingWords(all, 'vi', wordsOf('vi'))[1]).toContain('Toán: có lẽ làm quá vội');
});
