import type { History, HistoryEntry } from '@bac/contract/results/results.ts';

/** For tests: a diagnostic, a practice set and a full test with questions seen before, newest first. */

const full: HistoryEntry = {
  attempt: 'b7d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c02',
  test: { id: 'full-3', kind: 'full', name: { en: 'Full test 3', vi: 'Đề thi thử số 3' } },
  startedAt: '2026-11-08T02:00:00.000Z',
  completedAt: '2026-11-08T04:20:00.000Z',
  ordinal: 2,
  seenBefore: 98,
  invalidReason: null,
  rescoredAt: null,
  scoreBefore: null,
  right: 77,
  questions: 98,
  usedMs: 7_781_000,
  method: 'eap-1',
  total: { score: 1340, low: 1290, high: 1390, isProvisional: false },
  sections: [
    { section: 'rw', score: 680, low: 650, high: 710, isProvisional: false },
    { section: 'math', score: 660, low: 630, high: 690, isProvisional: false },
  ],
};

const practice: HistoryEntry = {
  ...full,
  attempt: 'c1d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c03',
  test: { id: 'practice-rw-1', kind: 'practice', name: { en: 'Inferences', vi: 'Suy luận' } },
  completedAt: '2026-10-11T04:20:00.000Z',
  ordinal: 1,
  seenBefore: 0,
  right: 21,
  questions: 27,
  usedMs: 1_500_000,
  total: null,
  sections: [],
};

const diagnostic: HistoryEntry = {
  ...full,
  attempt: 'd1d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c04',
  test: {
    id: 'diagnostic-1',
    kind: 'diagnostic',
    name: { en: 'Diagnostic A', vi: 'Bài kiểm tra đầu vào A' },
  },
  completedAt: '2026-09-06T04:20:00.000Z',
  ordinal: 1,
  seenBefore: 0,
  right: 35,
  questions: 54,
  usedMs: 3_600_000,
  total: { score: 1180, low: 1110, high: 1250, isProvisional: false },
  sections: [
    { section: 'rw', score: 600, low: 560, high: 640, isProvisional: false },
    { section: 'math', score: 580, low: 540, high: 620, isProvisional: false },
  ],
};

export const sampleHistory: History = {
  attempts: [full, practice, diagnostic],
  best: { attempt: full.attempt, score: 1340 },
  superscore: {
    score: 1340,
    low: 1300,
    high: 1380,
    isProvisional: false,
    sections: [
      { section: 'rw', score: 680, attempt: full.attempt },
      { section: 'math', score: 660, attempt: full.attempt },
    ],
  },
};

export const noHistory: History = { attempts: [], best: null, superscore: null };
