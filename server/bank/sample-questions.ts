import type { SampleQuestion } from '@bac/contract/bank/sample-questions.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sections } from '@bac/exam/item/section.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { sectionOf } from '@bac/exam/item/taxonomy.ts';
import { singleFlightCache } from '../platform/bounded-cache.ts';
import {
  formulasOf,
  formulasOfTexts,
  type Formulas,
} from '../platform/formulas/formula-renderer.ts';
import type { Services } from '../services.ts';
import { listSamples } from './items/item-queries.ts';

export interface SampleQuestions {
  questions: SampleQuestion[];
  formulas: Formulas;
}

const sectionIndex = ({ skill }: ItemVersion): number => sections.indexOf(sectionOf(skill));

/** By section, and within a section from easy to hard, as in the test. */
const compareSamples = (a: ItemVersion, b: ItemVersion): number =>
  sectionIndex(a) - sectionIndex(b) || a.parameters.b - b.parameters.b;

/** Returns nothing for a question without choices: only choices have explanations to show. */
function toSample(item: ItemVersion): SampleQuestion[] {
  const { response, topic } = item;
  if (response.kind === 'entered') return [];
  const rationales = choiceIds.map((id) => ({ id, rationale: response.choices[id].rationale }));
  return [{ item: toStudentView(item), topic, key: response.key, rationales }];
}

/** Caches the samples for a minute: they are the same for everybody, and finding them reads the whole bank. */
export function sampleQuestionsReader({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): () => Promise<SampleQuestions> {
  const cache = singleFlightCache<'samples', SampleQuestions>(clock, {
    entries: 1,
    milliseconds: 60_000,
  });

  async function read(): Promise<SampleQuestions> {
    const items = await listSamples(db);
    const questions = items.toSorted(compareSamples).flatMap(toSample);
    const explanations = questions.flatMap(({ rationales }) =>
      rationales.flatMap(({ rationale: { en, vi } }) => [en, vi]),
    );
    return {
      questions,
      formulas: {
        ...formulasOf(questions.map(({ item }) => item)),
        ...formulasOfTexts(explanations),
      },
    };
  }

  return () => cache.get('samples', () => read());
}
