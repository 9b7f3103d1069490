import type {
  ReadyReport,
  ReportQuestion,
  ReviewedQuestion,
} from '@bac/contract/results/results.ts';
import { sampleQuestion } from './sample-question.ts';

/** For tests: a small practice set with four questions of Reading and Writing and two of Math, covering every result. */

const question = (place: [number, number], rest: Partial<ReportQuestion>): ReportQuestion =>
  sampleQuestion(rest.skill ?? 'words-in-context', {
    module: place[0],
    question: place[1],
    topic: { en: 'Coral', vi: 'San hô' },
    difficulty: 'easy',
    ...rest,
  });

export const sampleQuestions: ReportQuestion[] = [
  question([0, 0], {}),
  question([0, 1], {
    skill: 'boundaries',
    topic: { en: 'Amber', vi: 'Hổ phách' },
    difficulty: 'hard',
    result: 'wrong',
    answer: 'C',
    keys: ['B'],
    ms: 120_000,
    isMarked: true,
  }),
  question([0, 2], { difficulty: 'medium', result: 'omitted', answer: null, ms: 30_000 }),
  question([0, 3], { result: 'not-reached', answer: null, keys: ['D'], ms: 0 }),
  question([1, 0], {
    skill: 'linear-functions',
    topic: { en: 'Slope', vi: 'Độ dốc' },
    result: 'wrong',
    answer: '7',
    keys: ['17/2', '8.5'],
    ms: 90_000,
  }),
  question([1, 1], {
    skill: 'linear-functions',
    topic: { en: 'Slope', vi: 'Độ dốc' },
    difficulty: 'hard',
    answer: '11/4',
    keys: ['11/4'],
    isMarked: true,
  }),
];

export const sampleReport: ReadyReport = {
  state: 'ready',
  attempt: '2f0514c1-824c-46d7-8053-fed1b01f2fb9',
  test: { id: 'practice-1', kind: 'practice', name: { en: 'Practice', vi: 'Luyện tập' } },
  student: 'Nguyễn Minh Ánh',
  isOwn: true,
  startedAt: '2026-11-08T02:00:00.000Z',
  completedAt: '2026-11-08T03:00:00.000Z',
  invalidated: null,
  changes: [],
  timing: null,
  ordinal: 1,
  seenBefore: 0,
  method: 'count',
  isProvisional: false,
  total: null,
  sections: [],
  scored: 6,
  pretest: 0,
  dropped: 0,
  modules: [
    {
      module: 0,
      section: 'rw',
      part: 1,
      route: null,
      ms: 240_000,
      usedMs: 210_000,
      closedBy: 'clock',
    },
    {
      module: 1,
      section: 'math',
      part: 1,
      route: null,
      ms: 180_000,
      usedMs: 150_000,
      closedBy: 'student',
    },
  ],
  questions: sampleQuestions,
  practice: [],
  gains: [],
  bestBefore: null,
  goal: null,
};

/** The second question, as the server sends it to its student. */
export const sampleReview: ReviewedQuestion = {
  module: 0,
  question: 1,
  item: {
    id: 'boundaries-01',
    version: 1,
    section: 'rw',
    passages: ['Amber traps small ______ keeps them for ages.'],
    figures: [],
    stem: 'Which choice completes the text?',
    response: {
      kind: 'choice',
      choices: [
        { id: 'A', text: 'insects it' },
        { id: 'B', text: 'insects; it' },
        { id: 'C', text: 'insects, it' },
        { id: 'D', text: 'insects: and it' },
      ],
    },
  },
  solution: {
    kind: 'choice',
    key: 'B',
    choices: [
      { id: 'A', rationale: { en: 'It runs on.', vi: 'Câu bị dính.' } },
      { id: 'B', rationale: { en: 'Two clauses part.', vi: 'Hai mệnh đề tách ra.' } },
      { id: 'C', rationale: { en: 'A comma splice.', vi: 'Nối bằng dấu phẩy.' } },
      { id: 'D', rationale: { en: 'A colon too many.', vi: 'Thừa dấu hai chấm.' } },
    ],
  },
  rule: { en: 'Part two clauses.', vi: 'Tách hai mệnh đề.' },
  answer: 'C',
  result: 'wrong',
  eliminated: ['D'],
  highlights: [
    {
      id: 'h1',
      block: 'passage-0-0',
      start: 0,
      end: 5,
      quote: 'Amber',
      colour: 'yellow',
      note: 'The subject',
    },
  ],
  shares: null,
  mistake: {
    cause: null,
    suggested: 'careless',
    note: '',
    dueAt: '2099-11-18T00:00:00.000Z',
  },
  isReported: false,
};
