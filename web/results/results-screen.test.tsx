import type { AttemptChange } from '@bac/contract/attempts/attempt-change.ts';
import type { Report } from '@bac/contract/results/results.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous, useAuthState } from '../api/auth-state.ts';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { button, eventually, heading, render } from '../testing/render.tsx';
import { ResultsScreen } from './results-screen.tsx';
import {
  sampleAttempt,
  samplePractice,
  sampleReport,
  sampleSection,
} from '../testing/results/sample-report.ts';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['results', 'results/detailed', 'results/share', 'results/compare']);
  useAuthState.setState(anonymous);
});

const path = `GET /results/${sampleAttempt}` as 'GET /results/:attempt';

const threshold = {
  id: 'x',
  university: { en: 'A university', vi: 'Một trường' },
  kind: 'application' as const,
  score: 1300,
  year: 2025,
  source: { en: 'Its notice', vi: 'Thông báo' },
  url: null,
  fields: [],
};

const apiWith = (report: Report): FakeApi =>
  new FakeApi()
    .answers(path, report)
    .answers('GET /admission-thresholds', [threshold])
    .answers('GET /results', { attempts: [], best: null, superscore: null });

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

function open(search = '', attempt = sampleAttempt): void {
  const routes = [
    { path: '/test-results/:attempt', Component: ResultsScreen },
    { path: '*', Component: Elsewhere },
  ];
  const initialEntries = [`/test-results/${attempt}${search}`];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
}

const pageText = (): string => document.body.textContent;
const waitForText = (text: string): Promise<void> =>
  eventually(() => expect(pageText()).toContain(text));
