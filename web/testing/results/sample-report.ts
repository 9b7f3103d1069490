import type { ReadyReport, ReportModule, ReportQuestion } from '@bac/contract/results/results.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { sampleQuestion } from './sample-question.ts';

/** For tests: the report of a full test, with few enough questions to check by hand. */

export const sampleAttempt = '3f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c10';

type QuestionOptions = Partial<Omit<ReportQuestion, 'skill' | 'domain' | 'section'>> & {
  skill: Skill;
};

const question = ({ skill, ...overrides }: QuestionOptions): ReportQuestion =>
  sampleQuestion(skill, overrides);

const minutes = (count: number): number => count * 60_000;

const modules: ReportModule[] = [
  { section: 'rw', part: 1, route: null },
  { section: 'rw', part: 2, route: 'higher' },
  { section: 'math', part: 1, route: null },
  { section: 'math', part: 2, route: 'lower' },
].map((module, index) => ({
  ...(module as Pick<ReportModule, 'section' | 'part' | 'route'>),
  module: index,
  ms: minutes(3),
  usedMs: minutes(2.5),
  closedBy: 'student',
}));

const wrong = { result: 'wrong', answer: 'B' } as const;
const empty = { answer: null } as const;

const questions: ReportQuestion[] = [
  question({ skill: 'words-in-context', difficulty: 'easy' }),
  question({ skill: 'inferences', question: 1, ...wrong, ms: 100_000, points: 30 }),
  question({
    skill: 'boundaries',
    question: 2,
    difficulty: 'easy',
    ...wrong,
    ms: 20_000,
    points: 10,
  }),
  question({ skill: 'words-in-context', module: 1 }),
  question({ skill: 'inferences', module: 1, question: 1, ...wrong, ms: 95_000, points: 30 }),
  question({ skill: 'transitions', module: 1, question: 2 }),
  question({ skill: 'linear-functions', module: 2, difficulty: 'easy' }),
  question({ skill: 'linear-functions', module: 2, question: 1 }),
  question({ skill: 'circles', module: 2, question: 2, difficulty: 'hard' }),
  question({ skill: 'nonlinear-functions', module: 3, difficulty: 'hard', ms: 110_000 }),
  question({ skill: 'circles', module: 3, question: 1, result: 'omitted', ...empty, points: 20 }),
  question({
    skill: 'circles',
    module: 3,
    question: 2,
    result: 'not-reached',
    ...empty,
    ms: 0,
    points: 20,
  }),
];

export const sampleReport: ReadyReport = {
  state: 'ready',
  attempt: sampleAttempt,
  test: { id: 'full-3', kind: 'full', name: { en: 'Full test 3', vi: 'Bài đầy đủ 3' } },
  student: 'Nguyễn Minh Ánh',
  isOwn: true,
  startedAt: '2026-11-08T02:00:00.000Z',
  completedAt: '2026-11-08T04:10:00.000Z',
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
    {
      section: 'rw',
      score: 680,
      low: 650,
      high: 710,
      percentile: {
        low: { user: '85', national: '90' },
        high: { user: '93', national: '96' },
      },
      domains: [
        {
          domain: 'craft-and-structure',
          right: 2,
          total: 2,
          low: 660,
          high: 760,
          strength: 'stronger',
        },
      ],
    },
    {
      section: 'math',
      score: 660,
      low: 630,
      high: 690,
      percentile: {
        low: { user: '81', national: '87' },
        high: { user: '89', national: '93' },
      },
      domains: [],
    },
  ],
  scored: 10,
  pretest: 2,
  dropped: 0,
  modules,
  questions,
  practice: [],
  gains: [
    { skill: 'inferences', points: 50, missed: 2 },
    { skill: 'circles', points: 30, missed: 2 },
  ],
  bestBefore: { score: 1280, low: 1230, high: 1330, method: 'eap-1' },
  goal: { score: 1400, testDate: '2026-12-05' },
};

/** A practice set of the same student, with a count and no score. */
export const samplePractice: ReadyReport = {
  ...sampleReport,
  test: {
    id: 'practice-rw-1',
    kind: 'practice',
    name: { en: 'Reading practice', vi: 'Luyện Đọc' },
  },
  total: null,
  sections: [],
  modules: modules.slice(0, 1),
  questions: questions.slice(0, 3),
  practice: [],
  gains: [],
  scored: 3,
  pretest: 0,
  dropped: 0,
};

/** The Math section of a full test, taken alone. */
export const sampleSection: ReadyReport = {
  ...sampleReport,
  total: null,
  sections: sampleReport.sections.slice(1),
  modules: modules.slice(2),
  questions: questions.slice(6),
};
