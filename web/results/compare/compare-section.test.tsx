import type { History, HistoryEntry, ReadyReport } from '@bac/contract/results/results.ts';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, render } from '../../testing/render.tsx';
import { CompareSection } from './compare-section.tsx';
import { earlierReport, laterReport } from '../../testing/results/sample-compared-reports.ts';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('results/compare');
});

const entryOf = (report: ReadyReport): HistoryEntry => ({
  ...report,
  right: 2,
  questions: report.questions.length,
  usedMs: 3_000_000,
  invalidReason: null,
  rescoredAt: null,
  scoreBefore: null,
  total: report.total && { ...report.total, isProvisional: report.isProvisional },
  sections: [],
});
const historyOf = (...reports: ReadyReport[]): History => ({
  attempts: reports.map(entryOf),
  best: null,
  superscore: null,
});

const text = (): string => document.body.textContent;
const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

const apiWith = (other: ReadyReport): FakeApi =>
  new FakeApi()
    .answers('GET /results', historyOf(laterReport, earlierReport))
    .responds(`GET /results/${other.attempt}` as 'GET /results', () =>
      Response.json({ result: 'OK', data: other }),
    );

const open = (search: string): void =>
  render(
    <MemoryRouter initialEntries={[`/test-results/${laterReport.attempt}${search}`]}>
      <CompareSection report={laterReport} />
    </MemoryRouter>,
  );

test('compares with the attempt in the address, with ranges, differences and warnings', async () => {
  apiWith(earlierReport);
  open(`?compare=${earlierReport.attempt}`);
  await eventually(() => expect(text()).toContain('Total score: 160 points higher'));
  expect(text()).toContain('This is more than the margin of error, ±140');
  expect(text()).toContain('You had already seen 4 of the 4 questions in the later test');
  expect(rows()).toContain('Total score11801110–125013401290–1390+160');
  expect(rows()).toContain('Reading and Writing600570–630640610–670+40may be chance');
  expect(rows()).toContain('Time used50:0049:00−1:00');
  expect(rows()).toContain('Algebra0%0 / 250%1 / 2+50');
});

test('shows only the select until an attempt is chosen', async () => {
  apiWith(earlierReport);
  open('?compare=somebody-elses');
  await eventually(() => expect(text()).toContain('Compare with another attempt'));
  expect(document.querySelector('table')).toBeNull();
});

test('says that the difference may be chance if it is not larger than its error', async () => {
  const total = { score: 1280, low: 1200, high: 1360, percentile: null };
  apiWith({ ...earlierReport, total });
  open(`?compare=${earlierReport.attempt}`);
  await eventually(() =>
    expect(text()).toContain('Total score: the two scores are 60 points apart. That is within'),
  );
  expect(text()).not.toMatch(/higher|lower/);
});

test('says that a practice set has no score to compare', async () => {
  apiWith({ ...earlierReport, total: null, sections: [] });
  open(`?compare=${earlierReport.attempt}`);
  await eventually(() => expect(text()).toContain('no estimated score in common'));
});

test('a first attempt has no comparison', async () => {
  const api = new FakeApi().answers('GET /results', historyOf(laterReport));
  open('');
  await eventually(() => expect(api.requests).toHaveLength(1));
  await eventually(() => expect(document.querySelector('section:not([aria-live])')).toBeNull());
});
