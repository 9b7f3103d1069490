import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../../api/client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import { sampleItem, sampleSolution } from '../../testing/item/sample-item.ts';
import { SheetScreen } from './sheet-screen.tsx';

const attempt = '0d3e1d1e-58cf-4c0e-9a44-0a3b1c5d7e21';
const test3 = {
  id: 'full-3',
  kind: 'full',
  name: { en: 'Full test 3', vi: 'Đề thi thử số 3' },
} as const;

const ready: Extract<Reply<'GET /results/:attempt'>, { state: 'ready' }> = {
  state: 'ready',
  attempt,
  test: test3,
  student: 'Nguyễn Minh Ánh',
  isOwn: true,
  startedAt: '2026-11-08T02:00:00.000Z',
  completedAt: '2026-11-08T04:14:00.000Z',
  invalidated: null,
  changes: [],
  timing: null,
  ordinal: 1,
  seenBefore: 0,
  isProvisional: false,
  dropped: 0,
  practice: [],
  method: 'test',
  total: null,
  sections: [],
  scored: 1,
  pretest: 0,
  modules: [1, 2].map((part) => ({
    module: part - 1,
    section: 'rw' as const,
    part,
    route: null,
    ms: 1_920_000,
    usedMs: 1_800_000,
    closedBy: 'student' as const,
  })),
  questions: [],
  gains: [],
  bestBefore: null,
  goal: null,
};

const missed: ReviewedQuestion = {
  module: 1,
  question: 13,
  item: sampleItem,
  solution: sampleSolution,
  rule: null,
  answer: 'C',
  result: 'wrong',
  eliminated: [],
  highlights: [],
  shares: null,
  mistake: null,
  isReported: false,
};

const reportKey = `GET /results/${attempt}` as 'GET /results/:attempt';
const questionsKey = `GET /results/${attempt}/questions` as 'GET /results/:attempt/questions';
const withMissed = (...questions: ReviewedQuestion[]): FakeApi =>
  new FakeApi().answers(reportKey, ready).answers(questionsKey, { questions, formulas: {} });

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.removeItem('explanationLanguage');
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['results', 'results/sheet', 'item/figure', 'item/item-answer']);
});

const pageText = (): string => document.body.textContent;

function open(): void {
  const routes = [{ path: '/test-results/:attempt/sheet', Component: SheetScreen }];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/test-results/${attempt}/sheet`],
  });
  render(<RouterProvider router={router} />);
}

test('the sheet lists all questions unanswered, and then all answers', async () => {
  withMissed(missed);
  open();
  await eventually(() => expect(pageText()).toContain('Because of B'));
  expect(pageText()).toContain('Nguyễn Minh Ánh, November 8, 2026');
  expect(pageText()).toContain('1 missed question');
  expect(pageText()).toContain('Question 14, Reading and Writing 2');
  expect(pageText()).toContain('The terraces hold water on slopes.');
  expect(pageText()).toContain('words of D');
  // The student's own answer is not on it.
  expect(pageText()).not.toContain('Because of C');
  const headings = [...document.querySelectorAll('article h2, article h3')];
  expect(headings.map((element) => element.textContent)).toEqual([
    'Full test 3',
    'Question 14, Reading and Writing 2',
    'Answers',
    'Question 14, Reading and Writing 2',
  ]);
});

test('the answers can be left out or shown in the other language', async () => {
  withMissed(missed);
  open();
  await eventually(() => expect(pageText()).toContain('Because of B'));
  document.querySelector<HTMLInputElement>('input[value=vi]')!.click();
  await eventually(() => expect(pageText()).toContain('Vì B'));
  expect(heading()).toBe('Missed questions on paper');
  document.querySelector<HTMLInputElement>('[role=switch]')!.click();
  await eventually(() => expect(pageText()).not.toContain('Vì B'));
  expect(document.querySelector('input[value=vi]')).toBeNull();
});

test('opens the print dialog of the browser', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  withMissed(missed);
  open();
  await eventually(() => expect(button('Print')).toBeDefined());
  button('Print').click();
  expect(print).toHaveBeenCalledOnce();
});

test('a test without misses says so', async () => {
  withMissed();
  open();
  await eventually(() =>
    expect(pageText()).toContain('You didn’t miss any questions in this test'),
  );
});

test('somebody else’s result is not found, and its questions are never requested', async () => {
  const api = new FakeApi().answers(reportKey, { ...ready, isOwn: false });
  open();
  await eventually(() => expect(heading()).toBe('No Results Found'));
  expect(api.requests.some(({ url }) => url.includes('/questions'))).toBe(false);
});

test('an attempt in progress has no sheet yet', async () => {
  new FakeApi().answers(reportKey, { state: 'unfinished', attempt, test: test3 });
  open();
  await eventually(() => expect(heading()).toBe('Full test 3'));
  expect(document.querySelector(`a[href="/test/screen?attempt=${attempt}"]`)).not.toBeNull();
});

test('shows an error and offers a retry when the call fails', async () => {
  const api = new FakeApi().answers(reportKey, ready);
  open();
  await eventually(() =>
    expect(pageText()).toContain('Unable to load test results. Please try again.'),
  );
  api.answers(questionsKey, { questions: [missed], formulas: {} });
  button('Try again').click();
  await eventually(() => expect(pageText()).toContain('The terraces hold water'));
});