const linkTo = (href: string): Element | null => document.querySelector(`a[href="${href}"]`);
const headings = (): string[] =>
  [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

test('a finished test shows its score with its range, its parts and what to do next', async () => {
  apiWith(sampleReport);
  open();
  await eventually(() => expect(heading()).toBe('Full test 3'));
  await waitForText('A university');
  expect(pageText()).toContain('November 8, 2026, first attempt');
  expect(pageText()).toContain('Estimated');
  expect(pageText()).toContain('The true score is likely between 1290 and 1390.');
  expect(pageText()).toContain(
    'The difference from your best so far, 1280 (1230–1330), may be chance.',
  );
  expect(pageText()).toContain('650–710, 85th–93rd percentile');
  expect(pageText()).toContain('of SAT® takers; 91st–97th of US students in grades 11–12');
  expect(pageText()).toContain('2:30 of 3:00, harder second module');
  expect(pageText()).toContain('2:30 of 3:00, easier second module');
  expect(pageText()).toContain('60 to go');
  expect(pageText()).toContain('40 above');
  expect(pageText()).toContain(
    'It comes from 10 of the 12 questions; the other 2 were trial questions',
  );
  expect(headings()).toEqual([
    'Total score',
    'By module',
    'By difficulty',
    'By domain',
    'Pacing',
    ...headings().slice(5, -3),
    'What cost you points here',
    'Your goal',
    'Next steps',
  ]);
});

test('a score from judged questions is provisional; a skill to practice comes from several attempts', async () => {
  const practice = [{ skill: 'circles' as const, missed: 9, questions: 14 }];
  const bestBefore = { score: 1100, low: 1050, high: 1150, method: 'eap-0' };
  apiWith({ ...sampleReport, isProvisional: true, bestBefore, dropped: 1, practice });
  open();
  await waitForText('Estimated, provisional');
  expect(pageText()).toContain('It is provisional. How hard the questions are was judged');
  expect(pageText()).toContain('240 points above your previous best, 1100 (1050–1150).');
  expect(pageText()).toContain('The two scores were calculated differently');
  expect(pageText()).toContain('To practice: Circles. Across your latest attempts');
  expect(pageText()).toContain('One question was dropped from scoring');
});

test('shows the total time among the figures, with the time allowed', async () => {
  apiWith(sampleReport);
  open();
  await waitForText('total time');
  const named = [...document.querySelectorAll('dt')].find(
    ({ textContent }) => textContent === 'total time',
  );
  expect(named?.parentElement?.textContent).toBe('total time10:00of 12:00 allowed');
});

test('a pacing bar and a gain link to their questions', async () => {
  apiWith(sampleReport);
  open();
  await waitForText('What cost you points here');
  expect(
    document.querySelector('a[aria-label="R&W 1, question 2, incorrect, 1:40"]'),
  ).not.toBeNull();
  expect(linkTo(`/test-results/${sampleAttempt}?tab=detailed#q-0-2`)).not.toBeNull();
  const skill = 'tab=detailed&skill=inferences&result=wrong%2Comitted%2Cnot-reached';
  expect(linkTo(`/test-results/${sampleAttempt}?${skill}`)).not.toBeNull();
});

test('a practice set shows a count and promises no score', async () => {
  apiWith(samplePractice);
  open();
  await waitForText('1/3');
  expect(pageText()).toContain('A practice set is too short for a score');
  expect(pageText()).not.toContain('percentile');
  expect(pageText()).not.toContain('Estimated');
  expect(headings()).not.toContain('Your goal');
});

test('a section taken alone has its own score and no total', async () => {
  apiWith(sampleSection);
  open();
  await waitForText('Only this section was taken, so there is no total.');
  expect(pageText()).toContain('660');
  expect(headings()).not.toContain('Total score');
});

test('says how many questions the student had seen before', async () => {
  apiWith({ ...sampleReport, ordinal: 2, seenBefore: 12 });
  open();
  await waitForText('All 12 questions came up in earlier attempts');
  expect(pageText()).toContain('attempt 2');
});

test('a reader of a shared link sees the result without goal, retake, sharing and questions', async () => {
  const api = apiWith({ ...sampleReport, isOwn: false, goal: null, bestBefore: null });
  open('?share=secret');
  await waitForText('Results of Nguyễn Minh Ánh');
  expect(api.requests[0]?.url).toContain('share=secret');
  expect(pageText()).not.toContain('Retake');
  expect(pageText()).not.toContain('Next steps');
  expect(pageText()).not.toContain('Your goal');
  expect(document.querySelector('a[href*="#q-"]')).toBeNull();
  expect(document.querySelector('a[href*="skill=inferences"]')?.getAttribute('href')).toContain(
    'share=secret',
  );
});

test('an address without an attempt id shows no results and sends no request', async () => {
  const api = new FakeApi();
  open('', 'example');
  await eventually(() => expect(heading()).toBe('No Results Found'));
  expect(api.requests).toEqual([]);
});

const other = { attempt: sampleAttempt, test: sampleReport.test };

test('polls while the score is being computed', async () => {
  const api = apiWith({ ...other, state: 'scoring' });
  open();
  await waitForText('We’re calculating your result');
  api.answers(path, sampleReport);
  await eventually(() =>
    expect(pageText()).toContain('The true score is likely between 1290 and 1390.'),
  );
});

test('loads the report as soon as the server says that it is scored', async () => {
  const api = apiWith({ ...other, state: 'scoring' });
  const { promise: scored, resolve: finishScoring } = Promise.withResolvers<void>();
  api.responds(`${path}/scored` as 'GET /results/:attempt/scored', async () => {
    await scored;
    return Response.json({ result: 'OK', data: { isScored: true } });
  });
  open();
  await waitForText('We’re calculating your result');
  const countRequests = (): number =>
    api.requests.filter(({ url }) => url.endsWith(sampleAttempt)).length;
  expect(countRequests()).toBe(1);
  api.answers(path, sampleReport);
  finishScoring();
  await waitForText('The true score is likely between 1290 and 1390.');
  expect(countRequests()).toBe(2);
});

test('polls no faster if the report of a scored attempt fails to load', async () => {
  const api = apiWith({ ...other, state: 'scoring' });
  api.responds(`${path}/scored` as 'GET /results/:attempt/scored', () => {
    api.responds(path, () => Promise.reject(new TypeError('no network')));
    return Response.json({ result: 'OK', data: { isScored: true } });
  });
  open();
  await waitForText('We’re calculating your result');
  const countRequests = (): number =>
    api.requests.filter(({ url }) => url.endsWith(sampleAttempt)).length;
  await eventually(() => expect(countRequests()).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(countRequests()).toBe(2);
});

test('an unfinished test says so and can be resumed', async () => {
  apiWith({ ...other, state: 'unfinished' });
  open();
  await waitForText('This test isn’t finished');
  expect(linkTo(`/test/screen?attempt=${sampleAttempt}`)).not.toBeNull();
});

test('an abandoned test has no result', async () => {
  apiWith({ ...other, state: 'abandoned', endReason: null });
  open();
  await waitForText('there is no result');
  expect(linkTo('/test/screen?test=full-3')).not.toBeNull();
});

test('a withheld result says when it will be shown, if that is known', async () => {
  apiWith({ ...other, state: 'withheld', until: '2026-11-20T05:00:00.000Z' });
  open();
  await waitForText('Your teacher will release these results later');
  expect(pageText()).toContain('Your results will appear here on November 20, 2026');
});

test.each([400, 401, 404])('status %s shows that there are no results', async (status) => {
  new FakeApi().refuses(path, status, { message: 'No' });
  open();
  await eventually(() => expect(heading()).toBe('No Results Found'));
});

test('offers a retry when the call fails', async () => {
  const api = new FakeApi();
  open();
  await waitForText('Unable to load test results. Please try again.');
  api.answers(path, sampleReport);
  button('Try again').click();
  await eventually(() => expect(heading()).toBe('Full test 3'));
});

test('a retake with new questions opens the assembled test', async () => {
  const api = apiWith(sampleReport).answers('POST /tests/fresh', { test: 'own-1' });
  open();
  await waitForText('Retake');
  button('Retake').click();
  await waitForText('New questions');
  button('Go to the test').click();
  await eventually(() => expect(heading()).toBe('/test/screen?test=own-1'));
  expect(api.requests.at(-1)?.body).toMatchObject({ like: 'full-3' });
});

test('offers the same test when too few new questions are left', async () => {
  apiWith(sampleReport).refuses('POST /tests/fresh', 409, { code: 'TOO_FEW_UNSEEN' });
  open();
  await waitForText('Retake');
  button('Retake').click();
  await waitForText('New questions');
  button('Go to the test').click();
  await waitForText('enough questions left that you’ve never seen');
  button('Go to the test').click();
  await eventually(() => expect(heading()).toBe('/test/screen?test=full-3'));
});

test('a result that no longer counts says why and shows no score, no percentile and no way to share it', async () => {
  const invalidated = { at: '2026-11-12T03:00:00.000Z', reason: 'Two people sat here.' };
  apiWith({ ...sampleReport, invalidated });
  open();
  await waitForText('This result has not counted since November 12, 2026.');
  expect(pageText()).toContain('Two people sat here.');
  expect(pageText()).not.toContain('1340');
  expect(pageText()).not.toContain('percentile');
  expect(pageText()).not.toContain('No section was finished');
  expect(pageText()).not.toContain('Share');
});

const rescored: Omit<AttemptChange, 'studentNote'> = {
  id: '8c7a8a52-0b0f-4a6e-9a38-2f6a1c1d9c11',
  kind: 'rescored',
  at: '2026-11-12T03:00:00.000Z',
  reason: null,
  before: { questions: 98, sections: [], right: 76, total: 1320 },
  after: { questions: 98, sections: [], right: 77, total: 1340 },
  minutes: null,
};

test('shows what a corrected key changed, and the note for students in the language of the page', async () => {
  const studentNote = { en: 'Both B and C could be correct.', vi: 'Cả B và C đều có thể đúng.' };
  apiWith({ ...sampleReport, changes: [{ ...rescored, studentNote }] });
  open();
  await waitForText('Rescored on November 12, 2026:');
  expect(pageText()).toContain('1320 → 1340, because the answer key of a question was corrected.');
  expect(pageText()).toContain(studentNote.en);
  expect(pageText()).not.toContain(studentNote.vi);
  await i18next.changeLanguage('vi');
  await waitForText(studentNote.vi);
  expect(pageText()).not.toContain(studentNote.en);
  await i18next.changeLanguage('en');
});

test('says that a result was rescored with better parameters, with the old score', async () => {
  const scores = { questions: 98, right: 76 };
  apiWith({
    ...sampleReport,
    changes: [
      {
        ...rescored,
        kind: 'recalibrated',
        studentNote: null,
        before: { ...scores, total: 1320, sections: [{ section: 'rw', score: 660 }] },
        after: { ...scores, total: 1340, sections: [{ section: 'rw', score: 680 }] },
      },
    ],
  });
  open();
  await waitForText('Rescored on November 12, 2026:');
  expect(pageText()).toContain(
    '1320 → 1340, because the difficulty of the questions is now known more precisely.',
  );
});

test('shows only the standard sentence if a corrected key has no note', async () => {
  apiWith({ ...sampleReport, changes: [{ ...rescored, studentNote: null }] });
  open();
  await waitForText('1320 → 1340, because the answer key of a question was corrected.');
  expect(pageText()).not.toContain('null');
});
