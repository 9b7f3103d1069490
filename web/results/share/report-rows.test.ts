import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { sampleReport } from '../../testing/results/sample-printed-report.ts';
import { sampleQuestion } from '../../testing/results/sample-question.ts';
import type { Cell } from '../../ui/data/csv.ts';
import { fileName, reportRows } from './report-rows.ts';

const rowsIn = (language: 'en' | 'vi', report = sampleReport): Cell[][] =>
  reportRows(
    report,
    language,
    i18next.getFixedT(language, ['results/share', 'item/question-words']),
  );

describe('the rows of a report', () => {
  beforeAll(async () => {
    await startI18n();
    await i18next.changeLanguage('en');
    await i18next.loadNamespaces(['results/share', 'item/question-words']);
    await i18next.changeLanguage('vi');
  });

  test('has a row for each question below a header in the language of the page', () => {
    expect(rowsIn('en')).toHaveLength(5);
    expect(rowsIn('en')[0]).toContain('Correct answer');
    expect(rowsIn('vi')[0]).toContain('Đáp án');
  });

  test('distinguishes skipped from not reached, and gives times in seconds, rounded up as on the page', () => {
    const questions = [
      sampleQuestion('circles', { result: 'omitted', answer: null, ms: 61_400 }),
      sampleQuestion('circles', { question: 1, result: 'not-reached', answer: null, ms: 0 }),
    ];
    const [, skipped, unreached] = rowsIn('en', { ...sampleReport, questions });
    expect(skipped).toEqual([
      'Math',
      1,
      1,
      'Skipped',
      'Geometry and Trigonometry',
      'Circles',
      'A net mender',
      'Medium',
      null,
      'A',
      62,
      'no',
      null,
    ]);
    expect(unreached).toContain('Not reached');
    expect(rowsIn('vi', { ...sampleReport, questions })[1]).toContain('Người vá lưới');
  });

  test('names the file by the test and its day in Vietnam', () => {
    expect(fileName(sampleReport)).toBe('bac-diagnostic-1-2026-11-08.csv');
    const late = { ...sampleReport, completedAt: '2026-11-17T18:30:00.000Z' };
    expect(fileName(late)).toBe('bac-diagnostic-1-2026-11-18.csv');
  });
});
