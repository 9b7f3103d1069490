import type { ReportQuestion } from '@bac/contract/results/results.ts';
import { sectionOf, skillFacts, type Skill } from '@bac/exam/item/taxonomy.ts';

/** For tests: a question of a report, answered correctly by default. */
export const sampleQuestion = (
  skill: Skill,
  overrides: Partial<ReportQuestion> = {},
): ReportQuestion => ({
  module: 0,
  question: 0,
  section: sectionOf(skill),
  domain: skillFacts[skill].domain,
  skill,
  topic: { en: 'A net mender', vi: 'Người vá lưới' },
  difficulty: 'medium',
  result: 'right',
  answer: 'A',
  keys: ['A'],
  ms: 60_000,
  isMarked: false,
  points: null,
  ...overrides,
});
