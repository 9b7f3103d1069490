import type { ReadyReport } from '@bac/contract/results/results.ts';
import { sampleQuestion } from './sample-question.ts';

/** For the tests of the printed report. */

const wrong = { result: 'wrong', answer: 'B', points: 20 } as const;

export const sampleReport: ReadyReport = {
  state: 'ready',
  attempt: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  test: {
    id: 'diagnostic-1',
    kind: 'diagnostic',
    name: { en: 'Diagnostic test', vi: 'Bài kiểm tra đầu vào' },
  },
  student: 'Nguyễn Minh Ánh',
  isOwn: true,
  startedAt: '2026-11-08T02:00:00.000Z',
  completedAt: '2026-11-08T03:07:00.000Z',
  invalidated: null,
  changes: [],
  timing: null,
  ordinal: 1,
  seenBefore: 0,
  method: 'eap-1',
  isProvisional: false,
  total: {
    score: 1340,
    low: 1290,
    high: 1390,
    percentile: {
      low: { user: '84', national: '91' },
      high: { user: '92', national: '97' },
    },
  },
  sections: [
    { section: 'rw', score: 680, low: 650, high: 710, percentile: null, domains: [] },
    { section: 'math', score: 660, low: 630, high: 690, percentile: null, domains: [] },
  ],
  scored: 4,
  pretest: 0,
  dropped: 0,
  modules: [
    {
      module: 0,
      section: 'rw',
      part: 1,
      route: null,
      ms: 120_000,
      usedMs: 120_000,
      closedBy: 'clock',
    },
    {
      module: 1,
      section: 'math',
      part: 1,
      route: null,
      ms: 120_000,
      usedMs: 90_000,
      closedBy: 'student',
    },
  ],
  questions: [
    sampleQuestion('transitions'),
    sampleQuestion('inferences', { question: 1, ...wrong }),
    sampleQuestion('circles', { module: 1, ...wrong, points: 40 }),
    sampleQuestion('percentages', { module: 1, question: 1 }),
  ],
  practice: [],
  gains: [{ skill: 'circles', points: 40, missed: 1 }],
  bestBefore: null,
  goal: null,
};
