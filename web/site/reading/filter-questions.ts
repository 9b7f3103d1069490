import type { FrequentQuestion } from '@bac/contract/site/content.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import { textOf } from '../prose/plain-text.ts';

const foldedText = ({ question, answer }: FrequentQuestion): string =>
  foldAccents([question.en, question.vi, textOf(answer.en), textOf(answer.vi)].join(' '));

/** Every word must occur somewhere in the question or its answer, in either language, accents or none. */
export function filterQuestions(
  questions: readonly FrequentQuestion[],
  search: string,
): FrequentQuestion[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  return questions.filter((question) => {
    const text = foldedText(question);
    return words.every((word) => text.includes(word));
  });
}
