import type { Test } from '@bac/contract/attempts/tests.ts';

/** For tests: one test of each kind and state. */

const notTaken: NonNullable<Test['progress']> = {
  completed: 0,
  running: null,
  best: null,
  mostRight: null,
  latest: null,
  seen: 0,
  heldBy: null,
};

const full = (number: number, progress: Partial<NonNullable<Test['progress']>>): Test => ({
  id: `full-${number}`,
  kind: 'full',
  name: { en: `Full test ${number}`, vi: `Đề thi thử số ${number}` },
  sections: ['rw', 'math'],
  questions: 98,
  minutes: 134,
  isAdaptive: true,
  isOwn: false,
  progress: { ...notTaken, ...progress },
});

const practice = (
  number: number,
  section: 'rw' | 'math',
  progress: Partial<NonNullable<Test['progress']>>,
): Test => ({
  ...full(number, progress),
  id: `practice-${number}`,
  kind: 'practice',
  name: { en: `Practice set ${number}`, vi: `Bài luyện tập ${number}` },
  sections: [section],
  questions: 27,
  minutes: 30,
  isAdaptive: false,
});

export const runningAttempt = 'a3f1c5de-9a41-4c3e-8f0d-2b7a5f2f6c01';
export const doneAttempt = 'b7d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c02';

export const sampleTests: Test[] = [
  full(1, {}),
  full(2, {
    seen: 63,
    running: {
      attempt: runningAttempt,
      phase: 'module',
      module: 3,
      modules: 4,
      answered: 63,
      questions: 98,
      msLeft: 18 * 60_000 + 42_000,
      isPaused: false,
    },
  }),
  full(3, {
    seen: 98,
    completed: 2,
    best: { score: 1340, low: 1290, high: 1390, isProvisional: false },
    latest: doneAttempt,
  }),
  {
    ...full(1, { seen: 6 }),
    id: 'diagnostic-1',
    kind: 'diagnostic',
    name: { en: 'Diagnostic test A', vi: 'Bài kiểm tra đầu vào A' },
    questions: 54,
    minutes: 67,
    isAdaptive: false,
  },
  practice(1, 'rw', { seen: 27, completed: 1, mostRight: 21, latest: doneAttempt }),
  practice(2, 'math', { seen: 5 }),
];

/** The same tests as a visitor sees them. */
export const visitorTests: Test[] = sampleTests.map((test) => ({ ...test, progress: null }));
