import type { TryResult, Mistake } from '@bac/contract/results/mistakes.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import type { Reply } from '../../api/client.ts';
import { sampleItem, sampleSolution } from '../item/sample-item.ts';

const attempt = '0d3e1d1e-58cf-4c0e-9a44-0a3b1c5d7e21';

export const past = '2026-11-01T17:00:00.000Z';
export const future = '2099-12-04T17:00:00.000Z';

export const mistake: Mistake = {
  item: 'inferences-01',
  cause: null,
  suggested: 'careless',
  note: '',
  dueAt: past,
  attempt,
  module: 1,
  question: 13,
  test: { en: 'Full test 3', vi: 'Đề thi thử số 3' },
  missedAt: '2026-10-31T09:00:00.000Z',
  section: 'rw',
  domain: 'information-and-ideas',
  skill: 'inferences',
  topic: { en: 'Terraces and water', vi: 'Ruộng bậc thang và nước' },
  difficulty: 'medium',
  stage: 0,
};

/** One mistake that is due, one that is scheduled, one that is learned. */
export const sampleMistakes: Mistake[] = [
  mistake,
  {
    ...mistake,
    item: 'circles-01',
    cause: 'timing',
    suggested: 'guess',
    note: 'Draw it first.',
    dueAt: future,
    section: 'math',
    domain: 'geometry-and-trigonometry',
    skill: 'circles',
    topic: { en: 'A tangent', vi: 'Tiếp tuyến' },
    stage: 2,
  },
  {
    ...mistake,
    item: 'transitions-01',
    suggested: 'misread',
    dueAt: null,
    skill: 'transitions',
    topic: { en: 'A contrast', vi: 'Ý tương phản' },
    stage: 4,
  },
];

export const enteredItem: StudentView = {
  ...sampleItem,
  id: 'circles-01',
  section: 'math',
  passages: [],
  stem: 'What is the radius?',
  response: { kind: 'entered' },
};

export const dueOf = (...questions: StudentView[]): Reply<'GET /mistakes/due'> => ({
  due: questions.length,
  questions,
  formulas: {},
  nextAt: questions.length > 0 ? null : future,
});

export const afterTry = (isRight: boolean): TryResult => ({
  isRight,
  solution: sampleSolution,
  formulas: {},
  stage: isRight ? 1 : 0,
  dueAt: future,
});
