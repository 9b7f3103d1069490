import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeResult } from './describe-result.ts';
import { pacingSentences } from './pacing-sentences.ts';
import { loadMessages, usePrintState } from './print-state.ts';
import { sampleQuestion } from '../../testing/results/sample-question.ts';
import { sampleReport } from '../../testing/results/sample-printed-report.ts';

beforeAll(async () => {
  await Promise.all([loadMessages('en'), loadMessages('vi')]);
});

const translateFor = (language: Language) =>
  usePrintState.getState().instances[language]!.getFixedT(language, 'results/print');

const textFor = (change: Partial<ReadyReport> = {}, language: Language = 'en'): string =>
  describeResult({ ...sampleReport, ...change }, language, translateFor(language)).join(' ');

const best = (score: number, method = sampleReport.method) => ({
  bestBefore: { score, low: score - 50, high: score + 50, method },
});

describe('what a score means', () => {
  test('states the range and the percentile in either language', () => {
    expect(textFor()).toContain('chance that the true score is between 1290 and 1390.');
    expect(textFor()).toContain('84 to 92 in 100 SAT takers');
    expect(textFor({}, 'vi')).toContain(
      'khoảng 1340 trên 1600. Khả năng khoảng 2/3 là mức điểm thực từ 1290 đến 1390.',
    );
    expect(textFor({}, 'vi')).toContain(
      'Mất nhiều nhất ở Hình học và lượng giác: đúng 0 trên 1 câu.',
    );
  });

  test('omits the percentile at the ends of the table', () => {
    const total = {
      ...sampleReport.total!,
      percentile: { low: { user: '99', national: '99+' }, high: { user: '99+', national: '99+' } },
    };
    expect(textFor({ total })).not.toContain('in 100');
  });

  test('says that a score from judged questions is provisional', () => {
    expect(textFor()).not.toContain('provisional');
    expect(textFor({ isProvisional: true })).toContain('The score is provisional');
    expect(textFor({ isProvisional: true }, 'vi')).toContain('Điểm này là tạm tính');
  });

  test('compares the score with the goal', () => {
    expect(textFor({ goal: { score: 1400, testDate: null } })).toContain(
      'has 60 points to go to reach the goal of 1400.',
    );
    expect(textFor({ goal: { score: 1340, testDate: null } })).toContain(
      'has reached the goal of 1340, but the true score may still be below it.',
    );
    expect(textFor({ goal: { score: 1200, testDate: null } })).toContain(
      'reached the goal of 1200.',
    );
    expect(textFor()).not.toContain('goal');
  });

  test('names a direction only for a change beyond its own error', () => {
    expect(textFor(best(1280))).toContain(
      'differs from the previous best, 1280 (1230–1330), by no more than chance',
    );
    expect(textFor(best(1280))).not.toContain('points above');
    expect(textFor(best(1340))).toContain('the same as the previous best');
    expect(textFor(best(1460))).toMatch(/120 points below .*1460 \(1410–1510\)\. The sections/);
    expect(textFor(best(1460))).not.toContain('calculated differently');
    expect(textFor(best(1460, 'eap-0'))).toContain('The two scores were calculated differently');
  });

  test('names the stronger section only if the difference exceeds its own error', () => {
    const [rw, math] = sampleReport.sections;
    expect(textFor()).toContain('do not differ by more than chance');
    const apart = [rw!, { ...math!, score: 600, low: 570, high: 630 }];
    expect(textFor({ sections: apart })).toContain('Reading and Writing is the stronger section');
  });

  test('warns of questions seen before', () => {
    expect(textFor({ seenBefore: 3 })).toContain('3 of the 4 questions came up');
    expect(textFor({ seenBefore: 4 })).toContain('All 4 questions came up');
  });
});

test('a section alone has no total', () => {
  const alone = { total: null, sections: sampleReport.sections.slice(0, 1) };
  expect(textFor(alone)).toContain(
    'In Reading and Writing this test points to about 680 out of 800',
  );
  expect(textFor(alone)).toContain('A total needs both sections');
});

test('describes a practice set by its right answers', () => {
  const practice = {
    test: { ...sampleReport.test, kind: 'practice' as const },
    total: null,
    sections: [],
    gains: [],
  };
  expect(textFor(practice)).toContain('Nguyễn Minh Ánh answered 2 of 4 questions correctly.');
  expect(textFor(practice)).not.toMatch(/1600|800/);
});

test('says when every question was right', () => {
  expect(textFor({ questions: [sampleQuestion('circles')] })).toContain(
    'Every answer was correct.',
  );
});

test('pacing has a sentence for each module', () => {
  const modules = sampleReport.modules;
  const questions = [
    sampleQuestion('transitions', { ms: 100_000 }),
    sampleQuestion('inferences', { question: 1, result: 'not-reached', answer: null, ms: 0 }),
    sampleQuestion('circles', { module: 1, ms: 100_000 }),
    sampleQuestion('percentages', { module: 1, question: 1, ms: 20_000 }),
  ];
  expect(
    pacingSentences({ ...sampleReport, modules, questions }, 'en', translateFor('en')),
  ).toEqual([
    'Reading and Writing: one question took 1:40. Its last question was left unanswered.',
    'Math: one question took 1:40.',
  ]);
  expect(pacingSentences(sampleReport, 'vi', translateFor('vi'))).toEqual([
    'Đọc và Viết: thời gian phân bổ đều.',
    'Toán: thời gian phân bổ đều.',
  ]);
});

const rushed = (isRushed: (module: number) => boolean): ReadyReport => ({
  ...sampleReport,
  modules: sampleReport.modules.map((module) =>
    isRushed(module.module) ? { ...module, usedMs: 6000 } : module,
  ),
  questions: sampleReport.questions.map((question) =>
    isRushed(question.module) ? { ...question, ms: 500 } : question,
  ),
});

test('calls a rushed module rushed, on both pages and in either language', () => {
  const all = rushed(() => true);
  const first = rushed((module) => module === 0);
  expect(textFor(all)).toContain('The test was probably rushed');
  expect(textFor(all, 'vi')).toContain('Có lẽ bài này làm quá vội');
  expect(textFor(first)).toContain('In Reading and Writing, most answers came faster');
  expect(textFor(first, 'vi')).toContain('Ở Đọc và Viết, phần lớn câu');
  expect(textFor()).not.toContain('rushed');
  expect(pacingSentences(first, 'en', translateFor('en'))[0]).toContain(
    'Reading and Writing: probably rushed',
  );
  expect(pacingSentences(all, 'vi', translateFor('vi'))[1]).toContain('Toán: có lẽ làm quá vội');
});
