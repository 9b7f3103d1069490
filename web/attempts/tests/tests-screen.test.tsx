import i18next from 'i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import {
  doneAttempt,
  runningAttempt,
  sampleTests,
  visitorTests,
} from '../../testing/attempts/sample-tests.ts';
import { TestsScreen } from './tests-screen.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  vi.useRealTimers();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('attempts/tests');
});

function Elsewhere() {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { from: string } | null;
  };
  return <h1>{`${pathname}${search} from ${state?.from}`}</h1>;
}

async function open(search = '') {
  const routes = [
    { path: '/tests', Component: TestsScreen },
    { path: '*', Component: Elsewhere },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/tests${search}`] });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(document.querySelector('h2')).not.toBeNull());
  return router;
}

const pageText = (): string => document.body.textContent;
const names = (): string[] => [...document.querySelectorAll('h3')].map((h3) => h3.textContent);

function link(name: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll('a')].find((each) => each.textContent.includes(name));
  if (!found) throw new Error(`no link "${name}"`);
  return found;
}

const goesTo = (name: string): string | null => link(name).getAttribute('href');

function select(label: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('each test shows its length, its sections, its status and how much of it is new', async () => {
  new FakeApi().answers('GET /tests', sampleTests);
  await open();
  expect(names()).toEqual(sampleTests.map(({ name }) => name.en));
  expect(pageText()).toContain('98 questions, 134 minutes');
  expect(pageText()).toContain('Reading and Writing, Math');
  expect(pageText()).toContain('63 seen, 35 new');
  expect(pageText()).toContain('All 98 seen');
  expect(pageText()).toContain('Completed 2 times');
  expect(pageText()).toContain(', likely between 1290 and 1390');
  expect(pageText()).toContain('21 / 27 correct');
});

test('a new test starts, a running one resumes, a done one links to its results or is retaken', async () => {
  new FakeApi().answers('GET /tests', sampleTests);
  await open();
  expect(goesTo('Start: Full test 1')).toBe('/test/screen?test=full-1');
  expect(goesTo('Resume: Full test 2')).toBe(`/test/screen?attempt=${runningAttempt}`);
  expect(goesTo('Results: Full test 3')).toBe(`/test-results/${doneAttempt}`);
  expect(button('Retake: Full test 3').getAttribute('aria-haspopup')).toBe('dialog');
});

test('a test that is assigned leads to the class instead of starting, and keeps its results', async () => {
  const heldBy = { assignment: '1f0c7c57-5d0a-4f5c-8d57-0a2b3c4d5e6f', class: '12A' };
  const held = sampleTests.map((sample) => ({
    ...sample,
    progress: sample.progress && { ...sample.progress, heldBy },
  }));
  new FakeApi().answers('GET /tests', held);
  await open();
  expect(pageText()).toContain('Assigned in your class12A');
  expect(goesTo('To your class: Full test 1')).toBe('/classes');
  expect(goesTo('Resume: Full test 2')).toBe(`/test/screen?attempt=${runningAttempt}`);
  expect(goesTo('Results: Full test 3')).toBe(`/test-results/${doneAttempt}`);
  expect(pageText()).not.toContain('Retake');
});

/** Advances the clock. A page that becomes visible reads it at once. */
function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the attempt in progress comes first, with its module and the running clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  new FakeApi().answers('GET /tests', sampleTests);
  await open();
  expect(document.querySelector('h2')?.textContent).toBe('You’re in the middle of Full test 2');
  expect(pageText()).toContain('18:42 left in this module. 63 answers saved.');
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Module 3, you are here');
  pass(60_000);
  await eventually(() => expect(pageText()).toContain('17:42 left in this module.'));
  pass(18 * 60_000);
  await eventually(() => expect(pageText()).toContain('Time is up for this module.'));
});

test('the clock of a paused test does not run', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [paused] = sampleTests.filter(({ progress }) => progress?.running);
  const mine = paused!.progress!;
  new FakeApi().answers('GET /tests', [
    { ...paused!, progress: { ...mine, running: { ...mine.running!, isPaused: true } } },
  ]);
  await open();
  pass(60_000);
  expect(pageText()).toContain('Paused with 18:42 left');
});

test('a visitor sees every test, and starting one asks to sign in first', async () => {
  new FakeApi().answers('GET /tests', visitorTests);
  await open();
  expect(names()).toHaveLength(visitorTests.length);
  expect(pageText()).toContain('Sign in to start a test');
  expect(pageText()).not.toContain('Not started');
  link('Start: Diagnostic test A').click();
  await eventually(() => expect(heading()).toBe('/auth/login from /test/screen?test=diagnostic-1'));
});

test('filters narrow the list, count what is left, and stay in the address', async () => {
  new FakeApi().answers('GET /tests', sampleTests);
  const router = await open();
  button('Practice').click();
  await eventually(() => expect(names()).toEqual(['Practice set 1', 'Practice set 2']));
  select('Section', 'math');
  await eventually(() => expect(names()).toEqual(['Practice set 2']));
  expect(button('Practice').textContent).toContain('1');
  expect(pageText()).toContain('1 test shown');
  expect(router.state.location.search).toBe('?kind=practice&section=math');
  select('Status', 'done');
  await eventually(() => expect(pageText()).toContain('No tests match these filters'));
  button('Show all tests').click();
  await eventually(() => expect(names()).toHaveLength(sampleTests.length));
});

test('filters are read from the address, and invalid values are ignored', async () => {
  new FakeApi().answers('GET /tests', sampleTests);
  await open('?kind=diagnostic&status=nonsense');
  expect(names()).toEqual(['Diagnostic test A']);
});

test('marks a test that was put together for the student', async () => {
  new FakeApi().answers('GET /tests', [{ ...sampleTests[0]!, isOwn: true }, sampleTests[3]!]);
  await open();
  expect(pageText().split('Created for you')).toHaveLength(2);
});

test('shows completed attempts in one line, with a link to all of them', async () => {
  const total = { score: 1340, low: 1290, high: 1390, isProvisional: true };
  const attempt = {
    attempt: doneAttempt,
    test: { id: 'full-3', kind: 'full', name: { en: 'Full test 3', vi: 'Đề thi thử số 3' } },
    startedAt: '2026-11-08T02:00:00.000Z',
    completedAt: '2026-11-08T04:20:00.000Z',
    ordinal: 1,
    seenBefore: 0,
    invalidReason: null,
    rescoredAt: null,
    scoreBefore: null,
    right: 77,
    questions: 98,
    usedMs: 7_781_000,
    method: 'eap-1',
    total,
    sections: [],
  } as const;
  new FakeApi().answers('GET /tests', sampleTests).answers('GET /results', {
    attempts: [
      attempt,
      { ...attempt, attempt: runningAttempt, total: { ...total, score: 1280 } },
    ].map((each) => ({ ...each, sections: [] })),
    best: { attempt: doneAttempt, score: 1340 },
    superscore: { score: 1350, low: 1310, high: 1390, isProvisional: true, sections: [] },
  });
  await open();
  await eventually(() => expect(pageText()).toContain('tests completed'));
  expect(pageText()).toContain('1340*, provisional 1290–1390');
  expect(pageText()).toContain('1350*, provisional 1310–1390');
  expect(pageText().split('* Provisional:')).toHaveLength(2);
  expect(document.querySelector('svg[aria-label^="2 total scores"]')).not.toBeNull();
  expect(goesTo('All attempts')).toBe('/profile?tab=overview#history');
});

test('hides the line of attempts if it cannot be loaded and before the first attempt', async () => {
  new FakeApi().answers('GET /tests', sampleTests);
  await open();
  await eventually(() => expect(pageText()).not.toContain('Your attempts'));
  expect(names()).toHaveLength(sampleTests.length);
});

const freshTest = { test: 'fresh-1' };

test('retakes a test with new questions', async () => {
  const api = new FakeApi().answers('GET /tests', sampleTests);
  api.answers('POST /tests/fresh', freshTest);
  await open();
  button('Retake: Full test 3').click();
  await eventually(() => expect(pageText()).toContain('Retake Full test 3'));
  button('Go to the test').click();
  await eventually(() => expect(heading()).toContain('/test/screen?test=fresh-1'));
  expect(api.requests.at(-1)?.body).toMatchObject({ like: 'full-3' });
});

test('offers the same test if too few questions are new', async () => {
  new FakeApi()
    .answers('GET /tests', sampleTests)
    .refuses('POST /tests/fresh', 409, { code: 'TOO_FEW_UNSEEN', message: 'Too few' });
  await open();
  button('Retake: Full test 3').click();
  await eventually(() => expect(pageText()).toContain('Retake Full test 3'));
  button('Go to the test').click();
  await eventually(() => expect(pageText()).toContain('There aren’t enough questions left'));
  button('Go to the test').click();
  await eventually(() => expect(heading()).toContain('/test/screen?test=full-3'));
});

test('says so if there are no tests', async () => {
  new FakeApi().answers('GET /tests', []);
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', Component: TestsScreen }], {
        initialEntries: ['/'],
      })}
    />,
  );
  await eventually(() => expect(pageText()).toContain('No tests available yet'));
});
