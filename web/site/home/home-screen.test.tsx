import type { Test } from '@bac/contract/attempts/tests.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous, useAuthState } from '../../api/auth-state.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { account } from '../../testing/open-profile.tsx';
import { eventually, heading, render } from '../../testing/render.tsx';
import { HomeScreen } from './home-screen.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('site/home');
  localStorage.clear();
  useAuthState.setState(anonymous);
});

async function open(): Promise<void> {
  const router = createMemoryRouter([{ path: '/', Component: HomeScreen }]);
  render(<RouterProvider router={router} />);
  await eventually(() => expect(heading()).toContain('Know which step'));
}

const hrefOf = (name: string): string | null | undefined =>
  [...document.querySelectorAll('a')]
    .find(({ textContent }) => textContent.includes(name))
    ?.getAttribute('href');

const pageText = (): string => document.body.textContent;

const diagnostic: Test = {
  id: 'diagnostic-1',
  kind: 'diagnostic',
  name: { en: 'Diagnostic test', vi: 'Bài kiểm tra đầu vào' },
  sections: ['rw', 'math'],
  questions: 54,
  minutes: 67,
  isAdaptive: false,
  isOwn: false,
  progress: {
    completed: 0,
    running: null,
    best: null,
    mostRight: null,
    latest: null,
    seen: 0,
    heldBy: null,
  },
};

const emptyHistory = { attempts: [], best: null, superscore: null };

const attempt = 'b7d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c02';

const signIn = (): void => void useAuthState.setState({ user: account, isAuthenticated: true });

test('a visitor gets links to the diagnostic test and to a question, and no request about tests or results is sent', async () => {
  const api = new FakeApi().answers('GET /content/slides', []);
  await open();
  expect(hrefOf('Take the diagnostic test')).toBe('/tests?kind=diagnostic');
  expect(hrefOf('Try one question')).toBe('/#sample-question');
  expect(pageText()).toContain('98');
  expect(pageText()).toContain('400–1600');
  await eventually(() => expect(pageText()).toContain('One test, four modules'));
  expect(api.requests.map(({ url }) => url).filter((url) => /tests|results/.test(url))).toEqual([]);
});

test('a signed-in person without attempts is offered the diagnostic test', async () => {
  new FakeApi().answers('GET /tests', [diagnostic]).answers('GET /results', emptyHistory);
  signIn();
  await open();
  await eventually(() =>
    expect(hrefOf('Start the diagnostic')).toBe('/test/screen?test=diagnostic-1'),
  );
  expect(pageText()).toContain('54 questions, 67 minutes');
  expect(pageText()).toContain('Hello, Nguyễn Minh Ánh');
});

test('a test in progress shows its name, its module and the time left', async () => {
  const running = {
    attempt,
    phase: 'module' as const,
    module: 2,
    modules: 4,
    answered: 8,
    questions: 54,
    msLeft: 18 * 60_000 + 42_000,
    isPaused: false,
  };
  const testInProgress = { ...diagnostic, progress: { ...diagnostic.progress!, running } };
  new FakeApi().answers('GET /tests', [testInProgress]).answers('GET /results', emptyHistory);
  signIn();
  await open();
  await eventually(() => expect(hrefOf('Resume')).toBe(`/test/screen?attempt=${attempt}`));
  expect(pageText()).toContain('In progress: Diagnostic test');
  expect(pageText()).toMatch(/Module 2 of 4 · 18:4\d left/);
});

test('a result is shown with its range and the next step', async () => {
  new FakeApi().answers('GET /tests', [diagnostic]).answers('GET /results', {
    ...emptyHistory,
    attempts: [
      {
        attempt,
        test: { id: 'diagnostic-1', kind: 'diagnostic', name: diagnostic.name },
        startedAt: '2026-11-01T01:00:00.000Z',
        completedAt: '2026-11-01T02:00:00.000Z',
        ordinal: 1,
        seenBefore: 0,
        invalidReason: null,
        rescoredAt: null,
        scoreBefore: null,
        right: 40,
        questions: 54,
        usedMs: 3_600_000,
        method: 'eap-1',
        total: { score: 1180, low: 1110, high: 1250, isProvisional: true },
        sections: [],
      },
    ],
  });
  signIn();
  await open();
  await eventually(() => expect(hrefOf('See the result')).toBe(`/test-results/${attempt}`));
  expect(pageText()).toContain('1180, a provisional estimate, likely between 1110 and 1250');
  expect(hrefOf('review your mistakes')).toBe('/error-log');
});

test('a link to the tests is shown when the server does not answer', async () => {
  new FakeApi().disconnect();
  signIn();
  await open();
  await eventually(() => expect(hrefOf('See the tests')).toBe('/tests'));
});
