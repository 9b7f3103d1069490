import { expect, test } from 'vitest';
import { longTime } from '../../ui/format/long-time.ts';
import { compareReports } from './compare-reports.ts';
import { earlierReport, laterReport } from '../../testing/results/sample-compared-reports.ts';
import { signed } from './signed.ts';

test('puts the earlier report first, whichever page is open', () => {
  for (const pair of [
    compareReports(earlierReport, laterReport),
    compareReports(laterReport, earlierReport),
  ]) {
    expect(pair.earlier).toBe(earlierReport);
    expect(pair.later).toBe(laterReport);
  }
});

test('marks a difference of scores as possibly chance unless it exceeds its own error', () => {
  const { scores } = compareReports(earlierReport, laterReport);
  expect(scores.map(({ name, change }) => [name, change])).toEqual([
    ['total', { points: 160, mayBeChance: false }],
    ['rw', { points: 40, mayBeChance: true }],
    ['math', { points: 120, mayBeChance: false }],
  ]);
});

test('compares right answers in total and by domain, in percentage points', () => {
  const { shares } = compareReports(earlierReport, laterReport);
  expect(shares.map(({ name, points }) => [name, points])).toEqual([
    ['all', 25],
    ['information-and-ideas', 0],
    ['algebra', 50],
  ]);
});

test('lists values that only one report has, without a difference', () => {
  const practice = {
    ...laterReport,
    total: null,
    sections: [],
    questions: laterReport.questions.filter(({ section }) => section === 'rw'),
  };
  const { scores, shares } = compareReports(earlierReport, practice);
  expect(scores.every(({ later, change }) => !later && !change)).toBe(true);
  expect(shares.find(({ name }) => name === 'algebra')?.points).toBeUndefined();
});

const withTime = (report: typeof laterReport, usedMs: number) => ({
  ...report,
  modules: report.modules.slice(0, 1).map((module) => ({ ...module, usedMs })),
});

test('shows the same time as the report, and a difference that matches', () => {
  const { usedMs } = compareReports(
    withTime(earlierReport, 346_400),
    withTime(laterReport, 120_900),
  );
  expect(usedMs).toEqual({ earlier: 347_000, later: 121_000 });
  expect([longTime(346_400), longTime(usedMs.earlier)]).toEqual(['5:47', '5:47']);
  expect(longTime(usedMs.earlier - usedMs.later)).toBe('3:46');
});

test('detects familiar questions and different scoring methods', () => {
  const { familiar, hasOneMethod } = compareReports(earlierReport, laterReport);
  expect(familiar).toEqual([laterReport]);
  expect(hasOneMethod).toBe(true);
  const other = compareReports(earlierReport, { ...laterReport, method: 'eap-2' });
  expect(other.hasOneMethod).toBe(false);
});

test('writes a difference with its sign', () => {
  expect([signed(60), signed(-20), signed(0), signed(-90_000, '1:30')]).toEqual([
    '+60',
    '−20',
    '0',
    '−1:30',
  ]);
});
