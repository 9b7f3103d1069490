import type { ReadyReport, ReportQuestion } from '@bac/contract/results/results.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { sampleQuestion } from './sample-question.ts';

/** For tests: two diagnostics of one student, ten weeks apart. */

const question = (skill: Skill, isRight: boolean): ReportQuestion =>
  sampleQuestion(skill, { result: isRight ? 'right' : 'wrong' });

const section = (name: 'rw' | 'math', score: number) => ({
  section: name,
  score,
  low: score - 30,
  high: score + 30,
  percentile: null,
  domains: [],
});

export const earlierReport: ReadyReport = {
  state: 'ready',
  attempt: 'd1d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c04',
  test: {
    id: 'diagnostic-1',
    kind: 'diagnostic',
    name: { en: 'Diagnostic', vi: 'Bài kiểm tra đầu vào' },
  },
  student: 'Ánh',
  isOwn: true,
  startedAt: '2026-09-06T02:00:00.000Z',
  completedAt: '2026-09-06T03:00:00.000Z',
  invalidated: null,
  changes: [],
  timing: null,
  ordinal: 1,
  seenBefore: 0,
  method: 'eap-1',
  isProvisional: false,
  total: { score: 1180, low: 1110, high: 1250, percentile: null },
  sections: [section('rw', 600), section('math', 580)],
  scored: 4,
  pretest: 0,
  dropped: 0,
  modules: [
    {
      module: 0,
      section: 'rw',
      part: 1,
      route: null,
      ms: 3_600_000,
      usedMs: 3_000_000,
      closedBy: 'student',
    },
  ],
  questions: [
    question('inferences', true),
    question('inferences', false),
    question('linear-functions', false),
    question('linear-functions', false),
  ],
  practice: [],
  gains: [],
  bestBefore: null,
  goal: null,
};

export const laterReport: ReadyReport = {
  ...earlierReport,
  attempt: 'b7d2a1c4-1f52-4a7b-9c1e-6e8d3a9b5c02',
  completedAt: '2026-11-15T03:00:00.000Z',
  ordinal: 2,
  seenBefore: 4,
  total: { score: 1340, low: 1290, high: 1390, percentile: null },
  sections: [section('rw', 640), section('math', 700)],
  modules: [{ ...earlierReport.modules[0]!, usedMs: 2_940_000 }],
  questions: [
    question('inferences', true),
    question('inferences', false),
    question('linear-functions', true),
    question('linear-functions', false),
  ],
};
