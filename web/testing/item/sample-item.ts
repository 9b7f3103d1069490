import type { TryResult } from '@bac/contract/results/mistakes.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';

const letters = ['A', 'B', 'C', 'D'] as const;

/** For tests: a question with four choices, of which B is right. */
export const sampleItem: StudentView = {
  id: 'inferences-01',
  version: 1,
  section: 'rw',
  passages: ['The terraces hold water on slopes.'],
  figures: [],
  stem: 'Which choice completes the text?',
  response: { kind: 'choice', choices: letters.map((id) => ({ id, text: `words of ${id}` })) },
};

export const sampleSolution: TryResult['solution'] = {
  kind: 'choice',
  key: 'B',
  choices: letters.map((id) => ({
    id,
    rationale: { en: `Because of ${id}`, vi: `Vì ${id}` },
  })),
};
